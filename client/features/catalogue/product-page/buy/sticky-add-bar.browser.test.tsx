// First: it says which layer wins.
import "#client/ui/styles/global.css";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { exampleProduct, exampleVariant } from "#shared/testing/example-product.ts";
import { addToCartFormId } from "./add-to-cart-form-id.ts";
import { StickyAddBar } from "./sticky-add-bar.tsx";

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(414, 896));

/** The bar, while its form is further down. */
const barOf = (facts: Partial<Product>) =>
  render(
    <InShop>
      <StickyAddBar product={exampleProduct(facts)} isQuiet={false} />
      <div id={addToCartFormId} style={{ marginBlockStart: "200vh" }} />
    </InShop>,
  );

const sizes = ["S", "M"].map((Size) => exampleVariant({ id: Size, optionValues: { Size }, isAvailable: false, quantityAvailable: 0 }));

test.each<[string, Partial<Product>]>([
  ["is sold out", { variants: [exampleVariant({ isAvailable: false, quantityAvailable: 0 })] }],
  ["is sold out in every version", { options: [{ name: "Size", values: ["S", "M"] }], variants: sizes }],
])("a phone's foot leads from what %s to what can be done instead, and doesn't end there", async (_, facts) => {
  await barOf(facts);
  await expect.element(page.getByRole("link", { name: "Out of stock: see options" })).toHaveAttribute("href", `#${addToCartFormId}`);
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("a phone's foot adds what is in stock", async () => {
  await barOf({});
  await expect.element(page.getByRole("button", { name: "Add to cart" })).toBeEnabled();
});
