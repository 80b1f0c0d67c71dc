import { describe, expect, it, vi } from "vitest";
import { orderPageSchema, orderSchema, type OrderSummary } from "#shared/contract/customer/account.ts";
import { type FulfillmentEventStatus, OrderDocument, OrderLinesDocument, OrdersDocument } from "./generated/graphql.ts";
import { createStatusReader, type StatusLogger } from "./read-status.ts";
import { costOf } from "./testing/cost-of.ts";
import { customersAnswering, shownOrder } from "./testing/customers-answering.ts";
import { exampleOrder, type ExampleOrder } from "./testing/example-answers.ts";

const token = "shcat_secret";

const parcelOf = (latestShipmentStatus: FulfillmentEventStatus) => ({
  status: "SUCCESS" as const,
  latestShipmentStatus,
  requiresShipping: true,
  estimatedDeliveryAt: null,
  trackingInformation: [],
});

describe("an order", () => {
  it("arrives in the shop's own terms", async () => {
    const { order } = await shownOrder();
    expect(orderSchema.parse({ ...order, lines: order.lines.map((line) => ({ ...line, url: null })) })).toBeTruthy();
    expect(order).toMatchObject({
      id: "100123",
      name: "R100123",
      status: "sent",
      totalCents: 11_345,
      quantity: 3,
      titles: ["Brake Pad Set", "Workshop Tee"],
      hasReturns: true,
      subtotalCents: 11_000,
      discountCents: 950,
      shippingCents: 1295,
      taxCents: 1031,
      deliveredTo: ["Alex", "1187 Sydney Road", "Coburg North VIC 3058", "Australia"],
      collectedFrom: null,
      lines: [
        {
          variantTitle: null,
          sku: "SKU-10",
          // What was hidden in the cart stays hidden, and what says nothing is left out.
          attributes: [{ key: "Vehicle", value: "HQ Monaro 253 V8, front" }],
          totalCents: 9050,
          picture: { url: "/_vendors/pictures/pad.svg", alt: "Brake Pad Set" },
          productId: "gid://shopify/Product/1",
          returnableQuantity: 1,
          returnReasons: [{ id: "gid://shopify/ReturnReasonDefinition/1", name: "Doesn't fit" }],
        },
        { variantTitle: "M", sku: null, totalCents: 1000, picture: null, productId: null, returnableQuantity: 0, returnReasons: [] },
      ],
      returns: [
        {
          name: "R100123-R1",
          status: "requested",
          requestedAt: "2026-11-21T00:00:00Z",
          requestedOn: "2026-11-21",
          lines: [{ title: "Brake Pad Set", quantity: 1 }],
        },
      ],
    });
  });

  it("names three of its parts, counts them all as the platform does or by its lines, and tells gift cards apart", async () => {
    const [line] = exampleOrder.lineItems.nodes;
    const called = (title: string, giftCard = false) => ({ ...line, title, giftCard });
    const nodes = [called("Pad"), called("Rotor"), called("Gift Card", true), called("Hose")];
    const lineItems = { ...exampleOrder.lineItems, nodes };
    const { order } = await shownOrder({ lineItems, lineItemsSummary: { totalQuantityOfLineItems: 30 } });
    expect(order).toMatchObject({ titles: ["Pad", "Rotor", "Gift Card"], quantity: 30 });
    expect(order.lines.map(({ isGiftCard }) => isGiftCard)).toEqual([undefined, undefined, true, undefined]);
    expect((await shownOrder({ lineItems, lineItemsSummary: null })).order.quantity).toBe(8);
  });

  it("that can be sent back is shown where the platform suggests no reasons", async () => {
    const { order } = await shownOrder({
      returnInformation: {
        ...exampleOrder.returnInformation,
        anyReturnable: { nodes: [{ lineItem: { suggestedReturnReasonDefinitions: null } }] },
      },
    });
    expect(order.lines[0]).toMatchObject({ returnableQuantity: 1, returnReasons: [] });
  });

  it("is null where it is not the customer's, and asked for by the platform's id", async () => {
    const { customers, sent } = customersAnswering({ data: { order: null } });
    expect(await customers.order(token, "5")).toBeNull();
    expect(sent().body.variables).toEqual({ id: "gid://shopify/Order/5" });
  });

  it("of many lines is asked for page by page, and added up over all of them", async () => {
    const { lineItems, returnInformation } = exampleOrder;
    const page = (hasNextPage: boolean, number: number) => ({
      lineItems: {
        nodes: [{ ...lineItems.nodes[0], id: `line-${number}` }],
        pageInfo: { hasNextPage, endCursor: `line-${number}` },
      },
      returnInformation: {
        ...returnInformation,
        returnableLineItems: {
          nodes: number < 3 ? [{ lineItem: { id: `line-${number}` }, quantity: number }] : [],
          pageInfo: { hasNextPage: number === 1, endCursor: number < 3 ? `returnable-${number}` : null },
        },
      },
    });
    const { customers, vendorFetch, sent } = customersAnswering([
      { data: { order: { ...exampleOrder, ...page(true, 1) } } },
      { data: { order: page(true, 2) } },
      { data: { order: page(true, 3) } },
      { data: { order: page(false, 4) } },
    ]);
    const order = await customers.order(token, "100123");
    expect(order?.lines.map(({ id, returnableQuantity, returnReasons }) => [id, returnableQuantity, returnReasons.length])).toEqual([
      ["line-1", 1, 1],
      ["line-2", 2, 1],
      ["line-3", 0, 0],
      ["line-4", 0, 0],
    ]);
    expect(order?.subtotalCents).toBe(40_000);
    expect(vendorFetch).toHaveBeenCalledTimes(4);
    expect(sent().body.variables).toEqual({ id: exampleOrder.id, linesAfter: "line-3", returnableAfter: "returnable-2" });
  });

  it("whose pages never end is shown as far as an order can go", async () => {
    const lineItems = { ...exampleOrder.lineItems, pageInfo: { hasNextPage: true, endCursor: "round" } };
    const { customers, vendorFetch } = customersAnswering({ data: { order: { ...exampleOrder, lineItems } } });
    expect((await customers.order(token, "1"))?.lines).toHaveLength(22);
    expect(vendorFetch).toHaveBeenCalledTimes(11);
  });

  it("can be asked for at a price that the platform takes, which counts all that a query could answer", () => {
    for (const document of [OrderDocument, OrderLinesDocument, OrdersDocument]) expect(costOf(document.toString())).toBeLessThan(1000);
  });

  it.each<[OrderSummary["status"], Partial<ExampleOrder>]>([
    ["in-progress", { fulfillmentStatus: "UNFULFILLED" }],
    ["in-progress", { fulfillmentStatus: "ON_HOLD", financialStatus: null }],
    ["unpaid", { fulfillmentStatus: "UNFULFILLED", financialStatus: "PENDING" }],
    ["partly-sent", { fulfillmentStatus: "PARTIALLY_FULFILLED" }],
    ["partly-sent", { fulfillmentStatus: "PARTIALLY_FULFILLED", fulfillments: { nodes: [parcelOf("DELIVERED")] } }],
    ["sent", { financialStatus: "PENDING" }],
    ["delivered", { fulfillments: { nodes: [parcelOf("DELIVERED"), parcelOf("DELIVERED")] } }],
    ["sent", { fulfillments: { nodes: [parcelOf("DELIVERED"), parcelOf("IN_TRANSIT")] } }],
    ["sent", { fulfillments: { nodes: [] } }],
    [
      "delivered",
      { fulfillments: { nodes: [{ ...parcelOf("DELIVERED"), latestShipmentStatus: null, status: "CANCELLED" }, parcelOf("DELIVERED")] } },
    ],
    ["sent", { fulfillments: { nodes: [{ ...parcelOf("DELIVERED"), status: "CANCELLED" }] } }],
    ["delivered", { fulfillments: { nodes: [parcelOf("PICKED_UP"), parcelOf("DELIVERED")] } }],
    ["ready-for-pickup", { fulfillmentStatus: "READY_FOR_PICKUP" }],
    ["collected", { pickupInformation: { status: "CLOSED", address: null } }],
    ["cancelled", { cancelledAt: "2026-11-20T01:02:03Z" }],
    ["cancelled", { financialStatus: "VOIDED", fulfillmentStatus: "UNFULFILLED" }],
    ["refunded", { financialStatus: "REFUNDED", cancelledAt: "2026-11-20T01:02:03Z" }],
  ])("is %s by %j", async (status, changes) => {
    const { order, warn } = await shownOrder(changes);
    expect([order.status, warn.mock.calls]).toEqual([status, []]);
  });

  it("of a status that the shop doesn't know is still shown, and the status told once", async () => {
    const { order, warn } = await shownOrder({ fulfillmentStatus: "TELEPORTED", financialStatus: "constructor" });
    expect(order.status).toBe("in-progress");
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
      expect.objectContaining({ status_name: "OrderFinancialStatus constructor" }),
      expect.objectContaining({ status_name: "OrderFulfillmentStatus TELEPORTED" }),
    ]);

    const [parcel] = exampleOrder.fulfillments.nodes;
    const [given] = exampleOrder.returns.nodes;
    const others = await shownOrder({
      fulfillments: {
        nodes: [
          { ...parcel, latestShipmentStatus: "TELEPORTED" },
          { ...parcel, latestShipmentStatus: null, status: "TELEPORTED" },
        ],
      },
      returns: { nodes: [{ ...given, status: "TELEPORTED" }] },
    });
    expect(others.order).toMatchObject({ parcels: [{ status: "on-the-way" }, { status: "preparing" }], returns: [{ status: "open" }] });
    expect(others.warn.mock.calls.map(([fields]) => fields)).toMatchObject(
      ["FulfillmentEventStatus", "FulfillmentStatus", "ReturnStatus"].map((kind) => ({ status_name: `${kind} TELEPORTED` })),
    );

    const { customers, warn: warnOnce } = customersAnswering({ data: { order: { ...exampleOrder, fulfillmentStatus: "TELEPORTED" } } });
    await customers.order(token, "1");
    await customers.order(token, "1");
    expect(warnOnce).toHaveBeenCalledTimes(1);
  });

  it("of statuses without end fills neither the log nor the memory", () => {
    const warn = vi.fn<StatusLogger["warn"]>();
    const readStatus = createStatusReader({ warn });
    for (let at = 0; at < 200; at += 1) expect(readStatus("ReturnStatus", {}, `${at} ${"X".repeat(1000)}`, "open")).toBe("open");
    expect(warn).toHaveBeenCalledTimes(50);
    expect(JSON.stringify(warn.mock.calls).length).toBeLessThan(50 * 300);
  });

  it("whose return was declined or called off has no returns, until another is asked for", async () => {
    const [given] = exampleOrder.returns.nodes;
    const declined = [
      { ...given, status: "DECLINED" },
      { ...given, status: "CANCELED" },
    ];
    const { order } = await shownOrder({ returns: { nodes: declined } });
    expect(order).toMatchObject({ hasReturns: false, returns: [{ status: "declined" }, { status: "cancelled" }] });
    expect((await shownOrder({ returns: { nodes: [...declined, given] } })).order.hasReturns).toBe(true);
  });

  it.each(["gid://shopify/Order/", "gid://shopify/Order/1/2", "100123"])("with the id %s cannot be read", async (id) => {
    await expect(shownOrder({ id })).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  });
});

