import { expect, test } from "vitest";
import { affiliateAttribute, giftAttribute } from "#shared/domain/cart/cart-attributes.ts";
import type { CartFieldsFragment, CartLineFieldsFragment } from "../generated/graphql.ts";
import { presentCart } from "./present-cart.ts";

type Line = CartLineFieldsFragment;
type Changes = Partial<Omit<Line, "merchandise" | "cost">> & {
  cost?: Partial<Line["cost"]>;
  merchandise?: Partial<Omit<Line["merchandise"], "product">>;
  product?: Partial<Line["merchandise"]["product"]>;
};

function lineOf({ cost, merchandise, product, ...changes }: Changes): Line {
  return {
    id: "line-1",
    quantity: 3,
    attributes: [],
    discountAllocations: [],
    ...changes,
    cost: {
      amountPerQuantity: { amount: "80.0" },
      compareAtAmountPerQuantity: null,
      subtotalAmount: { amount: "240.0" },
      totalAmount: { amount: "240.0" },
      ...cost,
    },
    merchandise: {
      id: "gid://shopify/ProductVariant/1",
      sku: "WP-253",
      title: "Default Title",
      availableForSale: true,
      currentlyNotInStock: false,
      quantityAvailable: 9,
      quantityRule: { maximum: null, increment: 1 },
      selectedOptions: [{ name: "Title", value: "Default Title" }],
      image: null,
      ...merchandise,
      product: {
        handle: "water-pump",
        title: "Water pump",
        vendor: "Sheoak",
        isGiftCard: false,
        collections: { nodes: [] },
        partNumber: null,
        inStoreOnly: null,
        inStoreOnlyReason: null,
        isBulky: null,
        dangerousGoodsClass: null,
        coreCharge: null,
        ...product,
      },
    },
  };
}

function shown(lines: Changes[], totalAmount = "240.0") {
  const cart: CartFieldsFragment = {
    id: "gid://shopify/Cart/a?key=b",
    checkoutUrl: "http://shop.test/checkout",
    totalQuantity: 3,
    additions: null,
    cost: { subtotalAmount: { amount: totalAmount }, totalAmount: { amount: totalAmount } },
    discountCodes: [],
    lines: { nodes: lines.map(lineOf), pageInfo: { hasNextPage: false, endCursor: null } },
  };
  return presentCart(cart, { publicUrl: "http://shop.test", logger: { warn: () => undefined } });
}
const shownLine = (changes: Changes = {}) => shown([changes]).contents.lines[0];

test("a cart's sums add up: lines before discounts, less all discounts, is what is paid", () => {
  const { lines, subtotalCents, discountCents, totalCents } = shown(
    [
      { cost: { totalAmount: { amount: "216.0" } } },
      { id: "line-2", cost: { subtotalAmount: { amount: "19.99" }, totalAmount: { amount: "19.99" } } },
    ],
    // Ten dollars off the whole order, besides the line's own.
    "225.99",
  ).contents;
  expect(lines.map((line) => [line.totalCents, line.discountCents])).toEqual([
    [21_600, 2400],
    [1999, 0],
  ]);
  expect([subtotalCents, discountCents, totalCents]).toEqual([25_999, 3400, 22_599]);
});

test("what travels apart, is ordered in, or has a deposit for the old unit says so, and nothing else does", () => {
  const plain = shownLine();
  for (const name of ["isBulky", "dangerousGoodsClass", "coreChargeCents", "isOrderedIn", "isGiftCard", "shortage"])
    expect(plain).not.toHaveProperty(name);
  expect(
    shownLine({
      product: {
        isBulky: { value: "true" },
        dangerousGoodsClass: { value: "8" },
        coreCharge: { value: '{"amount":"45.0","currency_code":"AUD"}' },
      },
    }),
  ).toMatchObject({ isBulky: true, dangerousGoodsClass: "8", coreChargeCents: 4500 });
  expect(shownLine({ product: { isBulky: { value: "false" }, coreCharge: { value: '{"amount":"0.0","currency_code":"AUD"}' } } })).toEqual(
    plain,
  );
  expect(shownLine({ merchandise: { currentlyNotInStock: true, quantityAvailable: 0 } })).toMatchObject({ isOrderedIn: true });
  expect(shownLine({ product: { inStoreOnly: { value: "true" }, inStoreOnlyReason: { value: "It is long" } } })).toMatchObject({
    isInStoreOnly: true,
    inStoreOnlyReason: "It is long",
  });
});

