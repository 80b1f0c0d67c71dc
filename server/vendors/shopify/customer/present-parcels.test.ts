import { describe, expect, it } from "vitest";
import { shownOrder } from "./testing/customers-answering.ts";

describe("an order", () => {
  it("to be collected names the store, and no parcels", async () => {
    const { order } = await shownOrder({
      fulfillmentStatus: "READY_FOR_PICKUP",
      shippingAddress: null,
      locationName: "Rares Coburg North",
      pickupInformation: {
        status: "OPEN",
        address: { address1: "1187 Sydney Road", address2: null, city: "Coburg North", zoneCode: "VIC", zip: "3058" },
      },
      fulfillments: {
        nodes: [
          {
            status: "SUCCESS",
            latestShipmentStatus: "READY_FOR_PICKUP",
            requiresShipping: false,
            estimatedDeliveryAt: null,
            trackingInformation: [],
          },
        ],
      },
    });
    expect(order).toMatchObject({
      deliveredTo: null,
      collectedFrom: "Rares Coburg North, 1187 Sydney Road, Coburg North VIC 3058",
      parcels: [],
    });
  });

  it.each([
    [
      "Rares Perth, 1 Hay Street, Level 2, Perth 6000",
      { address1: "1 Hay Street", address2: "Level 2", city: "Perth", zoneCode: null, zip: "6000" },
    ],
    ["Rares Perth", null],
  ])("is collected at %s, as far as the platform knows the place", async (place, address) => {
    const changes = { shippingAddress: null, shippingTitle: "Rares Perth", pickupInformation: { status: "OPEN", address } };
    expect((await shownOrder(changes)).order.collectedFrom).toBe(place);
  });

  it("that is neither sent nor collected, as gift cards alone, goes nowhere", async () => {
    const { order } = await shownOrder({ shippingAddress: null, shippingTitle: null, fulfillments: { nodes: [] } });
    expect(order).toMatchObject({ deliveredTo: null, collectedFrom: null, parcels: [] });
  });

  it("has a parcel for each tracking number, none for what was called back, and no link that is no web address", async () => {
    expect((await shownOrder()).order.parcels).toEqual([
      {
        status: "on-the-way",
        carrier: "Carrier",
        trackingNumber: "T1",
        trackingUrl: "https://carrier.example/T1",
        expectedOn: "2026-11-24",
      },
    ]);
    const sent = { requiresShipping: true, estimatedDeliveryAt: null };
    const { order } = await shownOrder({
      fulfillments: {
        nodes: [
          {
            ...sent,
            status: "SUCCESS",
            latestShipmentStatus: "DELIVERED",
            trackingInformation: [
              { company: null, number: "T1", url: "javascript:alert(1)" },
              { company: null, number: "T2", url: null },
              { company: null, number: "T3", url: "carrier.example" },
            ],
          },
          { ...sent, status: "SUCCESS", latestShipmentStatus: null, trackingInformation: [] },
          { ...sent, status: "OPEN", latestShipmentStatus: null, trackingInformation: [] },
          { ...sent, status: "FAILURE", latestShipmentStatus: null, trackingInformation: [] },
        ],
      },
    });
    expect(order.parcels.map(({ status, trackingNumber, trackingUrl }) => [status, trackingNumber, trackingUrl])).toEqual([
      ["delivered", "T1", null],
      ["delivered", "T2", null],
      ["delivered", "T3", null],
      ["on-the-way", null, null],
      ["preparing", null, null],
      ["problem", null, null],
    ]);
  });
});
