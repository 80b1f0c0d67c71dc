import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import express from "express";
import { createCarrierRouter } from "#sandbox/vendors/carrier/create-carrier-router.ts";
import { createPlacesRouter } from "#sandbox/vendors/places/create-places-router.ts";
import { readLocalities } from "#sandbox/vendors/places/read-localities.ts";
import { uncached } from "#server/testing/start-vehicle-vendors.ts";
import { createCarrierClient } from "#server/vendors/carrier/create-carrier-client.ts";
import { createPlacesClient } from "#server/vendors/places/create-places-client.ts";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { deliveryQuoteInputSchema } from "#shared/contract/stores/delivery.ts";
import { type PlaceService, createPlaceService } from "../places/place-service.ts";
import { createDeliveryService } from "./delivery-service.ts";

/** The shop's adapters for places and carrier, over HTTP to the sandbox's; `asked` tells the calls. */
async function startDeliveryVendors() {
  const localities = readLocalities();
  const app = express()
    .use("/places", createPlacesRouter(localities))
    .use("/carrier", createCarrierRouter({ localities, seedFilesDir: "sandbox/data" }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const asked: string[] = [];
  const vendorFetch: VendorFetch = (url, init, { operation }) => {
    asked.push(`${operation} ${new URL(url).search}`.trim());
    return fetch(url, init);
  };
  return {
    asked,
    places: createPlacesClient({ apiKey: "sandbox", endpoint: `${base}/places`, vendorFetch }),
    placesWithWrongKey: createPlacesClient({ apiKey: "not a key", endpoint: `${base}/places`, vendorFetch }),
    carrier: createCarrierClient({ url: `${base}/carrier`, apiKey: "sandbox", vendorFetch }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

let vendors: Awaited<ReturnType<typeof startDeliveryVendors>>;
let places: PlaceService;
const holidays = ["12-25", "12-26", "01-01", "03-29", "04-25"];

const deliveryAt = (time: string) =>
  createDeliveryService({
    carrier: vendors.carrier,
    cache: uncached,
    origin: { state: "VIC", postcode: "3175" },
    holidays,
    now: () => new Date(time),
  });
const parcel = { products: [{ qty: 2, weight: 1500 }], handlingDays: 1 };
const melbourne = { postcode: "3058", state: "VIC", suburb: "Coburg North" };

beforeAll(async () => {
  vendors = await startDeliveryVendors();
  places = createPlaceService({ places: vendors.places, cache: uncached });
}, 30_000);
afterAll(() => vendors.close());

describe("the place search", () => {
  it("finds a suburb by its postcode and by the start of its name [shop-7.15]", async () => {
    const byPostcode = await places.search("3058");
    expect(byPostcode.map(({ name, area }) => `${name}, ${area}`)).toContain("Coburg North, VIC 3058, Australia");
    expect(byPostcode.every(({ area }) => area.includes("3058"))).toBe(true);
    expect((await places.search("cobu")).map(({ name }) => name)).toContain("Coburg North");
  });

  it("asks for the suburb where a postcode spans two states", async () => {
    const states = (await places.search("2620")).map(({ area }) => area.split(" ")[0]);
    expect(new Set(states)).toEqual(new Set(["ACT", "NSW"]));
  });

  it.each(["O'Connor", "McDowall", "McMinns Lagoon"])("writes %s as its people do", async (name) => {
    expect((await places.search(name)).map((place) => place.name)).toContain(name);
  });

  it("doesn't bother the vendor with too little [shop-5.14]", async () => {
    vendors.asked.length = 0;
    expect([await places.search("305"), await places.search("co"), await places.search("")]).toEqual([[], [], []]);
    expect(vendors.asked).toEqual([]);
  });

  it("finds nothing where nobody lives, nor at the North Pole, to which only Santa's mail goes", async () => {
    expect([await places.search("9999"), await places.search("Xyzzy")]).toEqual([[], []]);
  });

  it("knows where a place is, and ends the session with it [shop-7.15]", async () => {
    const [found] = await places.search("Coburg North", "5b9d3d0c-9a2e-4c1f-8d56-0d5f6e7a8b90");
    vendors.asked.length = 0;
    const place = await places.get(found?.placeId ?? "", "5b9d3d0c-9a2e-4c1f-8d56-0d5f6e7a8b90");
    expect(place).toMatchObject({ suburb: "Coburg North", state: "VIC", postcode: "3058" });
    expect([Math.round(place.lat), Math.round(place.lng)]).toEqual([-38, 145]);
    expect(vendors.asked).toEqual(["placeDetails ?sessionToken=5b9d3d0c-9a2e-4c1f-8d56-0d5f6e7a8b90"]);
  });

  it("has no place for an id that nobody knows", async () => {
    for (const placeId of ["ChIJnowhere", "made up"])
      await expect(places.get(placeId)).rejects.toMatchObject({ code: "NOT_FOUND", userMessage: "No results found" });
  });

  it("that is refused its key is a failure, and no place is taken for unknown, though both are bad requests", async () => {
    const [found] = await places.search("Coburg North");
    const refused = createPlaceService({ places: vendors.placesWithWrongKey, cache: uncached });
    await expect(refused.search("Coburg North")).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
    await expect(refused.get(found?.placeId ?? "")).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  });
});

describe("a delivery quote", () => {
  it("adds the days of handling to those on the road, in business days [shop-9.27] [shop-7.16]", async () => {
    // A Monday: one day of handling, two within the state's metropolis.
    expect(await deliveryAt("2026-11-16T01:00:00Z").quote({ ...melbourne, ...parcel })).toEqual({
      estimatedTransitTime: 2,
      suburb: "Coburg North",
      postcode: "3058",
      estimatedDate: "2026-11-19",
    });
  });

  it("rolls over Christmas, Boxing Day and the weekend", async () => {
    const { estimatedDate } = await deliveryAt("2026-12-24T01:00:00Z").quote({ ...melbourne, ...parcel });
    expect(estimatedDate).toBe("2026-12-30");
  });

  it("counts from the day it is at the warehouse", async () => {
    const { estimatedDate } = await deliveryAt("2026-11-16T14:00:00Z").quote({ ...melbourne, ...parcel });
    expect(estimatedDate).toBe("2026-11-20");
  });

  it("takes longer to far places", async () => {
    const days = async (postcode: string, state: string, suburb: string) =>
      (await deliveryAt("2026-11-16T01:00:00Z").quote({ postcode, state, suburb, ...parcel })).estimatedTransitTime;
    expect(await days("6163", "WA", "O'Connor")).toBe(6);
    expect(await days("0872", "NT", "Yulara")).toBe(12);
  });

  it("names the day for a postcode alone, by the suburb of it that takes longest", async () => {
    const quote = (asked: object) =>
      deliveryAt("2026-11-16T01:00:00Z").quote(deliveryQuoteInputSchema.parse({ ...melbourne, ...parcel, ...asked }));
    expect(await quote({ suburb: "" })).toEqual({ ...(await quote({})), suburb: "" });
    await expect(quote({ suburb: "", postcode: "9999" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("says that nothing goes to a suburb of New Zealand, whose regions have names instead of codes, and asks no carrier [shop-8.36]", async () => {
    const auckland = deliveryQuoteInputSchema.parse({ postcode: "1010", state: "Auckland", suburb: "Auckland", ...parcel });
    vendors.asked.length = 0;
    await expect(deliveryAt("2026-11-16T01:00:00Z").quote(auckland)).rejects.toMatchObject({
      code: "NOT_FOUND",
      userMessage: "We can't deliver to that suburb. Please check the postcode.",
    });
    expect(vendors.asked).toEqual([]);
  });

  it("says that a suburb isn't known, or that a load is too heavy", async () => {
    const delivery = deliveryAt("2026-11-16T01:00:00Z");
    await expect(delivery.quote({ ...melbourne, state: "NSW", ...parcel })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const heavy = { products: [{ qty: 1000, weight: 1500 }], handlingDays: 0 };
    await expect(delivery.quote({ ...melbourne, ...heavy })).rejects.toMatchObject({ code: "UNPROCESSABLE" });
  });
});
