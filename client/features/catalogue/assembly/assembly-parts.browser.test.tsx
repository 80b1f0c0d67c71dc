import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Api } from "#client/lib/api/api.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { AssemblyPart } from "#shared/contract/catalogue/assembly.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import "#client/ui/styles/global.css";
import type { VariantStock } from "#shared/contract/catalogue/product.ts";
import { parseCartForm } from "#shared/domain/cart/cart-command.ts";
import { CardForm } from "../card/card-form.tsx";
import { AssemblyParts } from "./assembly-parts.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const idOf = (number: number) => `gid://shopify/ProductVariant/${number}`;
const cardOf = (number: number): ProductCard => ({
  id: `gid://shopify/Product/${number}`,
  objectId: String(number),
  handle: `part-${number}`,
  title: `Product ${number}`,
  vendor: "Sheoak",
  brandSlug: null,
  productType: "Part",
  sku: `SH-${number}`,
  partNumber: `SH ${number}`,
  variantId: idOf(number),
  hasVariants: false,
  picture: null,
  priceCents: 5000,
  maxPriceCents: 5000,
  compareToPriceCents: null,
  availability: "in-stock",
  quantity: 9,
  isInStoreOnly: false,
  tags: [],
  colours: [],
  rating: null,
  reviewsCount: 0,
  hasFitment: true,
  isUniversal: false,
  fitment: null,
});
const part = (number: number, quantity = 1): AssemblyPart => ({
  number,
  name: `Part ${number}`,
  quantity,
  note: "",
  left: 0,
  top: 0,
  product: cardOf(number),
  variantId: idOf(number),
  leftOut: null,
});

function shop(parts: AssemblyPart[]) {
  const asked: (string | string[])[] = [];
  const api: Api = {
    ...unusedApi,
    catalogue: {
      ...unusedApi.catalogue,
      variantStock: async ({ ids }) => {
        asked.push(ids);
        return [ids].flat().map((variantId, at): VariantStock => ({
          variantId,
          units: at === 0 ? {} : { "Coburg North": 2 },
          priceCents: 8_000,
          isAvailable: true,
        }));
      },
    },
  };
  return {
    asked,
    page: (
      <InShop api={api}>
        <CardForm />
        <AssemblyParts parts={parts} />
      </InShop>
    ),
  };
}

test("what the shopper's store has of a drawing's parts is one question, however many parts it has", async () => {
  localStorage.setItem("myStore", JSON.stringify({ placeId: "ChIJc0", shortName: "Coburg North" }));
  const parts = Array.from({ length: 24 }, (_, at) => part(at + 10, at === 23 ? 3 : 1));
  const { asked, page } = shop(parts);
  const screen = await render(page);
  await expect.element(screen.getByText("Coburg North: Out of stock at this store")).toBeVisible();
  await expect.element(screen.getByText("Coburg North: Only 2 at this store")).toBeVisible();
  await expect.poll(() => screen.getByText("Coburg North: In stock").elements().length).toBe(22);
  expect(asked).toEqual([parts.map(({ number }) => idOf(number))]);
});

test("the sign and the words about the shopper's store stand in one line, at the end of the column like the price", async () => {
  localStorage.setItem("myStore", JSON.stringify({ placeId: "ChIJc0", shortName: "Coburg North" }));
  for (const width of [390, 1440]) {
    await page.viewport(width, 800);
    const screen = await render(shop([part(1)]).page);
    const line = screen.getByRole("paragraph").filter({ hasText: "Coburg North" });
    await expect.element(line).toBeVisible();
    const words = document.createRange();
    words.selectNodeContents(line.element());
    const signAt = line.element().querySelector("svg")?.getBoundingClientRect();
    const first = [...words.getClientRects()].find(({ width: wide, left }) => wide > 0 && left > (signAt?.right ?? 0));
    expect(Math.abs((signAt?.top ?? 0) - (first?.top ?? 999)), `${width} px`).toBeLessThan(12);
    await screen.unmount();
  }
});

test("nobody is asked for a store's stock before there is a store", async () => {
  const { asked, page } = shop([part(1)]);
  const screen = await render(page);
  await expect.element(screen.getByRole("link", { name: "Product 1", exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

/** What the cart is asked for by a line's button. */
function additionBy(button: Element) {
  if (!(button instanceof HTMLButtonElement) || !button.form) throw new Error("no button of a form");
  return parseCartForm(new FormData(button.form, button));
}

test("each line adds what the drawing has of it, the variant that its number names and the car that it fits", async () => {
  const fitment = { status: "fits" as const, positions: [], notes: [], isConditional: false, car: "HQ Monaro, front" };
  const named = { ...part(2, 4), product: { ...cardOf(2), hasVariants: true, fitment }, variantId: idOf(22) };
  const screen = await render(shop([part(1), named]).page);
  const one = screen.getByRole("button", { name: "Add to Cart Product 1", exact: true });
  expect(additionBy(one.element())).toMatchObject({ intent: "add", variantId: idOf(1), quantity: 1, name: "Product 1", attributes: [] });
  expect(additionBy(screen.getByRole("button", { name: "Add 4 to Cart Product 2" }).element())).toMatchObject({
    variantId: idOf(22),
    quantity: 4,
    attributes: [{ key: "Vehicle", value: "HQ Monaro, front" }],
  });
});

test("a line leads to the part where it is sold out or has something left to choose, and is quiet about another car's", async () => {
  const not = { status: "does-not-fit" as const, positions: [], notes: [], isConditional: false, car: null };
  const screen = await render(
    shop([
      { ...part(1), product: { ...cardOf(1), availability: "out-of-stock" }, leftOut: "not-available" },
      { ...part(2), product: { ...cardOf(2), hasVariants: true }, variantId: null, leftOut: "has-options" },
      { ...part(3), product: { ...cardOf(3), fitment: not }, leftOut: "does-not-fit" },
      { ...part(4), product: null, variantId: null, leftOut: "not-sold" },
    ]).page,
  );
  for (const number of [1, 2]) {
    const link = screen.getByRole("link", { name: `View Details Product ${number}` });
    await expect.element(link).toHaveAttribute("href", `/products/part-${number}`);
  }
  expect(screen.getByRole("button", { name: "Add to Cart Product 3" }).element().className).toMatch(/quiet/);
  expect(screen.getByRole("button").elements()).toHaveLength(1);
});
