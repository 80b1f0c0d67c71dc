import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { SiteContext } from "#client/lib/page/site.ts";
import { describe, expect, test } from "vitest";
import type { ProductCard as ProductCardData } from "#shared/contract/catalogue/product-card.ts";
import { parseCartForm } from "#shared/domain/cart/cart-command.ts";
import { type Availability, isPurchasable } from "#shared/domain/product/availability.ts";
import { CardForm } from "./card-form.tsx";
import { ProductCard } from "./product-card.tsx";

const product: ProductCardData = {
  id: "gid://shopify/Product/1",
  objectId: "1",
  handle: "water-pump",
  title: "Water pump",
  vendor: "Sheoak",
  brandSlug: null,
  productType: "Water pump",
  sku: "SH-1",
  partNumber: "WP 253",
  variantId: "gid://shopify/ProductVariant/1",
  hasVariants: false,
  picture: null,
  priceCents: 8_050,
  maxPriceCents: 8_050,
  compareToPriceCents: 10_000,
  availability: "in-stock",
  quantity: 4,
  isInStoreOnly: false,
  tags: ["made_in_australia", "kit"],
  colours: [],
  rating: null,
  reviewsCount: 0,
  hasFitment: true,
  isUniversal: false,
  fitment: null,
};
const htmlOf = (changes: Partial<ProductCardData> = {}, queryId?: string) =>
  renderToStaticMarkup(<ProductCard product={{ ...product, ...changes }} queryId={queryId} position={3} />);
const textOf = (changes?: Partial<ProductCardData>) =>
  htmlOf(changes)
    .replaceAll(/<[^>]*>/g, "|")
    .replaceAll("&amp;", "&");
const fitmentOf = (status: NonNullable<ProductCardData["fitment"]>["status"], positions: string[] = [], isConditional = false) =>
  textOf({ fitment: { status, positions, notes: [], isConditional, car: null } });

/** What the cart is asked for by the card's button. */
function additionOf(changes: Partial<ProductCardData> = {}, queryId?: string) {
  const [button = ""] = /<button type="submit"[^>]*>/.exec(htmlOf(changes, queryId)) ?? [];
  const [name = "", value = ""] = ["name", "value"].map((attribute) => new RegExp(` ${attribute}="([^"]*)"`).exec(button)?.[1]);
  const form = new FormData();
  form.set(name, value.replaceAll("&amp;", "&"));
  return parseCartForm(form);
}

const stockLabels: Record<Availability, string> = {
  "special-order": "Special Order",
  backorder: "Backorder",
  "made-to-order": "Made to Order",
  "out-of-stock": "No Stock Available",
  "in-stock": "In Stock",
};