describe("a customer's orders", () => {
  const page = (hasNextPage: boolean) => ({
    data: { customer: { orders: { nodes: [exampleOrder], pageInfo: { hasNextPage, endCursor: "cursor" } } } },
  });

  it("come ten a page, newest first, with where the next page begins", async () => {
    const { customers, sent } = customersAnswering(page(true));
    const answered = await customers.orders(token, undefined);
    expect(orderPageSchema.parse(answered)).toEqual(answered);
    expect(answered).toMatchObject({ orders: [{ id: "100123", quantity: 3, hasReturns: true }], nextCursor: "cursor" });
    expect(sent().body.query).toContain("orders(first: 10, after: $after, sortKey: PROCESSED_AT, reverse: true)");
    await customers.orders(token, "cursor");
    expect(sent().body.variables).toEqual({ after: "cursor" });
  });

  it("end with a page that leads nowhere", async () => {
    expect(await customersAnswering(page(false)).customers.orders(token, "cursor")).toMatchObject({ nextCursor: null });
  });
});

it("a return is asked for line by line, once, in the customer's own words where there are any", async () => {
  const { customers, sent } = customersAnswering({ data: { orderRequestReturn: { return: { id: "r" }, userErrors: [] } } });
  const line = { lineId: "gid://shopify/LineItem/1", quantity: 2, reasonId: "gid://shopify/ReturnReasonDefinition/1" };
  await customers.requestReturn(token, {
    id: "100123",
    lines: [
      { ...line, note: "Too wide" },
      { ...line, note: "" },
    ],
  });
  const asked = { lineItemId: line.lineId, quantity: 2, returnReasonDefinitionId: line.reasonId };
  expect(sent()).toMatchObject({
    call: { operation: "OrderRequestReturn", isIdempotent: false },
    body: {
      variables: {
        orderId: "gid://shopify/Order/100123",
        requestedLineItems: [
          { ...asked, customerNote: "Too wide" },
          { ...asked, customerNote: null },
        ],
      },
    },
  });
});
