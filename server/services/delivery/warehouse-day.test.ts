import { expect, it } from "vitest";
import { uncached } from "#server/testing/start-vehicle-vendors.ts";
import type { AustralianState } from "#shared/domain/stores/state-time-zones.ts";
import { createDeliveryService } from "./delivery-service.ts";

/** The day on which a parcel arrives that is sent at once and takes no day. */
async function arrival(state: AustralianState, time: string) {
  const delivery = createDeliveryService({
    carrier: { quote: async () => ({ suburb: "Coburg North", postcode: "3058", transitDays: 0 }) },
    cache: uncached,
    origin: { state, postcode: "3058" },
    holidays: [],
    now: () => new Date(time),
  });
  const asked = { postcode: "3058", state: "VIC", suburb: "Coburg North", products: [{ qty: 1, weight: 500 }], handlingDays: 0 };
  return (await delivery.quote(asked)).estimatedDate;
}

// Mondays end here, in winter and while there is daylight saving in the south; a minute later it is Tuesday.
it.each<[AustralianState, string, string]>([
  ["WA", "2026-07-13T15:59:00Z", "2026-11-16T15:59:00Z"],
  ["SA", "2026-07-13T14:29:00Z", "2026-11-16T13:29:00Z"],
  ["NT", "2026-07-13T14:29:00Z", "2026-11-16T14:29:00Z"],
  ["QLD", "2026-07-13T13:59:00Z", "2026-11-16T13:59:00Z"],
  ["NSW", "2026-07-13T13:59:00Z", "2026-11-16T12:59:00Z"],
  ["ACT", "2026-07-13T13:59:00Z", "2026-11-16T12:59:00Z"],
  ["VIC", "2026-07-13T13:59:00Z", "2026-11-16T12:59:00Z"],
  ["TAS", "2026-07-13T13:59:00Z", "2026-11-16T12:59:00Z"],
])("a delivery from %s counts from the day it is there", async (state, winter, summer) => {
  const minuteAfter = (time: string) => new Date(Date.parse(time) + 60_000).toISOString();
  expect([await arrival(state, winter), await arrival(state, minuteAfter(winter))]).toEqual(["2026-07-13", "2026-07-14"]);
  expect([await arrival(state, summer), await arrival(state, minuteAfter(summer))]).toEqual(["2026-11-16", "2026-11-17"]);
});

it("a quote is kept for its suburb, however that is written, and for no other place, state or parcels", async () => {
  const keys: string[] = [];
  const delivery = createDeliveryService({
    carrier: { quote: async () => ({ suburb: "Coburg North", postcode: "3058", transitDays: 0 }) },
    cache: {
      get({ key, load }) {
        keys.push(key);
        return load();
      },
    },
    origin: { state: "VIC", postcode: "3058" },
    holidays: [],
  });
  const asked = { postcode: "3058", state: "VIC", suburb: "Coburg North", products: [{ qty: 1, weight: 500 }], handlingDays: 0 };
  await delivery.quote(asked);
  await delivery.quote({ ...asked, suburb: "COBURG NORTH", handlingDays: 3 });
  expect(new Set(keys).size).toBe(1);
  const others = [
    { postcode: "3059" },
    { state: "NSW" },
    { suburb: "Coburg" },
    { products: [{ qty: 2, weight: 500 }] },
    { products: [{ qty: 1, weight: 501 }] },
  ];
  for (const other of others) await delivery.quote({ ...asked, ...other });
  expect(new Set(keys).size).toBe(1 + others.length);
});
