import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cartWith } from "#sandbox/vendors/shopify/testing/cart-operations.ts";
import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { timeLeftMs, withDeadline } from "#server/deadline.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { createStatusReader } from "../customer/read-status.ts";
import { createAdminApi } from "./create-admin-api.ts";
import { createGuestOrders } from "./create-guest-orders.ts";

let vendor: RunningCommerce;
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
beforeAll(async () => {
  vendor = await startCommerce({ now });
});
afterAll(() => vendor.stop());

const delivery = { name: "Kim Lee", method: "delivery", address: "12 Secret Lane", suburb: "Hobart", state: "TAS", postcode: "7000" };
const pickup = { name: "Kim Lee", method: "pickup", store: "2" };

/** Orders one of a part, and answers the order's number. */
async function ordered(values: Record<string, string>, email: string): Promise<string> {
  const cart = await cartWith(vendor, [80, 2]);
  const url = cart.checkoutUrl.replace("http://shop.test", vendor.origin);
  const [, total = ""] = /name="total" value="(\d+)"/.exec(await (await fetch(url)).text()) ?? [];
  const placed = await fetch(url, { method: "POST", body: new URLSearchParams({ ...values, email, total }) });
  return /Order (R\d{6})/.exec(await placed.text())?.[1] ?? "no order";
}

const fulfil = (name: string, stage: string) =>
  fetch(`${vendor.origin}/_vendors/orders/${name}/fulfil`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ stage }),
  });

function lookUp() {
  const vendorFetch = vi.fn<VendorFetch>((url, init) => fetch(url, init));
  const access = { storeDomain: `${vendor.origin}/_vendors/shopify`, clientId: "app", clientSecret: "secret" };
  const api = createAdminApi({ ...access, vendorFetch, now: () => now().getTime() });
  const orders = createGuestOrders({ api, readStatus: createStatusReader({ warn: () => undefined }), publicUrl: "http://shop.test" });
  return { orders, operations: () => vendorFetch.mock.calls.map(([, , { operation }]) => operation) };
}

describe("an order by number and email", () => {
  it("is told with its lines, totals, parcels, and no more of where it goes than the suburb", async () => {
    const number = await ordered(delivery, "Kim@Shop.test");
    await fulfil(number, "sent");
    const order = await lookUp().orders.findOrder(number, "kim@shop.test");
    expect(order).toMatchObject({
      name: number,
      status: "sent",
      quantity: 2,
      lines: [{ quantity: 2, variantId: "gid://shopify/ProductVariant/80", returnableQuantity: 0 }],
      deliveredTo: ["Hobart TAS 7000"],
      collectedFrom: null,
      parcels: [{ status: "on-the-way", carrier: "Demo Parcels", trackingNumber: expect.stringMatching(/^DP\d+$/) }],
    });
    const [deposits] = order?.fees ?? [];
    expect(deposits).toEqual({ title: "Core deposits", cents: 5000 });
    expect(order?.totalCents).toBe((order?.subtotalCents ?? 0) + (order?.shippingCents ?? 0) + 5000);
    // Whoever follows the parcel learns no more than its number tells.
    const parcelPage = await fetch((order?.parcels[0]?.trackingUrl ?? "").replace("http://shop.test", vendor.origin));
    expect([parcelPage.status, await parcelPage.text()]).toEqual([200, expect.not.stringMatching(/Secret Lane|Kim/)]);
    expect(JSON.stringify(order)).not.toMatch(/Secret|Kim|@/);
  });

  it("that is collected says where, when it is ready, and that it was", async () => {
    const number = await ordered(pickup, "kim@shop.test");
    const { orders } = lookUp();
    const before = await orders.findOrder(number, "kim@shop.test");
    await fulfil(number, "sent");
    const ready = await orders.findOrder(number, "kim@shop.test");
    await fulfil(number, "delivered");
    const collected = await orders.findOrder(number, "kim@shop.test");
    expect([before, ready, collected].map((order) => order?.status)).toEqual(["in-progress", "ready-for-pickup", "collected"]);
    expect(collected).toMatchObject({ deliveredTo: null, collectedFrom: "Rares Hobart, 2 Test Street, Hobart VIC 3000", parcels: [] });
  });

  it("is null for a number that doesn't exist and for anybody else's address, after one and the same question", async () => {
    const number = await ordered(delivery, "kim@shop.test");
    const { orders, operations } = lookUp();
    await orders.findOrder(number, "kim@shop.test");
    const before = operations().length;
    expect(await orders.findOrder("R999999", "kim@shop.test")).toBeNull();
    expect(await orders.findOrder(number, "lee@shop.test")).toBeNull();
    expect(operations().slice(before)).toEqual(["FindOrder", "FindOrder"]);
  });

  it.each(['x"OR(name:R1)"@shop.test', "x\\@shop.test", "*@shop.test"])(
    "can't be had by words of the search in the address: %s",
    async (email) => {
      const number = await ordered(delivery, "kim@shop.test");
      expect(await lookUp().orders.findOrder(number, email)).toBeNull();
    },
  );

  it("is compared here, whatever the platform's search finds alike", async () => {
    const node = { id: "gid://shopify/Order/1", name: "#R1", email: "kim@shop.test.example" };
    const asked: string[] = [];
    const orders = createGuestOrders({
      api: async ({ name, schema }) => {
        asked.push(name);
        return schema.parse({ orders: { nodes: [node, { ...node, name: "R11", email: "kim@shop.test" }, { ...node, email: null }] } });
      },
      readStatus: createStatusReader({ warn: () => undefined }),
      publicUrl: "http://shop.test",
    });
    expect(await orders.findOrder("R1", "kim@shop.test")).toBeNull();
    expect(asked).toEqual(["FindOrder"]);
  });
});

