import { expect, test } from "vitest";
import type { ProductVariant } from "#shared/contract/product.ts";
import { productChoiceSearch, readProductChoice, shownVariant } from "./product-choice.ts";

const variantOf = (optionValues: Record<string, string>, isAvailable = true): ProductVariant => ({
  id: JSON.stringify(optionValues),
  sku: "",
  title: "",
  optionValues,
  priceCents: 100,
  compareToPriceCents: null,
  isAvailable,
  isBackOrder: false,
  quantityAvailable: 1,
  quantityRule: { minimum: 1, maximum: null, increment: 1 },
  weightGrams: 1,
  picture: null,
});
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
