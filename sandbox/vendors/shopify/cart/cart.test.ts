import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cartWith, mutateCart, readCart } from "../testing/cart-operations.ts";
import { type RunningCommerce, startCommerce } from "../testing/start-commerce.ts";

let commerce: RunningCommerce;
const faults: unknown[] = [];
beforeAll(async () => {
  commerce = await startCommerce({ onError: (error) => faults.push(error) });
});
afterAll(() => commerce.stop());

const variant = (id: number) => `gid://shopify/ProductVariant/${id}`;
const add = (cartId: string, id: number, quantity = 1, attributes: object[] = []) =>
  mutateCart(commerce, "cartLinesAdd", { cartId, lines: [{ merchandiseId: variant(id), quantity, attributes }] });
const update = (cartId: string, id: string | undefined, change: object) =>
  mutateCart(commerce, "cartLinesUpdate", { cartId, lines: [{ id, ...change }] });

const lines = (from: number) =>
  Array.from({ length: 250 }, (_, index) => ({ merchandiseId: variant(80), attributes: [{ key: "n", value: String(from + index) }] }));

describe("cart lines", () => {
  it("join when merchandise and attributes are the same and stay apart otherwise", async () => {
    const { id } = await cartWith(commerce, [10, 1]);
    await add(id, 10, 1);
    const { cart } = await add(id, 10, 1, [{ key: "__cfclick", value: "abc" }]);
    expect(cart?.lines.nodes.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(cart?.cost.totalAmount.amount).toBe("150.0");
    expect(cart?.totalQuantity).toBe(3);
  });

  it("go when their quantity becomes 0 or they are removed", async () => {
    const cart = await cartWith(commerce, [10, 1], [50, 1], [31, 1]);
    const [pads, oil] = cart.lines.nodes;
    await update(cart.id, pads?.id, { quantity: 0 });
    const after = await mutateCart(commerce, "cartLinesRemove", { cartId: cart.id, lineIds: [oil?.id] });
    expect(after.cart?.lines.nodes.map(({ merchandise }) => merchandise.id)).toEqual([variant(31)]);
  });

  it("can change to another variant", async () => {
    const cart = await cartWith(commerce, [31, 1], [32, 1]);
    const after = await update(cart.id, cart.lines.nodes[0]?.id, { merchandiseId: variant(32) });
    expect(after.cart?.lines.nodes).toMatchObject([{ quantity: 2, merchandise: { id: variant(32) } }]);
  });

  it("are lowered to what the shelves hold, with a warning about the line", async () => {
    const { id } = await cartWith(commerce);
    const { cart, warnings, userErrors } = await add(id, 10, 9);
    expect(userErrors).toEqual([]);
    expect(cart?.lines.nodes[0]?.quantity).toBe(5);
    expect(warnings).toEqual([
      { code: "MERCHANDISE_NOT_ENOUGH_STOCK", message: expect.stringContaining("Only 5 items"), target: cart?.lines.nodes[0]?.id },
    ]);
  });

  it("are not kept when the variant is sold out, with a warning", async () => {
    const { id } = await cartWith(commerce);
    const { cart, warnings } = await add(id, 20);
    expect(cart?.lines.nodes).toEqual([]);
    expect(warnings).toMatchObject([{ code: "MERCHANDISE_OUT_OF_STOCK" }]);
  });

  it("of free-sale variants have no upper limit but the platform's", async () => {
    const { id } = await cartWith(commerce);
    expect((await add(id, 80, 99_999)).cart?.lines.nodes[0]?.quantity).toBe(99_999);
    expect((await add(id, 80, 2_000_000)).userErrors).toMatchObject([{ code: "LESS_THAN" }]);
    await expect(add(id, 80, 1e15)).rejects.toThrow("Int cannot represent");
  });

  it("obey the variant's quantity rule, and a refused call changes nothing", async () => {
    const cart = await cartWith(commerce, [90, 4]);
    const lineId = cart.lines.nodes[0]?.id;
    expect((await update(cart.id, lineId, { quantity: 2 })).userErrors).toMatchObject([
      { code: "MINIMUM_NOT_MET", field: ["lines", "0", "quantity"] },
    ]);
    expect((await update(cart.id, lineId, { quantity: 6 })).userErrors).toMatchObject([{ code: "INVALID_INCREMENT" }]);
    expect((await update(cart.id, lineId, { quantity: 20 })).userErrors).toMatchObject([{ code: "MAXIMUM_EXCEEDED" }]);
    const refused = await update(cart.id, lineId, { quantity: -1 });
    expect(refused.userErrors).toMatchObject([{ code: "INVALID" }]);
    expect(refused.cart?.lines.nodes[0]?.quantity).toBe(4);
  });

  it("need merchandise and lines that exist", async () => {
    const { id } = await cartWith(commerce, [10, 1]);
    expect((await add(id, 4040)).userErrors).toMatchObject([
      { code: "MERCHANDISE_NOT_APPLICABLE", field: ["lines", "0", "merchandiseId"] },
    ]);
    expect((await update(id, "gid://shopify/CartLine/nope", { quantity: 1 })).userErrors).toMatchObject([
      { code: "INVALID_MERCHANDISE_LINE" },
    ]);
    expect((await mutateCart(commerce, "cartLinesRemove", { cartId: id, lineIds: ["<script>"] })).userErrors).toMatchObject([
      { code: "INVALID_MERCHANDISE_LINE" },
    ]);
    await expect(mutateCart(commerce, "cartLinesAdd", { cartId: id, lines: [{ merchandiseId: "10" }] })).rejects.toThrow(
      "Invalid global id",
    );
  });

  it("number 500 at most", async () => {
    const { id } = await cartWith(commerce);
    await mutateCart(commerce, "cartLinesAdd", { cartId: id, lines: lines(0) });
    await mutateCart(commerce, "cartLinesAdd", { cartId: id, lines: lines(250) });
    expect((await add(id, 80)).userErrors).toMatchObject([{ code: "CART_TOO_LARGE" }]);
    await expect(mutateCart(commerce, "cartLinesAdd", { cartId: id, lines: [...lines(0), ...lines(1)] })).rejects.toThrow(
      "maximum allowed of 250",
    );
  });
});

describe("the cart's secret key", () => {
  it("is needed for the buyer's details and for every change", async () => {
    const { cart } = await mutateCart(commerce, "cartCreate", {
      input: { buyerIdentity: { email: "buyer@example.test", countryCode: "AU" } },
    });
    const id = String(cart?.id);
    expect(id).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]{22}\?key=[\w-]{22}$/);
    const [bare] = id.split("?");
    expect((await readCart(commerce, id))?.buyerIdentity.email).toBe("buyer@example.test");
    const stranger = await readCart(commerce, String(bare));
    expect(stranger?.buyerIdentity.email).toBeNull();
    expect(stranger?.id).not.toContain("key=");
    for (const foreign of [bare, `${bare}?key=wrong`, "gid://shopify/Cart/unknown?key=a", "1 or 1=1"]) {
      const payload = await add(String(foreign), 10);
      expect(payload).toMatchObject({
        cart: null,
        userErrors: [{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }],
      });
    }
    expect(await readCart(commerce, `${bare}?key=wrong`)).toBeNull();
  });

  it("does not open the checkout, whose address has its own", async () => {
    const cart = await cartWith(commerce, [10, 1]);
    const secret = cart.id.split("?key=")[1];
    expect(cart.checkoutUrl).toMatch(/^http:\/\/shop\.test\/_vendors\/checkout\/[\w-]{22}\?key=[\w-]{22}$/);
    expect(cart.checkoutUrl).not.toContain(String(secret));
  });
});

