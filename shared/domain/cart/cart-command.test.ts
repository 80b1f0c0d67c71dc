import { describe, expect, test } from "vitest";
import { parseCartForm } from "./cart-command.ts";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const variantId = "gid://shopify/ProductVariant/42";

describe("a cart form", () => {
  test("adds one unless it says how many", () => {
    expect(parseCartForm(formOf({ intent: "add", variantId, name: "Pump" }))).toEqual({
      intent: "add",
      variantId,
      quantity: 1,
      name: "Pump",
      attributes: [],
    });
    expect(parseCartForm(formOf({ intent: "add", variantId, quantity: "3", name: "Pump", "attribute:Seal": "LH" }))).toMatchObject({
      quantity: 3,
      attributes: [{ key: "Seal", value: "LH" }],
    });
  });

  test("tells the search that the part was found with, and leaves out what no shop's form would say", () => {
    const form = formOf({
      intent: "add",
      variantId,
      search: "?sid=q1&pos=4",
      "attribute:__price": "0",
      "attribute:": "x",
      "attribute:__gift": "g1",
    });
    expect(parseCartForm(form)).toMatchObject({ origin: { queryId: "q1", position: 4 }, attributes: [{ key: "__gift", value: "g1" }] });
    expect(parseCartForm(formOf({ intent: "add", variantId, search: "?size=l" }))).not.toHaveProperty("origin");
  });

  test("with a quantity that is no whole number in range is refused", () => {
    for (const quantity of ["0", "-1", "1.5", "", "1e3", "100000", "two"])
      expect(parseCartForm(formOf({ intent: "add", variantId, quantity }))).toBeNull();
  });

  test("may bring a line down to nothing", () => {
    expect(parseCartForm(formOf({ intent: "update", lineId: "a", quantity: "0" }))).toEqual({ intent: "update", lineId: "a", quantity: 0 });
  });

  test("trims a promo code and refuses an empty one", () => {
    expect(parseCartForm(formOf({ intent: "apply-code", code: " TENOFF " }))).toEqual({ intent: "apply-code", code: "TENOFF" });
    expect(parseCartForm(formOf({ intent: "apply-code", code: "  " }))).toBeNull();
  });

  test("without a known intent is refused", () => {
    expect(parseCartForm(formOf({ intent: "empty" }))).toBeNull();
    expect(parseCartForm(new FormData())).toBeNull();
  });
});

test("what is left to choose names a product and nothing else", () => {
  expect(parseCartForm(formOf({ intent: "choose", handle: "/evil.example", search: "" }))).toBeNull();
});