describe("an order as the platform's staff see it", () => {
  const money = (amount: string) => ({ shopMoney: { amount } });
  const line = {
    id: "gid://shopify/LineItem/1",
    title: "Radiator",
    variantTitle: null,
    sku: null,
    quantity: 2,
    isGiftCard: false,
    customAttributes: [],
    image: null,
    product: null,
    variant: null,
    originalTotalSet: money("120.0"),
    discountedTotalSet: money("120.0"),
  };
  const bare = {
    id: "gid://shopify/Order/1",
    name: "R1",
    processedAt: "2026-11-20T01:02:03Z",
    cancelledAt: null,
    displayFinancialStatus: "PAID",
    displayFulfillmentStatus: "FULFILLED",
    totalPriceSet: money("120.0"),
    totalDiscountsSet: null,
    totalShippingPriceSet: money("0.0"),
    totalTaxSet: null,
    additionalFees: [],
    shippingAddress: null,
    shippingLine: null,
    fulfillments: [],
    fulfillmentOrders: { nodes: [] },
    lineItems: { nodes: [line], pageInfo: { hasNextPage: false, endCursor: null } },
  };
  const parcel = { status: "SUCCESS", displayStatus: "DELIVERED", requiresShipping: true, estimatedDeliveryAt: null, trackingInfo: [] };

  /** Each of the orders is the answer to one call, null for one that is gone; the last is the answer to all further ones. */
  async function found(...orders: (object | null)[]) {
    const asked: unknown[] = [];
    const { findOrder } = createGuestOrders({
      async api({ name, variables, schema }) {
        if (name === "FindOrder") return schema.parse({ orders: { nodes: [{ id: bare.id, name: "R1", email: "Kim@shop.test " }] } });
        const changes = orders[asked.length] === undefined ? orders.at(-1) : orders[asked.length];
        asked.push(variables["linesAfter"]);
        return schema.parse({ order: changes && { ...bare, ...changes } });
      },
      readStatus: createStatusReader({ warn: () => undefined }),
      publicUrl: "http://shop.test",
    });
    return { order: await findOrder("R1", " kim@Shop.test"), asked };
  }

  it("is shown where it is neither taxed nor reduced, goes nowhere, and its part is sold no more", async () => {
    const { order } = await found({});
    expect(order).toMatchObject({ quantity: 2, discountCents: 0, taxCents: null, deliveredTo: null, collectedFrom: null, fees: [] });
    expect(order?.lines).toMatchObject([{ quantity: 2, totalCents: 12_000, productId: null, variantId: null }]);
  });

  it("is shown with all that it has", async () => {
    const { order } = await found({
      totalDiscountsSet: money("5.0"),
      totalTaxSet: money("10.9"),
      shippingLine: { title: "By arrangement" },
      lineItems: { ...bare.lineItems, nodes: [{ ...line, product: { id: "product" }, variant: { id: "variant" }, isGiftCard: true }] },
    });
    expect(order).toMatchObject({ discountCents: 500, taxCents: 1090, collectedFrom: "By arrangement" });
    expect(order?.lines).toMatchObject([{ productId: "product", variantId: "variant", isGiftCard: true }]);
  });

  it("is delivered, not collected, where its parcels leave from a place, and what goes by email is no parcel", async () => {
    const assignedLocation = { name: "Warehouse", city: "Perth" };
    const { order } = await found({
      shippingAddress: { city: "Hobart", provinceCode: null, zip: "7000" },
      fulfillments: [parcel, { ...parcel, displayStatus: "FULFILLED", requiresShipping: false }],
      fulfillmentOrders: {
        nodes: [
          { deliveryMethod: null, assignedLocation },
          { deliveryMethod: { methodType: "SHIPPING" }, assignedLocation },
        ],
      },
    });
    expect(order).toMatchObject({
      status: "delivered",
      deliveredTo: ["Hobart 7000"],
      collectedFrom: null,
      parcels: [{ status: "delivered" }],
    });
  });

  it("is read page by page: to its end, to where it is gone, and no further than an order can go", async () => {
    const page = (endCursor: string | null) => ({ lineItems: { nodes: [line], pageInfo: { hasNextPage: endCursor !== null, endCursor } } });
    const whole = await found(page("a"), page("b"), page(null));
    expect([whole.order?.quantity, whole.asked]).toEqual([6, [null, "a", "b"]]);
    expect((await found(page("a"), null)).order?.lines).toHaveLength(1);
    expect((await found(page("round"))).asked).toHaveLength(6);
    expect((await found(null)).order).toBeNull();
  });
});

