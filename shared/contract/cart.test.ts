import { describe, expect, test } from "vitest";
import { addLinesInputSchema, updateLineInputSchema } from "./cart.ts";

const variantId = "gid://shopify/ProductVariant/42";
const isTaken = (line: object) => addLinesInputSchema.safeParse({ lines: [{ variantId, ...line }] }).success;

describe("what the API takes for the cart", () => {
  test("is a whole number in range, and never a text that could be read as one", () => {
    expect([1, 99_999].filter((quantity) => !isTaken({ quantity }))).toEqual([]);
    const refused = ["0x10", "2", "1e3", "", true, null, [3], 0, -1, 1.5, 100_000, Number.NaN];
    expect(refused.filter((quantity) => isTaken({ quantity }))).toEqual([]);
    expect(updateLineInputSchema.safeParse({ lineId: "a", quantity: 0 }).success).toBe(true);
    expect(updateLineInputSchema.safeParse({ lineId: "a", quantity: "0" }).success).toBe(false);
  });

  test("is one unless it says how many", () => {
    expect(addLinesInputSchema.parse({ lines: [{ variantId }] }).lines[0]?.quantity).toBe(1);
  });

  test("has attributes of the shopper's, and of the hidden ones only the shop's own", () => {
    expect(isTaken({ attributes: [{ key: "Side", value: "LH" }] })).toBe(true);
    expect(isTaken({ attributes: [{ key: "__cfclick", value: "aff-1" }] })).toBe(true);
    expect(isTaken({ attributes: [{ key: "__cfclick", value: "<script>" }] })).toBe(false);
    expect(isTaken({ attributes: [{ key: "__free", value: "1" }] })).toBe(false);
    expect(isTaken({ attributes: Array.from({ length: 11 }, (_, index) => ({ key: `k${index}`, value: "x" })) })).toBe(false);
  });
});
