import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VinSearch } from "./vin-search.tsx";

test("a number that is much too long stays whole in its box, so that its true length can be told", () => {
  const html = renderToStaticMarkup(<VinSearch typed={"6H8Z".repeat(20)} />);
  expect(html).toContain("80 characters; a VIN has 17");
  expect(html).not.toMatch(/maxlength/i);
});