describe("the app's token", () => {
  it("is bought once for all, and anew when its day is over or the platform took it back", async () => {
    const number = await ordered(delivery, "kim@shop.test");
    const { orders, operations } = lookUp();
    await Promise.all([orders.findOrder(number, "kim@shop.test"), orders.findOrder(number, "kim@shop.test")]);
    const bought = () => operations().filter((operation) => operation === "AccessToken").length;
    expect(bought()).toBe(1);
    aheadMs += 25 * 60 * 60 * 1000;
    expect(await orders.findOrder(number, "kim@shop.test")).not.toBeNull();
    expect(bought()).toBe(2);
  });

  it("is bought for all who wait for it, however little time is left to whoever asked first", async () => {
    const buying = Promise.withResolvers<void>();
    const vendorFetch: VendorFetch = async (url) => {
      if (!String(url).endsWith("/oauth/access_token")) return Response.json({ data: { orders: { nodes: [] } } });
      const leftMs = timeLeftMs();
      await buying.promise;
      // As a call ends that has no time left.
      if (leftMs < 1000) throw new AppError("UPSTREAM_TIMEOUT", "there was too little time left");
      return Response.json({ access_token: "token", expires_in: 86_400 });
    };
    const api = createAdminApi({ storeDomain: "store.myshopify.com", clientId: "a", clientSecret: "b", vendorFetch });
    const orders = createGuestOrders({ api, readStatus: createStatusReader({ warn: () => undefined }), publicUrl: "http://shop.test" });
    const first = withDeadline(20, () => orders.findOrder("R1", "kim@shop.test"));
    const second = orders.findOrder("R2", "kim@shop.test");
    await expect(first).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    buying.resolve();
    expect(await second).toBeNull();
  });

  it("that was taken back is bought again within the same look-up", async () => {
    const answers = [
      { access_token: "first", expires_in: 1000 },
      401,
      { access_token: "second", expires_in: 1000 },
      { data: { orders: { nodes: [] } } },
    ];
    const sent: (string | undefined)[] = [];
    const vendorFetch: VendorFetch = async (_url, init) => {
      sent.push(new Headers(init?.headers).get("x-shopify-access-token") ?? undefined);
      const next = answers.shift();
      return typeof next === "number" ? new Response("{}", { status: next }) : Response.json(next);
    };
    const api = createAdminApi({ storeDomain: "store.myshopify.com", clientId: "a", clientSecret: "b", vendorFetch });
    const orders = createGuestOrders({ api, readStatus: createStatusReader({ warn: () => undefined }), publicUrl: "http://shop.test" });
    expect(await orders.findOrder("R1", "kim@shop.test")).toBeNull();
    expect(sent).toEqual([undefined, "first", undefined, "second"]);
  });

  it("that was taken back under several look-ups is bought again once", async () => {
    let bought = 0;
    const vendorFetch: VendorFetch = async (url, init) => {
      if (String(url).endsWith("/oauth/access_token")) return Response.json({ access_token: `token ${(bought += 1)}`, expires_in: 86_400 });
      // One of them hears of it only when another has the new one.
      const isOld = new Headers(init?.headers).get("x-shopify-access-token") === "token 1";
      if (isOld && JSON.stringify(init?.body).includes("R2")) await vi.waitUntil(() => bought === 2);
      return isOld ? new Response("{}", { status: 401 }) : Response.json({ data: { orders: { nodes: [] } } });
    };
    const api = createAdminApi({ storeDomain: "store.myshopify.com", clientId: "a", clientSecret: "b", vendorFetch });
    const orders = createGuestOrders({ api, readStatus: createStatusReader({ warn: () => undefined }), publicUrl: "http://shop.test" });
    const found = await Promise.all(["R1", "R2"].map((number) => orders.findOrder(number, "kim@shop.test")));
    expect([found, bought]).toEqual([[null, null], 2]);
  });

  it.each([
    ["is refused", 400],
    ["is no token", {}],
  ])("that %s is the platform's failure, and none of the secret is told", async (_what, answer) => {
    const vendorFetch: VendorFetch = async () =>
      typeof answer === "number" ? new Response("", { status: answer }) : Response.json(answer);
    const api = createAdminApi({ storeDomain: "store.myshopify.com", clientId: "a", clientSecret: "s3cret", vendorFetch });
    const orders = createGuestOrders({ api, readStatus: createStatusReader({ warn: () => undefined }), publicUrl: "http://shop.test" });
    await expect(orders.findOrder("R1", "kim@shop.test")).rejects.toMatchObject({
      code: "UPSTREAM_FAILED",
      message: expect.not.stringContaining("s3cret"),
    });
  });
});