describe("a product card", () => {
  test("of any kind tells its stock, how it can be had, and offers the one step that is left [shop-3.16]", () => {
    const kinds = fc.record({
      availability: fc.constantFrom<Availability>("special-order", "backorder", "made-to-order", "out-of-stock", "in-stock"),
      hasVariants: fc.boolean(),
      isInStoreOnly: fc.boolean(),
    });
    fc.assert(
      fc.property(kinds, (kind) => {
        const text = textOf(kind);
        expect(text).toContain(`|${stockLabels[kind.availability]}|`);
        const fulfilment = kind.availability === "in-stock" ? "In-store & Delivery" : "In-store or Delivery";
        expect(text).toContain(`|${kind.isInStoreOnly ? "In-store only" : fulfilment}|`);
        const isAdded = isPurchasable(kind.availability) && !kind.hasVariants && !kind.isInStoreOnly;
        expect([text.includes("Add to Cart"), text.includes("View Details")]).toEqual([isAdded, !isAdded]);
      }),
    );
  });

  test("adds one by a form that posts to the cart [shop-5.9]", () => {
    expect(htmlOf()).toContain('<button type="submit" form="add-from-card"');
    expect(htmlOf(), "with a form of its own it is laid out as soon as the page has loaded").not.toContain("<form");
    expect(renderToStaticMarkup(<CardForm />)).toMatch(/<form id="add-from-card"(?=[^>]* method="post")(?=[^>]* action="\/cart")/);
    expect(additionOf({}, "q1")).toEqual({
      intent: "add",
      variantId: "gid://shopify/ProductVariant/1",
      quantity: 1,
      name: "Water pump",
      attributes: [],
      origin: { queryId: "q1", position: 3 },
    });
  });

  test("tells the cart for which car and place it is, where that is sure", () => {
    const fitment = { status: "fits" as const, positions: ["Front"], notes: [], isConditional: false, car: "HQ Monaro 253 V8, front" };
    expect(additionOf({ fitment })).toMatchObject({ attributes: [{ key: "Vehicle", value: "HQ Monaro 253 V8, front" }] });
    expect(additionOf({ fitment: { ...fitment, car: null } })).toMatchObject({ attributes: [] });
    expect(additionOf()).toMatchObject({ attributes: [] });
  });

  test("keeps a quiet button for a part that doesn't fit, and only then", () => {
    const buttonFor = (status: NonNullable<ProductCardData["fitment"]>["status"]) =>
      /<button[^>]*type="submit"[^>]*>/.exec(
        htmlOf({ fitment: { status, positions: [], notes: [], isConditional: false, car: null } }),
      )?.[0];
    expect(buttonFor("does-not-fit")).toMatch(/class="[^"]*quiet/);
    for (const status of ["fits", "universal", "no-data", "no-vehicle"] as const) expect(buttonFor(status)).not.toMatch(/quiet/);
  });

  test("on sale tells the saving and one tag, or the shop's own where there is none", () => {
    expect(textOf()).toContain("|Save $19.50|");
    expect(textOf()).toContain("|made in australia|");
    expect(textOf()).not.toContain("|kit|");
    expect(textOf({ tags: ["no_carousel"] })).toContain("|rares price|");
  });

  test("not on sale shows two tags and neither a saving nor a price from before", () => {
    const text = textOf({ compareToPriceCents: null, tags: ["made_in_australia", "no_carousel", "kit", "best_seller"] });
    expect(text).toContain("|made in australia|");
    expect(text).toContain("|kit|");
    expect(text).not.toMatch(/Save \$|Was|best seller|carousel|rares price/);
  });

  test("tells the score out of five and how many gave it, and nothing before the first review [shop-3.16] [shop-2.87]", () => {
    expect(textOf({ rating: 4.46, reviewsCount: 12 })).toMatch(/Rated \|4\.5\|+\/\|*5\|+\(\|*12\|+ reviews\|\)/);
    expect(textOf({ rating: null, reviewsCount: 0 })).not.toContain("Rated");
  });

  test("rates nothing where the shop has no reviews that could be read", () => {
    const site = { origin: "https://shop.example", name: "Rares", closed: { services: ["reviews" as const], phone: null, email: null } };
    const rated = <ProductCard product={{ ...product, rating: 4.5, reviewsCount: 12 }} position={3} />;
    expect(renderToStaticMarkup(<SiteContext value={site}>{rated}</SiteContext>)).not.toContain("Rated");
    expect(renderToStaticMarkup(rated)).toContain("Rated");
  });

  test("links the brand to its page, or to a search where it has none [shop-2.51]", () => {
    expect(htmlOf({ brandSlug: "sheoak" })).toContain('href="/brands/sheoak"');
    expect(htmlOf({ brandSlug: null, vendor: "Nuts & Bolts" })).toContain('href="/search?vendor=Nuts%20%26%20Bolts"');
  });

  test("says whether the part fits, in the words of its state [shop-2.52]", () => {
    expect(fitmentOf("fits", ["Front left"])).toMatch(/This fits your vehicle\|+ ?Front left/);
    expect(fitmentOf("fits", [], true)).not.toContain("This fits your vehicle");
    expect(fitmentOf("does-not-fit")).toContain("This does not fit your vehicle");
    expect(fitmentOf("universal")).toContain("Universal fit");
    expect(fitmentOf("no-data")).toContain("No fitment data");
    expect(fitmentOf("no-vehicle")).toContain("This product is vehicle specific. Add your vehicle to check if it fits.");
    expect(textOf({ fitment: null })).not.toMatch(/fit|vehicle/i);
  });

  test("carries the search that found it", () => {
    expect(htmlOf({}, "q1")).toContain('href="/products/water-pump?sid=q1&amp;pos=3"');
  });

  test("writes no style attribute, which the security policy would block", () => {
    expect(htmlOf()).not.toContain("style=");
  });

  test("shows markup in a title as text", () => {
    expect(htmlOf({ title: "<img src=x onerror=alert(1)>" })).not.toContain("<img src=x");
  });
});
