import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FitsLine } from "./fits-line.tsx";

const fitment = { status: "fits" as const, isConditional: false, notes: ["Drum front"], car: "HQ Monaro, front" };
const textOf = (element: React.ReactElement) => renderToStaticMarkup(element).replace(/<[^>]+>/g, "");

it("says which car a part is for, on what that hangs, and nothing of what isn't listed", () => {
  expect(textOf(<FitsLine fitment={fitment} whose="your" />)).toBe("Fits your HQ Monaro, front");
  expect(textOf(<FitsLine fitment={{ ...fitment, isConditional: true, car: null }} whose="the" />)).toBe(
    "Fits with conditions: Drum front",
  );
  expect(renderToStaticMarkup(<FitsLine fitment={{ ...fitment, status: "does-not-fit", car: null }} whose="your" />)).toBe("");
});

it("ends in no colon where nobody wrote down what the fit hangs on", () => {
  expect(textOf(<FitsLine fitment={{ ...fitment, isConditional: true, notes: [], car: null }} whose="your" />)).toBe(
    "Fits with conditions",
  );
});
