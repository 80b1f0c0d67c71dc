import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { cartWith, mutateCart } from "#sandbox/vendors/shopify/testing/cart-operations.ts";
import { listOrders, orderLines, placeOrder, readOrder, requestReturn } from "../testing/account-orders.ts";
import { type Asking, type RunningAccount, startAccount } from "../testing/start-account.ts";

let account: RunningAccount;
let people = 0;
let buyer: Asking;
let email: string;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.stop());
beforeEach(() => {
  people += 1;
  email = `buyer-${people}@example.test`;
  buyer = account.signIn(email);
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const delivery = { name: "Test Buyer", method: "delivery", address: "1 Test Street", suburb: "Hobart", state: "TAS", postcode: "7000" };
const pickup = { name: "Test Buyer", method: "pickup", store: "2" };

const order = (values: Record<string, string>, ...lines: [number, number][]) => orderLines(account, { email, ...values }, ...lines);
const namesOf = async (asking: Asking, args?: string) => (await listOrders(asking, args)).nodes.map(({ name }) => name);

describe("the customer's orders", () => {
  it("are those placed while signed in, whatever the email, and those placed with the customer's email", async () => {
    const { storefrontCustomerAccessTokenCreate } = z
      .object({ storefrontCustomerAccessTokenCreate: z.object({ customerAccessToken: z.string() }) })
      .parse(await buyer.ask(`mutation { storefrontCustomerAccessTokenCreate { customerAccessToken userErrors { code } } }`));
    const cart = await cartWith(account, [80, 1]);
    const { customerAccessToken } = storefrontCustomerAccessTokenCreate;
    await mutateCart(account, "cartBuyerIdentityUpdate", { cartId: cart.id, buyerIdentity: { customerAccessToken } });
    const signedIn = await placeOrder(account, cart, { ...delivery, email: "somebody@else.test" });
    const asGuest = await order({ ...delivery, email: email.toUpperCase() }, [80, 1]);
    expect(await namesOf(buyer)).toEqual([signedIn, asGuest]);
    expect(await namesOf(account.signIn("somebody@else.test"))).toEqual([]);
  });

  it("come in pages that stay where they were when a new order arrives", async () => {
    const placed = [];
    for (let count = 0; count < 3; count += 1) placed.push(await order(delivery, [80, 1]));
    const newest = "first: 2, sortKey: PROCESSED_AT, reverse: true";
    const first = await listOrders(buyer, newest);
    expect(first.nodes.map(({ name }) => name)).toEqual([placed[2], placed[1]]);
    await order(delivery, [80, 1]);
    expect(await namesOf(buyer, `${newest}, after: "${first.pageInfo.endCursor}"`)).toEqual([placed[0]]);
    expect(await namesOf(buyer, `first: 9, query: "name:${placed[1]}"`)).toEqual([placed[1]]);
    await expect(listOrders(buyer, `${newest}, after: "nonsense"`)).rejects.toThrow("Invalid cursor");
  });

  it("say what was bought, what it cost with the GST in it, and where it goes", async () => {
    const cart = await cartWith(account, [50, 3], [40, 1]);
    await mutateCart(account, "cartDiscountCodesUpdate", { cartId: cart.id, discountCodes: ["WELCOME10"] });
    const name = await placeOrder(account, cart, { ...delivery, email });
    const [{ id } = { id: "" }] = (await listOrders(buyer)).nodes;
    const money = (amount: string) => ({ amount, currencyCode: "AUD" });
    const fields = `name financialStatus fulfillmentStatus email subtotal { ...M } subtotalBeforeDiscounts { ...M } totalShipping { ...M } totalTax { ...M } totalPrice { ...M }
      discountInformation { totalDiscounts { ...M } } shippingTitle pickupInformation { status } statusPageUrl
      shippingAddress { name formatted formattedArea }
      lineItems(first: 9) { nodes { title name variantTitle sku quantity productId variantId price { ...M } totalPriceWithDiscounts { ...M } totalDiscount { ...M }
        image { url(transform: { maxWidth: 80 }) altText } discountInformation { title discountValue { ...M } } suggestedReturnReasonDefinitions(first: 9) { nodes { name } } } }`;
    const document = `query ($id: ID!) { order(id: $id) { ${fields} } } fragment M on MoneyV2 { amount currencyCode }`;
    const { order: found } = z.object({ order: z.looseObject({ statusPageUrl: z.string() }) }).parse(await buyer.ask(document, { id }));
    expect(found).toMatchObject({
      name,
      email,
      financialStatus: "PAID",
      fulfillmentStatus: "IN_PROGRESS",
      subtotal: money("108.0"),
      subtotalBeforeDiscounts: money("120.0"),
      totalShipping: money("12.95"),
      totalPrice: money("120.95"),
      totalTax: money("11.0"),
      discountInformation: { totalDiscounts: money("21.95") },
      shippingTitle: "Standard delivery",
      pickupInformation: null,
      shippingAddress: {
        name: "Test Buyer",
        formatted: ["1 Test Street", "Hobart TAS 7000", "Australia"],
        formattedArea: "Hobart TAS, Australia",
      },
      lineItems: {
        nodes: [
          {
            title: "Engine Oil 5 L",
            variantTitle: null,
            sku: "SKU-50",
            quantity: 3,
            productId: "gid://shopify/Product/5",
            price: money("40.0"),
          },
          {
            title: "Stubby Holder",
            totalPriceWithDiscounts: money("0.0"),
            totalDiscount: money("9.95"),
            discountInformation: [{ discountValue: money("9.95") }],
          },
        ],
      },
    });
    const status = await fetch(found.statusPageUrl.replace("http://shop.test", account.origin));
    expect(await status.text()).toContain("Being packed.");
  });

  it("move on with time: packed, sent with a tracking number, delivered", async () => {
    await order(delivery, [50, 1]);
    const [{ id } = { id: "" }] = (await listOrders(buyer)).nodes;
    const fields = `fulfillmentStatus fulfillments(first: 9) { nodes { status latestShipmentStatus estimatedDeliveryAt isPickedUp
      trackingInformation { company number url } fulfillmentLineItems(first: 9) { nodes { quantity lineItem { title } } } } }`;
    expect(await readOrder(buyer, id, fields)).toEqual({ fulfillmentStatus: "IN_PROGRESS", fulfillments: { nodes: [] } });
    account.wait(5 * minuteMs);
    expect(await readOrder(buyer, id, fields)).toMatchObject({
      fulfillmentStatus: "FULFILLED",
      fulfillments: {
        nodes: [
          {
            status: "SUCCESS",
            latestShipmentStatus: "CARRIER_PICKED_UP",
            isPickedUp: false,
            trackingInformation: [{ company: "Demo Parcels", number: expect.stringMatching(/^DP\d{7}$/) as unknown }],
            fulfillmentLineItems: { nodes: [{ quantity: 1, lineItem: { title: "Engine Oil 5 L" } }] },
          },
        ],
      },
    });
    account.wait(2 * dayMs);
    expect(await readOrder(buyer, id, fields)).toMatchObject({ fulfillments: { nodes: [{ latestShipmentStatus: "DELIVERED" }] } });
  });

  it("are sent in parts when something has to be ordered in", async () => {
    await order(delivery, [50, 1], [80, 1]);
    const [{ id } = { id: "" }] = (await listOrders(buyer)).nodes;
    account.wait(5 * minuteMs);
    expect(await readOrder(buyer, id, "fulfillmentStatus")).toEqual({ fulfillmentStatus: "PARTIALLY_FULFILLED" });
    account.wait(7 * dayMs);
    expect(await readOrder(buyer, id, "fulfillmentStatus hasMultipleFulfillments")).toEqual({
      fulfillmentStatus: "FULFILLED",
      hasMultipleFulfillments: true,
    });
  });

  it("wait at the store once they are ready, until they are collected", async () => {
    const name = await order(pickup, [50, 1]);
    const [{ id } = { id: "" }] = (await listOrders(buyer)).nodes;
    const fields =
      "fulfillmentStatus locationName shippingTitle shippingAddress { id } pickupInformation { status address { city zoneCode } } fulfillments(first: 2) { nodes { isPickedUp } }";
    const fulfil = (stage: string) =>
      fetch(`${account.origin}/_vendors/orders/${name}/fulfil`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ stage }),
      });
    expect(await readOrder(buyer, id, fields)).toMatchObject({ fulfillmentStatus: "IN_PROGRESS", pickupInformation: { status: null } });
    expect((await fulfil("sent")).status).toBe(200);
    expect(await readOrder(buyer, id, fields)).toEqual({
      fulfillmentStatus: "READY_FOR_PICKUP",
      locationName: "Rares Hobart",
      shippingTitle: "Rares Hobart",
      shippingAddress: null,
      pickupInformation: { status: "OPEN", address: { city: "Hobart", zoneCode: "VIC" } },
      fulfillments: { nodes: [] },
    });
    await fulfil("delivered");
    expect(await readOrder(buyer, id, fields)).toMatchObject({
      fulfillmentStatus: "FULFILLED",
      pickupInformation: { status: "CLOSED" },
      fulfillments: { nodes: [{ isPickedUp: true }] },
    });
    expect((await fulfil("lost")).status).toBe(400);
  });

  it("are out of reach for everybody else", async () => {
    await order(delivery, [50, 1]);
    const [placed = { id: "", lineItems: { nodes: [] } }] = (await listOrders(buyer)).nodes;
    account.wait(5 * minuteMs);
    const other = account.signIn("nosy@example.test");
    expect(await readOrder(other, placed.id, "name")).toBeNull();
    const lines = [
      { lineItemId: placed.lineItems.nodes[0]?.id, quantity: 1, returnReasonDefinitionId: "gid://shopify/ReturnReasonDefinition/1" },
    ];
    expect(await requestReturn(other, placed.id, lines)).toMatchObject({
      return: null,
      userErrors: [{ code: "NOT_FOUND", field: ["orderId"] }],
    });
    const made = z.object({ return: z.object({ id: z.string() }) }).parse(await requestReturn(buyer, placed.id, lines));
    const ask = `query ($id: ID!) { return(id: $id) { name } customer { return(id: $id) { name } } }`;
    expect(await other.ask(ask, made.return)).toEqual({ return: null, customer: { return: null } });
    expect(await buyer.ask(ask, made.return)).not.toMatchObject({ return: null });
  });
});
