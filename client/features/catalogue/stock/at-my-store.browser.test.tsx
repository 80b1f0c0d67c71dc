import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { storeText } from "#client/lib/storage/stored-text.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import "#client/ui/styles/global.css";
import "#client/ui/tokens.css";
import type { ProductCard as ProductCardData } from "#shared/contract/catalogue/product-card.ts";
import { ProductCard } from "../card/product-card.tsx";
import { AtMyStore } from "./at-my-store.tsx";

beforeEach(() => storeText("myStore", JSON.stringify({ placeId: "p1", shortName: "Coburg North" })));
afterEach(() => localStorage.clear());

const product: ProductCardData = {
  id: "gid://shopify/Product/1",
  objectId: "1",
  handle: "brake-hose",
  title: "Brake hose, front",
  vendor: "Sheoak",
  brandSlug: null,
  productType: "Part",
  sku: "SH-1",
  partNumber: "SH 1",
  variantId: "gid://shopify/ProductVariant/1",
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
  inStockAt: ["Darwin"],
};

/** A row of a list as wide as this. */
async function openRow(width: number) {
  const screen = await render(
    <InShop api={{ ...unusedApi, stores: { ...unusedApi.stores, get: () => new Promise(() => undefined) } }}>
      <div style={{ containerType: "inline-size", inlineSize: width }}>
        <ProductCard product={product} view="list" atMyStore={<AtMyStore product={product} isStamp />} />
      </div>
    </InShop>,
  );
  const words = screen.getByText("Not at my store");
  await expect.element(words).toBeVisible();
  const [sign, row] = [words.element().closest("p"), screen.getByRole("article").element()];
  if (!sign) throw new Error("There is no sign");
  return { screen, sign, row };
}

test.each([358, 600, 1100])(
  "a row of %i px says in words whether the shopper's store has the part, and nothing moves for it",
  async (width) => {
    const { screen, sign, row } = await openRow(width);
    const placeOf = (element: Element) => element.getBoundingClientRect();
    expect(placeOf(sign.querySelector("span") ?? sign).width).toBeGreaterThan(40);
    const covered = [...row.querySelectorAll("a, button, p, h3")].filter((other) => {
      const [one, two] = [placeOf(sign), placeOf(other)];
      const isApart = one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;
      return other !== sign && !isApart && two.width > 0 && other.textContent !== "";
    });
    expect(covered.map(({ textContent }) => textContent)).toEqual([]);
    const height = placeOf(row).height;
    sign.style.display = "none";
    expect(placeOf(row).height).toBe(height);
    await screen.unmount();
  },
);