describe("the cart's details", () => {
  it("keep note, attributes, buyer, addresses and what was typed into them", async () => {
    const { id } = await cartWith(commerce);
    await mutateCart(commerce, "cartNoteUpdate", { cartId: id, note: "<b>Leave at the gate</b>" });
    await mutateCart(commerce, "cartAttributesUpdate", { cartId: id, attributes: [{ key: "gate", value: "<i>" }] });
    await mutateCart(commerce, "cartBuyerIdentityUpdate", { cartId: id, buyerIdentity: { email: "a@b.test" } });
    const { cart } = await mutateCart(commerce, "cartDeliveryAddressesAdd", {
      cartId: id,
      addresses: [{ selected: true, address: { deliveryAddress: { city: "Hobart" } } }],
    });
    expect(cart).toMatchObject({
      note: "<b>Leave at the gate</b>",
      buyerIdentity: { email: "a@b.test", countryCode: "AU" },
      delivery: { addresses: [{ selected: true, address: { city: "Hobart" } }] },
    });
  });

  it("refuse what cannot be right", async () => {
    const { id } = await cartWith(commerce);
    expect((await mutateCart(commerce, "cartNoteUpdate", { cartId: id, note: "x".repeat(5001) })).userErrors).toMatchObject([
      { code: "NOTE_TOO_LONG" },
    ]);
    expect(
      (await mutateCart(commerce, "cartBuyerIdentityUpdate", { cartId: id, buyerIdentity: { email: "<script>" } })).userErrors,
    ).toMatchObject([{ code: "INVALID" }]);
    const address = { address: { deliveryAddress: { city: "<b>Hobart</b>" } } };
    expect((await mutateCart(commerce, "cartDeliveryAddressesAdd", { cartId: id, addresses: [address] })).userErrors).toMatchObject([
      { code: "ADDRESS_FIELD_CONTAINS_HTML_TAGS" },
    ]);
    expect(
      (await mutateCart(commerce, "cartAttributesUpdate", { cartId: id, attributes: [{ key: " ", value: "" }] })).userErrors,
    ).toMatchObject([{ code: "INVALID" }]);
  });
});

it("a cart outlives the process that made it", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "commerce-"));
  const first = await startCommerce({ dataDir });
  const { id } = await cartWith(first, [10, 2]);
  const second = await startCommerce({ dataDir });
  expect((await readCart(second, id))?.totalQuantity).toBe(2);
  await Promise.all([first.stop(), second.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

it("none of this was a fault of the stand-in", () => {
  expect(faults).toEqual([]);
});
