import { afterEach, beforeEach, expect, test } from "vitest";
import { cartWith, mutateCart, type TestCart } from "../testing/cart-operations.ts";
import { type RunningCommerce, startCommerce } from "../testing/start-commerce.ts";

let commerce: RunningCommerce;
beforeEach(async () => {
  commerce = await startCommerce();
});
afterEach(() => commerce.stop());

const urlOf = (cart: TestCart) => cart.checkoutUrl.replace("http://shop.test", commerce.origin);
const pageOf = async (cart: TestCart) => (await fetch(urlOf(cart))).text();
const person = { email: "buyer@example.test", name: "Test Buyer" };
const address = { method: "delivery", address: "1 Test Street", suburb: "Hobart", state: "TAS", postcode: "7000" };
const submit = (cart: TestCart, values: Record<string, string>) =>
  fetch(urlOf(cart), { method: "POST", body: new URLSearchParams({ ...person, ...values }), redirect: "manual" });
const stockOf = (variantId: number) => commerce.catalogue.productByVariantId(variantId)?.variant.stockByStore;
const edit = (variantId: number, facts: object) => Object.assign(commerce.catalogue.productByVariantId(variantId)?.product ?? {}, facts);
const prefer = (cart: TestCart, handle: string) =>
  mutateCart(commerce, "cartBuyerIdentityUpdate", {
    cartId: cart.id,
    buyerIdentity: { preferences: { delivery: { pickupHandle: [handle] } } },
  });

test("the store that a cart prefers is chosen already, with the sentence of the shop's pages, and the others say what they have", async () => {
  const cart = await cartWith(commerce, [10, 3]);
  expect(await pageOf(cart)).not.toContain("selected>Coburg North");
  await prefer(cart, "gid://shopify/Location/1");
  const page = await pageOf(cart);
  expect(page).toMatch(/<option value="1"\s+selected>Coburg North \(VIC\): has all of it/);
  expect(page).toMatch(/Coburg North: Order (before 12pm|now) to collect/);
  expect(page).toMatch(/Hobart \(VIC\): out of stock/);
});

test("a handle that is no store's leaves the choice open", async () => {
  const cart = await cartWith(commerce, [10, 1]);
  await prefer(cart, "gid://shopify/Location/1");
  await prefer(cart, "some-locker");
  expect(await pageOf(cart)).not.toMatch(/value="1"\s+selected/);
});

test("a store doesn't hand over what it has not: it says what is lacking, and who has all of it", async () => {
  const cart = await cartWith(commerce, [10, 3]);
  const refused = await submit(cart, { method: "pickup", store: "2", total: "15000" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Hobart doesn&#39;t have Brake Pad Set on the shelf. All of it is at Coburg North (VIC)");
  commerce.catalogue.setVariantStock(10, 1, 2);
  expect(await (await submit(cart, { method: "pickup", store: "1", total: "15000" })).text()).toContain("No store has all of it");
});

test("what is picked up is taken from that store's shelf, and what is ordered in needs none", async () => {
  const cart = await cartWith(commerce, [10, 2], [100, 1]);
  expect((await submit(cart, { method: "pickup", store: "2", total: "10200" })).status).toBe(303);
  expect(stockOf(10)).toEqual({ 1: 3, 2: 0 });
});

test("of an order that is split a store needs only what can't be posted", async () => {
  commerce.catalogue.setVariantStock(10, 2, 0);
  const cart = await cartWith(commerce, [70, 1], [10, 1]);
  expect((await submit(cart, { method: "pickup", store: "2", total: "10000" })).status).toBe(422);
  expect((await submit(cart, { ...address, store: "2", total: "11295" })).status).toBe(303);
});

test("dangerous and bulky goods say how they travel, and go to no PO box or parcel locker", async () => {
  edit(10, { dangerousGoodsClass: "2.1" });
  const cart = await cartWith(commerce, [10, 1]);
  expect(await pageOf(cart)).toContain("Brake Pad Set: This part is dangerous goods, class 2.1: it may not fly");
  for (const box of ["PO Box 12", "p.o. box 9", "Parcel Locker 1012 3456, Shop 2", "GPO Box 1"]) {
    const refused = await submit(cart, { ...address, address: box, total: "6295" });
    expect([box, refused.status]).toEqual([box, 422]);
    expect(await refused.text()).toContain("go to PO boxes or parcel lockers");
  }
  edit(10, { dangerousGoodsClass: null, isBulky: true });
  expect(await pageOf(cart)).toContain("it travels on a pallet by road");
  edit(10, { isBulky: false });
  expect(await pageOf(cart)).not.toContain("pallet");
  expect((await submit(cart, { ...address, address: "PO Box 12", total: "6295" })).status).toBe(303);
});

test("core deposits are a line of their own in the summary, the order, its confirmation and its mail, and nothing lowers them", async () => {
  const cart = await cartWith(commerce, [80, 2]);
  await mutateCart(commerce, "cartDiscountCodesUpdate", { cartId: cart.id, discountCodes: ["WELCOME10"] });
  const page = await pageOf(cart);
  expect(page).toMatch(/Core deposits[^$]*\$50\.00/);
  // Two at $899, a tenth off, free delivery, and two deposits of $25.
  expect(page).toContain("$1,668.20");
  expect((await submit(cart, { ...address, total: "166820" })).status).toBe(303);
  const order: unknown = await (await fetch(`${commerce.origin}/_vendors/orders/R100123.json`)).json();
  expect(order).toMatchObject({ coreDepositCents: 5000, shippingCents: 0, discountCents: 17_980, totalCents: 166_820 });
  const thanks = await pageOf(cart);
  expect(thanks).toMatch(/Core deposits[^$]*\$50\.00/);
  expect(thanks).toContain("−$179.80");
  const mails = await (await fetch(`${commerce.origin}/_vendors/mailbox/messages.json`)).text();
  expect(mails).toContain("Core deposits, refunded when your old units come back: $50.00");
});
