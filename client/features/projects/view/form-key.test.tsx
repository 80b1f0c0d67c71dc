import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormKey } from "./form-key.tsx";

const keyIn = (sent?: string) => /value="([^"]+)"/.exec(renderToStaticMarkup(<FormKey sent={sent} />))?.[1];

test("each form has a key of its own", () => {
  expect(keyIn()).toMatch(/^[0-9a-f-]{36}$/);
  expect(keyIn()).not.toBe(keyIn());
});

test("a form that comes back goes on under the key that it was sent with: what was done of it by then isn't done again", () => {
  expect(keyIn("sent-before")).toBe("sent-before");
});
