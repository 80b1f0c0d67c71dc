import { expect, test } from "vitest";
import { exampleVariant } from "#shared/testing/example-product.ts";
import { priceOf, productChoiceSearch, readProductChoice, shownVariant } from "./product-choice.ts";

const variantOf = (optionValues: Record<string, string>, isAvailable = true) =>
  exampleVariant({ id: JSON.stringify(optionValues), optionValues, isAvailable });
const product = {
  options: [
    { name: "Pack size", values: ["Single", "Pack of 10"] },
    { name: "Finish", values: ["Chrome"] },
  ],
  variants: [variantOf({ "Pack size": "Single", Finish: "Chrome" }, false), variantOf({ "Pack size": "Pack of 10", Finish: "Chrome" })],
};

test("the address chooses the variant", () => {
  const choice = readProductChoice(product, new URLSearchParams("pack-size=Pack of 10"));
  expect(choice.variant).toBe(product.variants[1]);
  expect(choice.missing).toEqual([]);
});

test("a value in the address that the product does not have chooses nothing", () => {
  const choice = readProductChoice(product, new URLSearchParams("pack-size=__proto__"));
  expect(choice).toMatchObject({ variant: null, missing: ["Pack size"] });
});

test("the address of a choice keeps the search that led here and leaves out what needs no choosing", () => {
  const search = productChoiceSearch(product, { "Pack size": "Single", Finish: "Chrome" }, new URLSearchParams("sid=q1&choose=1"));
  expect(search).toBe("?sid=q1&pack-size=Single");
});

test("until a choice is made the first variant that can be had stands for the product", () => {
  expect(shownVariant(product, readProductChoice(product, new URLSearchParams()))).toBe(product.variants[1]);
});

test("while none is chosen the price is the lowest, 'from' where variants differ, with the saving of what it stands for", () => {
  const [dear, cheap] = [exampleVariant({ priceCents: 300 }), exampleVariant({ priceCents: 200, compareToPriceCents: 250 })];
  const both = { options: [], variants: [dear, cheap] };
  expect(priceOf(both, null, cheap)).toEqual({ priceCents: 200, compareToPriceCents: 250, isFrom: true });
  expect(priceOf(both, null, dear)).toEqual({ priceCents: 200, compareToPriceCents: null, isFrom: true });
  expect(priceOf(both, dear, dear)).toEqual({ priceCents: 300, compareToPriceCents: null, isFrom: false });
});

test("an address that asks for a combination that isn't made leaves something to choose", () => {
  const made = {
    options: [
      { name: "Size", values: ["S", "M"] },
      { name: "Colour", values: ["Red", "Blue"] },
    ],
    variants: [variantOf({ Size: "S", Colour: "Red" }), variantOf({ Size: "M", Colour: "Blue" })],
  };
  expect(readProductChoice(made, new URLSearchParams("size=S&colour=Blue"))).toMatchObject({
    chosen: { Size: "S" },
    variant: null,
    missing: ["Colour"],
  });
});
