import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountShop, type Shopper, startAccountShop } from "#server/testing/start-account-shop.ts";
import { cartSchema } from "#shared/contract/cart.ts";
import { orderPageSchema, orderSchema } from "#shared/contract/customer/account.ts";

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(() => shop.stop());

const dayMs = 24 * 60 * 60 * 1000;
const variant = (id: number) => `gid://shopify/ProductVariant/${id}`;
const add = (shopper: Shopper, id: number, quantity = 1) =>
  shopper.api("POST", "/cart/lines", { lines: [{ variantId: variant(id), quantity }] });
const form = {
  email: "buyer@example.test",
  name: "Alex Example",
  address: "1 Test Street",
  suburb: "Hobart",
  state: "TAS",
  postcode: "7000",
};

/** Where "Checkout" leads, as a document. */
async function checkoutUrl(shopper: Shopper): Promise<string> {
  const { status, headers } = await shopper.browser("http://shop.test/cart/checkout");
  expect(status).toBe(303);
  return headers.get("location") ?? "";
}

async function buy(shopper: Shopper, totalCents: number): Promise<void> {
  const url = await checkoutUrl(shopper);
  const body = new URLSearchParams({ ...form, method: "delivery", total: String(totalCents) });
  const { status } = await shopper.browser(new URL(url, "http://shop.test").href, { method: "POST", body });
  expect(status).toBe(303);
}

async function ordersOf(shopper: Shopper) {
  return orderPageSchema.parse((await shopper.api("GET", "/account/orders")).body);
}

async function orderOf(shopper: Shopper, id: string) {
  return orderSchema.parse((await shopper.api("GET", `/account/orders/${id}`)).body);
}

