import { describe, expect, test } from "vitest";
import { parseCartForm } from "./cart-command.ts";
import { packAddition } from "./packed-form.ts";

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

  test("of many cards is what the pressed button says, and nothing of another card's", () => {
    const attributes = { "attribute:Vehicle": "HQ Monaro 253 V8 & ute" };
    const add = packAddition({ variantId, name: "Pump & seal + bolts", ...attributes, search: "?sid=q1&pos=4" });
    expect(parseCartForm(formOf({ add, intent: "remove", variantId: "gid://shopify/ProductVariant/7", quantity: "9" }))).toEqual({
      intent: "add",
      variantId,
      quantity: 1,
      name: "Pump & seal + bolts",
      attributes: [{ key: "Vehicle", value: "HQ Monaro 253 V8 & ute" }],
      origin: { queryId: "q1", position: 4 },
    });
    expect(parseCartForm(formOf({ add: "", intent: "add", variantId }))).toBeNull();
    expect(parseCartForm(formOf({ add: packAddition({ add }) }))).toBeNull();
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

describe("a form of a line", () => {
  test("removes the line that it names, and nothing without one", () => {
    expect(parseCartForm(formOf({ intent: "remove", lineId: "a" }))).toEqual({ intent: "remove", lineId: "a" });
    expect(parseCartForm(formOf({ intent: "remove" }))).toBeNull();
  });

  test("sets its quantity only with both, a line and a quantity that can be had", () => {
    expect(parseCartForm(formOf({ intent: "update", lineId: "a", quantity: "99999" }))).toMatchObject({ quantity: 99_999 });
    expect(parseCartForm(formOf({ intent: "update", lineId: "a", quantity: "many" }))).toBeNull();
    expect(parseCartForm(formOf({ intent: "update", quantity: "1" }))).toBeNull();
  });

  test("tells what the shopper saw when they chose, so that a change made elsewhere isn't written over", () => {
    const seen = (seenQuantity: string) => parseCartForm(formOf({ intent: "update", lineId: "a", quantity: "3", seenQuantity }));
    expect(seen("2")).toEqual({ intent: "update", lineId: "a", quantity: 3, seenQuantity: 2 });
    expect(seen("two")).toEqual({ intent: "update", lineId: "a", quantity: 3 });
  });
});

test("a promo code is as long as any that editors make, and is taken out by its own intent", () => {
  const code = "X".repeat(64);
  expect(parseCartForm(formOf({ intent: "apply-code", code }))).toEqual({ intent: "apply-code", code });
  expect(parseCartForm(formOf({ intent: "remove-code", code: "TENOFF" }))).toEqual({ intent: "remove-code", code: "TENOFF" });
  expect(parseCartForm(formOf({ intent: "apply-code", code: `${code}X` }))).toBeNull();
});

test("a form without its promo code, or with a file in its place, is refused and breaks nothing", () => {
  const form = formOf({ intent: "apply-code" });
  expect(parseCartForm(form)).toBeNull();
  form.set("code", new File(["x"], "x.txt"));
  expect(parseCartForm(form)).toBeNull();
});

describe("an add form", () => {
  test.each(["https://evil.example/gid://shopify/ProductVariant/42", "gid://shopify/ProductVariant/42/", "gid://shopify/Product/42", ""])(
    "for what is no variant's id is refused: %s",
    (other) => expect(parseCartForm(formOf({ intent: "add", variantId: other }))).toBeNull(),
  );

  test("keeps the first ten attributes, never a file, and never a field that is none", () => {
    const form = formOf({ intent: "add", variantId, note: "not an attribute" });
    form.set("attribute:File", new File(["x"], "x.txt"));
    for (let at = 1; at <= 12; at += 1) form.set(`attribute:Mark ${at}`, "x");
    const command = parseCartForm(form);
    expect(command).toMatchObject({
      name: "The product",
      attributes: Array.from({ length: 10 }, (_, at) => ({ key: `Mark ${at + 1}`, value: "x" })),
    });
  });

  test("doesn't take a file for a text", () => {
    const form = formOf({ intent: "add", variantId });
    form.set("quantity", new File(["1"], "1"));
    expect(parseCartForm(form)).toBeNull();
  });
});

test("the way back to a product keeps what was chosen there", () => {
  const form = { intent: "choose", handle: "work-shirt_2", search: "?size=l" };
  expect(parseCartForm(formOf(form))).toEqual(form);
  for (const handle of ["", "shirt/../cart", "-?", "a b"]) expect(parseCartForm(formOf({ ...form, handle }))).toBeNull();
});