type Value = Line["discountAllocations"][number]["discountApplication"]["value"];
/** What a discount gives: a share where it is told as one, else an amount. */
const given = (amount: string, value: Value = {}) => ({ discountedAmount: { amount }, discountApplication: { value } });
const automatic = (amount: string, value?: Value) => ({ __typename: "CartAutomaticDiscountAllocation" as const, ...given(amount, value) });

test("units are free where an automatic discount gives them away whole: neither half price nor a code makes a gift", () => {
  const freeOf = (discountAllocations: Line["discountAllocations"], changes: Changes = {}) =>
    shownLine({ ...changes, discountAllocations })?.freeQuantity;
  expect(freeOf([automatic("160.0", { percentage: 100 })])).toBe(2);
  expect(freeOf([automatic("400.0", { percentage: 100 })])).toBe(3);
  expect(freeOf([automatic("120.0", { percentage: 50 })])).toBe(0);
  expect(freeOf([automatic("80.0")])).toBe(0);
  expect(freeOf([{ __typename: "CartCodeDiscountAllocation", ...given("240.0", { percentage: 100 }) }])).toBe(0);
  const atNothing = { cost: { amountPerQuantity: { amount: "0.0" } } };
  expect(freeOf([automatic("0.0", { percentage: 100 })], atNothing)).toBe(0);
});

test("a line shows what was chosen, and keeps the merchant's own words out of sight but for those that it carries along", () => {
  const line = shownLine({
    attributes: [
      { key: "Vehicle", value: "HQ Monaro" },
      { key: affiliateAttribute, value: "aff-42" },
      { key: "__price", value: "0" },
    ],
  });
  expect(line).toMatchObject({
    isGift: false,
    attributes: [{ key: "Vehicle", value: "HQ Monaro" }],
    hiddenAttributes: [{ key: affiliateAttribute, value: "aff-42" }],
  });
  expect(shownLine({ attributes: [{ key: giftAttribute, value: "g1" }] })).toMatchObject({
    isGift: true,
    attributes: [],
    hiddenAttributes: [],
  });
});

test("a line's number is the part's, else the variant's own, and may be missing", () => {
  const numbers = [{ product: { partNumber: { value: "RR-1" } } }, {}, { merchandise: { sku: null } }].map((changes) => {
    const { partNumber, sku } = shownLine(changes) ?? {};
    return [partNumber, sku];
  });
  expect(numbers).toEqual([
    ["RR-1", "WP-253"],
    ["WP-253", "WP-253"],
    ["", ""],
  ]);
});

test("a line is short of what it holds beyond the stock, and says nothing where just enough is left", () => {
  const shortageOf = (merchandise: NonNullable<Changes["merchandise"]>) => shownLine({ merchandise })?.shortage;
  expect(shortageOf({ quantityAvailable: 2 })).toBe("Only 2 left");
  expect(shortageOf({ quantityAvailable: 3 })).toBeUndefined();
  expect(shortageOf({ quantityAvailable: 2, currentlyNotInStock: true })).toBeUndefined();
  expect(shortageOf({ quantityAvailable: null })).toBeUndefined();
  expect(shortageOf({ quantityAvailable: 2, availableForSale: false })).toBe("Sold out since you added it");
});

test("a line takes what is in stock and what the platform allows of it, and never less than it holds", () => {
  const maximumOf = (merchandise: NonNullable<Changes["merchandise"]>) => shownLine({ merchandise })?.maximumQuantity;
  expect(maximumOf({})).toBe(9);
  expect(maximumOf({ quantityRule: { maximum: 5, increment: 1 } })).toBe(5);
  expect(maximumOf({ quantityAvailable: 2 })).toBe(3);
  expect(maximumOf({ quantityAvailable: 0, currentlyNotInStock: true })).toBe(99_999);
  expect(maximumOf({ quantityAvailable: null })).toBe(99_999);
});
