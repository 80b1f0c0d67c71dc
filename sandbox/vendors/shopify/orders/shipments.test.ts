import { describe, expect, it } from "vitest";
import { orderDetailsSchema, type Order } from "./order.ts";
import { returnableLines } from "./returnable-lines.ts";
import { aheadFor, shipmentsOf } from "./shipments.ts";

const line = (sku: string, quantity: number, isOrderedIn = false) => ({
  sku,
  quantity,
  isOrderedIn,
  variantId: 1,
  productHandle: "part",
  title: "Part",
  variantTitle: "Default Title",
  unitCents: 1000,
  totalCents: 1000 * quantity,
  attributes: [],
});
const delivery = { method: "delivery", address: "1 Test Street", suburb: "Hobart", state: "TAS", postcode: "7000" };
const pickup = { method: "pickup", storeId: 1, storeName: "Rares Hobart", storeAddress: "1 Test Street, Hobart TAS 7000" };

function orderOf(facts: { lines: object[]; delivery: object }): Order {
  const details = { email: "a@b.test", name: "Test Buyer", discountCodes: [], discountCents: 0, shippingCents: 0, totalCents: 0, ...facts };
  const parsed = orderDetailsSchema.parse(details);
  return { ...parsed, number: 1, orderName: "R1", placedAt: "2026-06-01T00:00:00.000Z", cartToken: "cart" };
}
const at = (time: string) => new Date(`2026-${time}Z`);

describe("an order's shipments", () => {
  it("move on with the order's age alone", () => {
    const order = orderOf({ lines: [line("A", 2)], delivery });
    const stages = ["06-01T00:00:00", "06-01T00:04:59", "06-01T00:05:00", "06-03T00:04:59", "06-03T00:05:00"];
    expect(stages.map((time) => shipmentsOf(order, at(time))[0]?.stage)).toEqual(["preparing", "preparing", "sent", "sent", "delivered"]);
  });

  it("keep what is ordered in apart from what is on the shelf", () => {
    const order = orderOf({ lines: [line("A", 1, true), line("B", 1)], delivery });
    expect(shipmentsOf(order, at("06-02T00:00:00")).map(({ number, stage, lines }) => [number, stage, lines[0]?.line.sku])).toEqual([
      [1, "sent", "B"],
      [2, "preparing", "A"],
    ]);
  });

  it("keep what is picked up apart from what is posted", () => {
    const collect = { storeId: 1, storeName: "Rares Hobart", storeAddress: "1 Test Street" };
    const lines = [line("A", 1), { ...line("B", 1), isCollected: true }];
    const order = orderOf({ lines, delivery: { ...delivery, collect } });
    expect(
      shipmentsOf(order, at("06-02T00:00:00")).map(({ number, isPickup, lines: [first] }) => [number, isPickup, first?.line.sku]),
    ).toEqual([
      [1, false, "A"],
      [3, true, "B"],
    ]);
  });

  it("send gift cards by email at once, and take none of them back", () => {
    const order = orderOf({ lines: [line("A", 1), { ...line("G", 1), isEmailed: true }], delivery });
    const [parcel, mail] = shipmentsOf(order, at("06-01T00:00:00"));
    expect([parcel?.stage, mail?.stage, mail?.isEmailed, mail?.isPickup]).toEqual(["preparing", "delivered", true, false]);
    expect(returnableLines(order, [], at("06-04T00:00:00")).map(({ line: { sku } }) => sku)).toEqual(["A"]);
  });

  it("can be pushed to a stage, and never leave before the order was placed", () => {
    const order = orderOf({ lines: [line("A", 1, true), line("B", 1)], delivery });
    const now = at("06-01T00:01:00");
    const sent = shipmentsOf({ ...order, aheadMs: aheadFor(order, "sent", now) }, now);
    expect(sent.map(({ stage }) => stage)).not.toContain("preparing");
    expect(sent.every(({ sentAt }) => sentAt.toISOString() >= order.placedAt)).toBe(true);
    const delivered = shipmentsOf({ ...order, aheadMs: aheadFor(order, "delivered", now) }, now);
    expect(delivered.map(({ stage }) => stage)).toEqual(["delivered", "delivered"]);
  });
});

describe("what may be sent back", () => {
  const order = orderOf({ lines: [line("A", 3)], delivery });
  const returned = (quantity: number) => [
    {
      id: 1,
      orderNumber: 1,
      name: "R1-R1",
      lines: [{ index: 0, quantity, reasonId: 1, note: "" }],
      requestedAt: "2026-06-04T00:00:00.000Z",
    },
  ];

  it.each([
    ["nothing before it has left", "06-01T00:04:00", 0, 0, [{ quantity: 3, reason: "UNFULFILLED" }]],
    ["everything once it has left", "06-01T00:06:00", 0, 3, []],
    ["only the rest of what is on its way back", "06-04T00:00:00", 2, 1, [{ quantity: 2, reason: "RETURNED" }]],
    ["nothing more when all of it came back", "06-04T00:00:00", 3, 0, [{ quantity: 3, reason: "RETURNED" }]],
    ["all of it on the thirtieth day after it arrived", "07-03T00:05:00", 0, 3, []],
    ["nothing after that", "07-03T00:05:01", 0, 0, [{ quantity: 3, reason: "RETURN_WINDOW_EXPIRED" }]],
  ])("is %s", (_title, time, earlier, returnable, refused) => {
    const returns = earlier > 0 ? returned(earlier) : [];
    expect(returnableLines(order, returns, at(time))).toMatchObject([{ returnable, refused }]);
  });

  it("is nothing that still waits on the pick-up shelf", () => {
    const collected = orderOf({ lines: [line("A", 1)], delivery: pickup });
    expect(returnableLines(collected, [], at("06-02T00:00:00"))[0]?.returnable).toBe(0);
    expect(returnableLines(collected, [], at("06-05T00:00:00"))[0]?.returnable).toBe(1);
  });
});