test("an order is the customer's from the cart on: it appears, moves, and goes back in part", async () => {
  const shopper = shop.shopper();
  await shopper.signIn("orders@example.test");
  expect(await ordersOf(shopper)).toEqual({ orders: [], nextCursor: null });
  await add(shopper, 10, 2);
  await buy(shopper, 11_295);

  const { orders } = await ordersOf(shopper);
  expect(orders).toMatchObject([
    {
      name: expect.stringMatching(/^R\d+$/),
      status: "in-progress",
      totalCents: 11_295,
      quantity: 2,
      titles: ["Brake Pad Set"],
      hasReturns: false,
    },
  ]);
  const id = orders[0]?.id ?? "";
  const placed = await orderOf(shopper, id);
  expect(placed).toMatchObject({
    id,
    subtotalCents: 10_000,
    discountCents: 0,
    shippingCents: 1295,
    taxCents: 1027,
    deliveredTo: ["Alex Example", "1 Test Street", "Hobart TAS 7000", "Australia"],
    collectedFrom: null,
    parcels: [],
    lines: [{ title: "Brake Pad Set", url: "/products/brake-pad-set", quantity: 2, totalCents: 10_000, returnableQuantity: 0 }],
  });

  shop.pass(10 * 60_000);
  expect(await orderOf(shopper, id)).toMatchObject({
    status: "sent",
    parcels: [{ carrier: expect.any(String), trackingNumber: expect.any(String) }],
  });
  shop.pass(3 * dayMs);
  const delivered = await orderOf(shopper, id);
  expect(delivered).toMatchObject({ parcels: [{ status: "delivered" }], lines: [{ returnableQuantity: 2 }] });

  const [line] = delivered.lines;
  const request = { lineId: line?.id, quantity: 1, reasonId: line?.returnReasons[0]?.id, note: "Too wide for my car" };
  const ask = (changes: object) => shopper.api("POST", `/account/orders/${id}/returns`, { lines: [{ ...request, ...changes }] });
  expect(await ask({ quantity: 3 })).toMatchObject({
    status: 422,
    body: { detail: "At most 2 of Brake Pad Set can be returned", errors: [{ path: "lines.0.quantity" }] },
  });
  expect(await ask({ reasonId: "gid://shopify/ReturnReasonDefinition/999" })).toMatchObject({
    status: 422,
    body: { detail: "Choose one of the reasons", errors: [{ path: "lines.0.reasonId" }] },
  });
  expect(await ask({ note: "x".repeat(301) })).toMatchObject({ status: 422, body: { errors: [{ path: "lines.0.note" }] } });
  expect(await ask({})).toMatchObject({
    status: 200,
    body: {
      hasReturns: true,
      lines: [{ returnableQuantity: 1 }],
      returns: [{ status: "requested", lines: [{ title: "Brake Pad Set", quantity: 1 }] }],
    },
  });

  const stranger = shop.shopper();
  await stranger.signIn("curious@example.test");
  expect(await ordersOf(stranger)).toEqual({ orders: [], nextCursor: null });
  expect(await stranger.api("GET", `/account/orders/${id}`)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  expect(await stranger.api("POST", `/account/orders/${id}/returns`, { lines: [request] })).toMatchObject({ status: 422 });
  expect((await orderOf(shopper, id)).returns).toHaveLength(1);
});

test("a return whose form is sent twice at the same time is requested once, and the second answer is the first's", async () => {
  const shopper = shop.shopper();
  await shopper.signIn("impatient@example.test");
  await add(shopper, 40, 3);
  await buy(shopper, 4280);
  const id = (await ordersOf(shopper)).orders[0]?.id ?? "";
  shop.pass(4 * dayMs);
  const [line] = (await orderOf(shopper, id)).lines;
  const lines = [{ lineId: line?.id, quantity: 1, reasonId: line?.returnReasons[0]?.id }];
  const ask = async (seenReturns: string[]) => {
    const { status, body } = await shopper.api("POST", `/account/orders/${id}/returns`, { lines, seenReturns });
    expect(status).toBe(200);
    return orderSchema.parse(body).returns.map((asked) => asked.id);
  };
  const [first, second] = await Promise.all([ask([]), ask([])]);
  expect(first).toHaveLength(1);
  expect(second).toEqual(first);
  expect(await ask(first)).toHaveLength(2);
});

test("what an order cost adds up, gifts included", async () => {
  const shopper = shop.shopper();
  await shopper.signIn("gifts@example.test");
  await add(shopper, 50, 3);
  const gift = { variantId: variant(40), quantity: 1 };
  const { totalCents } = cartSchema.parse((await shopper.api("POST", "/cart/lines", { lines: [gift] })).body);
  await buy(shopper, totalCents + 1295);
  const [summary] = (await ordersOf(shopper)).orders;
  const order = await orderOf(shopper, summary?.id ?? "");
  expect(order.discountCents).toBeGreaterThan(0);
  expect(order.subtotalCents - order.discountCents + order.shippingCents).toBe(order.totalCents);
  expect(order.lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(order.totalCents - order.shippingCents);
});

test("orders come ten a page, newest first, each once", async () => {
  const shopper = shop.shopper();
  await shopper.signIn("collector@example.test");
  for (let order = 0; order < 12; order += 1) {
    shop.pass(60_000);
    await add(shopper, 40);
    await buy(shopper, 2290);
  }
  const first = await ordersOf(shopper);
  expect(first.orders).toHaveLength(10);
  const next = await shopper.api("GET", `/account/orders?after=${encodeURIComponent(first.nextCursor ?? "")}`);
  const second = orderPageSchema.parse(next.body);
  expect(second.nextCursor).toBeNull();
  expect(await shopper.api("GET", "/account/orders?after=nonsense")).toMatchObject({ status: 400 });
  const all = [...first.orders, ...second.orders];
  expect(new Set(all.map(({ id }) => id)).size).toBe(12);
  expect(all.map(({ placedAt }) => placedAt)).toEqual(all.map(({ placedAt }) => placedAt).toSorted((a, b) => b.localeCompare(a)));
});

test("a cart that a trade customer makes has trade prices at once, and is told at the checkout who comes; signed out it is nobody's [shop-6.5]", async () => {
  const shopper = shop.shopper();
  await shopper.signIn("bench@workshop.example");
  const made = cartSchema.parse((await add(shopper, 10, 2)).body);
  expect(made).toMatchObject({ isNew: true, totalQuantity: 2, subtotalCents: 9000, lines: [{ priceCents: 4500 }] });
  expect(await shopper.api("GET", "/cart")).toMatchObject({ body: { totalCents: 9000 } });
  expect(await checkoutUrl(shopper)).toMatch(/[?&]logged_in=true$/);
  const page = await (await shopper.browser(new URL(await checkoutUrl(shopper), "http://shop.test").href)).text();
  expect(page).toContain("bench@workshop.example");

  expect(await shopper.api("POST", "/session/sign-out")).toMatchObject({ status: 200, body: { url: expect.stringContaining("/logout") } });
  expect(await shopper.api("GET", "/cart")).toMatchObject({ body: { totalQuantity: 2, totalCents: 10_000 } });
  const later = await checkoutUrl(shopper);
  expect(later).not.toContain("logged_in");
  expect(await (await shopper.browser(new URL(later, "http://shop.test").href)).text()).not.toContain("bench@workshop.example");
  expect(await shopper.api("GET", "/account")).toMatchObject({ status: 401 });
});

test("a cart that was there before becomes the customer's when the session starts", async () => {
  const shopper = shop.shopper();
  expect((await add(shopper, 10)).body).toMatchObject({ totalCents: 5000 });
  await shopper.signIn("later@workshop.example");
  expect(await shopper.api("POST", "/session")).toMatchObject({ status: 200, body: { companyLocationId: expect.any(String) } });
  expect(await shopper.api("GET", "/cart")).toMatchObject({ body: { totalCents: 4500 } });
  await shopper.api("POST", "/session/sign-out");
});
