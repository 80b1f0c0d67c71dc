import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cartWith, mutateCart } from "../testing/cart-operations.ts";
import { type RunningCommerce, startCommerce } from "../testing/start-commerce.ts";

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const applyCodes = (cartId: string, ...discountCodes: string[]) =>
  mutateCart(commerce, "cartDiscountCodesUpdate", { cartId, discountCodes });

describe("discount codes", () => {
  it("take their share of the whole order, in any case of letters", async () => {
    const { id } = await cartWith(commerce, [10, 2]);
    const { cart, warnings } = await applyCodes(id, " welcome10 ");
    expect(warnings).toEqual([]);
    expect(cart).toMatchObject({
      discountCodes: [{ code: "welcome10", applicable: true }],
      cost: { subtotalAmount: { amount: "100.0" }, totalAmount: { amount: "90.0" } },
      discountAllocations: [{ discountedAmount: { amount: "10.0" } }],
      lines: { nodes: [{ discountAllocations: [] }] },
    });
  });

  it.each([
    ["NOSUCHCODE", "DISCOUNT_NOT_FOUND"],
    ["<img src=x>", "DISCOUNT_NOT_FOUND"],
    ["EASTER25", "DISCOUNT_CURRENTLY_INACTIVE"],
    ["SHED20", "DISCOUNT_PURCHASE_NOT_IN_RANGE"],
    ["STOPPING15", "DISCOUNT_NO_ENTITLED_LINE_ITEMS"],
  ])("that do not apply are kept as not applicable, with a warning: %s", async (code, warning) => {
    const { id } = await cartWith(commerce, [50, 1]);
    const { cart, warnings, userErrors } = await applyCodes(id, code);
    expect(userErrors).toEqual([]);
    expect(warnings).toMatchObject([{ code: warning, target: id }]);
    expect(cart).toMatchObject({ discountCodes: [{ code, applicable: false }], cost: { totalAmount: { amount: "40.0" } } });
  });

  it("begin to apply when the cart grows into them", async () => {
    const { id } = await cartWith(commerce, [60, 1]);
    expect((await applyCodes(id, "SHED20")).cart?.cost.totalAmount.amount).toBe("180.0");
  });

  it("on a collection reduce only its lines and stand beside a code on the order", async () => {
    const { id } = await cartWith(commerce, [10, 1], [50, 1]);
    const { cart } = await applyCodes(id, "STOPPING15", "WELCOME10", "SHED20");
    expect(cart?.lines.nodes.map(({ cost }) => cost.totalAmount.amount)).toEqual(["42.5", "40.0"]);
    expect(cart?.lines.nodes[0]?.discountAllocations).toMatchObject([{ __typename: "CartCodeDiscountAllocation" }]);
    expect(cart?.cost).toEqual({ subtotalAmount: { amount: "82.5" }, totalAmount: { amount: "74.25" } });
    expect(cart?.discountCodes.map(({ applicable }) => applicable)).toEqual([true, true, false]);
  });

  it("on the order take their share of what those on products leave, whichever was typed first", async () => {
    const { id } = await cartWith(commerce, [10, 1], [50, 1]);
    const { cart } = await applyCodes(id, "WELCOME10", "STOPPING15");
    expect(cart?.cost).toEqual({ subtotalAmount: { amount: "82.5" }, totalAmount: { amount: "74.25" } });
    expect(cart?.discountCodes.map(({ code }) => code)).toEqual(["WELCOME10", "STOPPING15"]);
  });
});

describe("automatic discounts", () => {
  it("make the gift line free for every three qualifying units, up to the limit", async () => {
    const without = await cartWith(commerce, [50, 2], [40, 1]);
    expect(without.lines.nodes[1]?.discountAllocations).toEqual([]);
    const earned = await cartWith(commerce, [50, 3], [40, 1]);
    expect(earned.lines.nodes[1]).toMatchObject({
      cost: { totalAmount: { amount: "0.0" } },
      discountAllocations: [{ __typename: "CartAutomaticDiscountAllocation", discountedAmount: { amount: "9.95" } }],
    });
    const many = await cartWith(commerce, [50, 30], [40, 5]);
    expect(many.lines.nodes[1]).toMatchObject({ cost: { totalAmount: { amount: "29.85" } } });
  });

  it("reduce a promotion's lines once enough of them are in the cart", async () => {
    expect((await cartWith(commerce, [31, 1])).cost.totalAmount.amount).toBe("39.95");
    const two = await cartWith(commerce, [31, 1], [32, 1]);
    expect(two.cost.totalAmount.amount).toBe("76.4");
    expect(two.lines.nodes.every(({ discountAllocations }) => discountAllocations.length === 1)).toBe(true);
  });
});
