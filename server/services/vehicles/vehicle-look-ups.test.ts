import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSeedTables } from "#sandbox/catalogue/tables/seed-tables.ts";
import { testCatalogue } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import { readLookupTables } from "#sandbox/vendors/vehicle-lookup/lookup-tables.ts";
import { createPublicCache } from "#server/cache/create-public-cache.ts";
import { createLogger } from "#server/observability/logger.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { startVehicleVendors, uncached } from "#server/testing/start-vehicle-vendors.ts";
import { createAlgoliaVehicles } from "#server/vendors/algolia/vehicles/create-algolia-vehicles.ts";
import { createVendorFetch } from "#server/vendors/resilience/create-vendor-fetch.ts";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { createVehicleLookupClient } from "#server/vendors/vehicle-lookup/create-vehicle-lookup-client.ts";
import { vehicleFacetsSchema, vehicleFindInputSchema, vehicleLookupSchema, vehiclePageSchema } from "#shared/contract/catalogue/vehicle.ts";
import { yearAndEngineIn } from "#shared/domain/vehicle/vehicle-text.ts";
import { plateStates } from "#shared/domain/vehicle/plate-states.ts";
import { type VehicleService, createVehicleService } from "./vehicle-service.ts";

/** Every sixth car of the directory; the sandbox's own test has them all. */
const demo = readLookupTables("sandbox/data").demo.filter((_, at) => at % 6 === 0);
let vendors: Awaited<ReturnType<typeof startVehicleVendors>>;
let service: VehicleService;

function createService(vendorFetch: VendorFetch): VehicleService {
  const lookups = createVehicleLookupClient({ url: vendors.lookupUrl, apiKey: "sandbox", vendorFetch });
  const index = createAlgoliaVehicles(vendors.algoliaSearch, "http://shop.test");
  return createVehicleService({ index, lookups, cache: uncached, now: () => new Date("2026-06-01") });
}

beforeAll(async () => {
  const { vehicles } = readSeedTables("sandbox/data", "Rares");
  const catalogue = { ...testCatalogue([]), vehicles };
  vendors = await startVehicleVendors(catalogue);
  service = createService(vendors.vendorFetch);
});
afterAll(() => vendors.close());

const named = ({ make, model, series, submodel }: { make: string; model: string; series: string; submodel: string }) =>
  `${make} ${model} ${series} ${submodel}`;

describe("plates, VINs and chassis numbers of the directory", () => {
  it("lead to their own vehicle in our index", async () => {
    const found = await Promise.all(
      demo.map((entry) => {
        const state = plateStates.find((each) => each === entry.state);
        return state === undefined ? service.byVin(entry.key) : service.byRegistration(entry.key, state);
      }),
    );
    expect(found.map(({ candidates }) => candidates.map(({ vehicle }) => named(vehicle)))).toEqual(demo.map((entry) => [named(entry)]));
    for (const answer of found.slice(0, 20)) expect(vehicleLookupSchema.parse(answer)).toEqual(answer);
  });
});

describe("a plate", () => {
  it("is found however it is typed, look-alike letters included", async () => {
    const [first] = (await service.byRegistration(" kev·328 ", "VIC")).candidates;
    expect(first).toMatchObject({ vehicle: { series: "FX" }, year: 1949 });
    expect((await service.byRegistration("ygrO1a", "ACT")).candidates).toMatchObject([{ vehicle: { series: "HR" } }]);
  });

  it("that nobody knows is told so, and one that is no plate as well", async () => {
    await expect(service.byRegistration("ZZZ999", "NSW")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(service.byRegistration("KEV328", "NSW")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(service.byRegistration("1QK7LB", "NSW")).rejects.toMatchObject({ userMessage: expect.stringContaining("one from VIC") });
    await expect(service.byRegistration("much too long", "VIC")).rejects.toMatchObject({ code: "UNPROCESSABLE" });
  });
});

describe("a number that the directory does not have", () => {
  const lookUp = async (number: string) => {
    const { candidates, ...rest } = await service.byVin(number);
    return { ...rest, makes: [...new Set(candidates.map(({ vehicle }) => vehicle.make))], candidates };
  };

  it("offers the cars of its maker and year, and where the manual search goes on", async () => {
    const answer = await lookUp("6FPAAAJGSWWB71213");
    expect(answer).toMatchObject({ makes: ["Ford"], reading: "Ford Australia, 1998", steps: { make: "Ford", year: 1998 } });
    expect(answer.candidates.length).toBeGreaterThan(1);
    for (const { vehicle, year } of answer.candidates) {
      expect([year, vehicle.yearFrom <= 1998, (vehicle.yearTo ?? 9999) >= 1998]).toEqual([1998, true, true]);
    }
    expect(answer.hints).toEqual([expect.stringContaining("check digit")]);
  });

  it("reads the chassis numbers of cars from before 1989", async () => {
    const holden = await lookUp("80169QH500025");
    expect(holden).toMatchObject({ makes: ["Holden"], reading: "Holden HQ, chassis number" });
    expect(new Set(holden.candidates.map(({ vehicle }) => vehicle.series))).toEqual(new Set(["HQ"]));

    const ford = await lookUp("JG63UM78543K");
    expect(ford).toMatchObject({ makes: ["Ford"], steps: { make: "Ford" }, hasMore: true });
    expect(ford.candidates.every(({ vehicle }) => vehicle.engines.some((engine) => engine.includes("V8")))).toBe(true);
  });

  it("reads Japanese frame numbers by their code, and surrogate VINs by the number inside", async () => {
    expect((await lookUp("HJ75-1234567")).candidates).toMatchObject([{ vehicle: { make: "Toyota", submodel: "HJ75" } }]);
    expect((await lookUp("AE86 5123456")).candidates.every(({ vehicle }) => vehicle.series === "AE86")).toBe(true);
    expect(await lookUp("6U9000AE865123456")).toMatchObject({
      makes: ["Toyota"],
      hints: expect.arrayContaining([expect.stringContaining("imported")]),
    });
  });

  it("is unknown when its maker is, and unreadable with I, O or Q in it", async () => {
    await expect(service.byVin("ZZZZZZZZZZZ123456")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(service.byVin("6FPAAAJGSWWO71213")).rejects.toMatchObject({
      code: "UNPROCESSABLE",
      userMessage: expect.stringContaining("O is probably 0"),
    });
  });
});

describe("the manual search", () => {
  it("narrows step by step to one vehicle", async () => {
    const values = (choices: { value: string }[]) => choices.map(({ value }) => value);
    const start = await service.facets({});
    expect(vehicleFacetsSchema.parse(start)).toEqual(start);
    expect(values(start.makes)).toEqual(expect.arrayContaining(["Holden", "Ford", "Toyota"]));
    expect(start).toMatchObject({ models: [], series: [], submodels: [], years: [] });

    const holden = await service.facets({ make: "Holden" });
    expect(values(holden.models)).toEqual(expect.arrayContaining(["Monaro", "Kingswood"]));
    expect(holden.years).toEqual(holden.years.toSorted((a, b) => b - a));
    expect(values(holden.makes)).toEqual(values(start.makes));

    const monaro = await service.facets({ make: "Holden", model: "Monaro" });
    expect(values(monaro.series)).toEqual(expect.arrayContaining(["HK", "HQ", "VZ"]));
    const hq = await service.facets({ make: "Holden", model: "Monaro", series: "HQ" });
    expect(values(hq.submodels)).toContain("GTS");
    expect(hq.years).toEqual([1974, 1973, 1972, 1971]);

    const steps = { make: "Holden", model: "Monaro", series: "HQ", submodel: "GTS", year: 1972 };
    expect((await service.facets(steps)).total).toBe(1);
    const page = await service.find(vehicleFindInputSchema.parse(steps));
    expect(vehiclePageSchema.parse(page)).toEqual(page);
    expect(page).toMatchObject({ total: 1, vehicles: [{ series: "HQ", submodel: "GTS" }] });
  });

  it("finds nothing for a year in which the car was not sold", async () => {
    expect((await service.facets({ make: "Holden", model: "Monaro", series: "HQ", year: 1999 })).total).toBe(0);
  });

  it("takes words too, fifteen vehicles a page [shop-9.11]", async () => {
    const page = await service.find(vehicleFindInputSchema.parse({ q: "holden" }));
    expect(page.vehicles).toHaveLength(15);
    expect(page.pageCount).toBe(Math.ceil(page.total / 15));
    const { vehicles } = await service.find(vehicleFindInputSchema.parse({ q: "hq monaro gts" }));
    expect(vehicles[0]).toMatchObject({ series: "HQ", model: "Monaro", submodel: "GTS" });
  });

  it("has its last page for every page beyond it", async () => {
    const { pageCount } = await service.find({ q: "hq", page: 1 });
    const last = await service.find({ q: "hq", page: pageCount });
    expect(last.vehicles.length).toBeGreaterThan(0);
    expect(await service.find({ q: "hq", page: pageCount + 1 })).toEqual(last);
    expect(await service.find({ q: "zzzqqq", page: 7 })).toMatchObject({ vehicles: [], total: 0 });
  });

  const typed = async (q: string) => service.find(vehicleFindInputSchema.parse({ q }));

  it("keeps year and engine that were typed: only cars of that year that had that engine", async () => {
    const page = await typed("1972 hq monaro 253");
    expect(page.total).toBeGreaterThan(0);
    for (const vehicle of page.vehicles) {
      expect(vehicle).toMatchObject({ series: "HQ", model: "Monaro", engines: expect.arrayContaining(["253 V8"]) });
      expect(yearAndEngineIn("1972 hq monaro 253", vehicle)).toEqual({ year: 1972, engine: "253 V8" });
    }
    expect((await typed("1972 253")).vehicles.every(({ yearFrom, engines }) => yearFrom <= 1972 && engines.includes("253 V8"))).toBe(true);
  });

  it("takes a number for a name where no car of that year is meant, and finds the car where the year is wrong", async () => {
    const { vehicles, total } = await typed("triumph 2000");
    expect([total, vehicles.every(({ make, model }) => make === "Triumph" && model === "2000 / 2500")]).toEqual([3, true]);
    expect((await typed("1999 hq monaro")).vehicles.every(({ series }) => series === "HQ")).toBe(true);
  });

  it("falls back to some of the words, and to nothing where none is known", async () => {
    const partial = await typed("hq monaro quattro");
    expect(partial.total).toBeGreaterThan(0);
    expect(vehiclePageSchema.parse(partial)).toMatchObject({ isPartialMatch: true });
    expect(await typed("hq monaro")).not.toHaveProperty("isPartialMatch");
    expect((await typed("zzzzz")).total).toBe(0);
  });

  it.each(["😀", "--", "1=1", "<b>1</b>", "' ' 1 = 1 --"])("takes %j for no vehicle, rather than for any", async (text) => {
    expect(await typed(text)).toMatchObject({ total: 0, vehicles: [] });
  });

  it("resolves a vehicle by its K-type, and says when there is none [shop-4.18]", async () => {
    const vehicle = await service.byKType(9_000_001);
    expect(await service.byId(vehicle.vehicleId)).toEqual(vehicle);
    await expect(service.byKType(9_999_999)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await service.byId("no-such-vehicle")).toBeNull();
  });
});

describe("over the API", () => {
  const plate = "KEV328";
  const post = (body: unknown) => ({ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

  it("answers are private, and neither plates nor numbers reach a log", async () => {
    const shop = await startTestShop({ services: { vehicles: service } });
    const found = await shop.ask("/api/vehicles/registration", post({ plate, state: "VIC" }));
    expect(found.status).toBe(200);
    expect(found.headers["cache-control"]).toBe("private, no-store");
    expect((await shop.ask("/api/vehicles/registration", post({ plate: "ZZZ999", state: "NSW" }))).status).toBe(404);
    const unreadable = await shop.ask("/api/vehicles/vin", post({ vin: "6FPAAAJGSWWO71213" }));
    expect([unreadable.status, unreadable.body]).toEqual([422, expect.stringContaining("I, O or Q")]);
    expect((await shop.ask("/api/vehicles/registration", post({ plate, state: "XYZ" }))).status).toBe(400);
    expect(shop.lines.length).toBeGreaterThan(3);
    expect(JSON.stringify(shop.lines)).not.toMatch(/KEV328|ZZZ999|71213/);
  });

  it("a vendor that fails is an error with words for the shopper, its log line without the number", async () => {
    const lines: string[] = [];
    const logger = createLogger({
      level: "debug",
      environment: "test",
      version: "0",
      destination: { write: (line) => void lines.push(line) },
    });
    const metrics = createMetrics({ version: "0", revision: "test" });
    const failing = createVendorFetch({ vendor: "vehicle-lookup", timeoutMs: 2000, logger, metrics });
    const lookups = createVehicleLookupClient({ url: "http://127.0.0.1:9", apiKey: "k", vendorFetch: failing });
    const vehicles = createVehicleService({
      index: createAlgoliaVehicles(vendors.algoliaSearch, "http://shop.test"),
      lookups,
      cache: uncached,
    });
    const shop = await startTestShop({ services: { vehicles } });
    const answer = await shop.ask("/api/vehicles/registration", post({ plate, state: "VIC" }));
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.body)).toMatchObject({ code: "UPSTREAM_FAILED", detail: expect.stringContaining("Please try again") });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join() + JSON.stringify(shop.lines)).not.toContain(plate);
  });

  it.each([
    [422, "UNPROCESSABLE"],
    [404, "NOT_FOUND"],
    [401, "UPSTREAM_FAILED"],
    [402, "UPSTREAM_FAILED"],
  ])("the vendor's %d means %s", async (status, code) => {
    const vehicles = createService(async () => new Response("{}", { status }));
    await expect(vehicles.byVin("80169QH500025")).rejects.toMatchObject({ code });
  });

  it.each([
    ["no JSON", "<html>"],
    ["another shape", '{"vehicles":[{"make":7,"plate":"KEV328"}]}'],
  ])("an answer that is %s is the vendor's fault and told without its contents", async (_, body) => {
    const vehicles = createService(async () => new Response(body));
    await expect(vehicles.byRegistration(plate, "VIC")).rejects.toMatchObject({
      code: "UPSTREAM_FAILED",
      message: expect.not.stringContaining(plate),
    });
  });

  it("look-ups have an allowance of their own, because each one costs money", async () => {
    const shop = await startTestShop({ services: { vehicles: service }, env: { TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "0.1" } });
    const from = { ...post({ plate, state: "VIC" }), headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.9" } };
    const statuses = [];
    for (const path of ["/api/vehicles/registration", "/api/vehicles/registration", "/api/vehicles/vin"])
      statuses.push((await shop.ask(path, from)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe("a vehicle by its id", () => {
  it("is asked for once, whatever others are asked for with it, and those that aren't known yet with one call", async () => {
    const asked: string[][] = [];
    const index = createAlgoliaVehicles(vendors.algoliaSearch, "http://shop.test");
    const counted = { ...index, byIds: (ids: string[]) => (asked.push(ids), index.byIds(ids)) };
    const metrics = createMetrics({ version: "test", revision: "test" });
    const cache = createPublicCache({ maxBytes: 1_000_000, logger: pino({ level: "silent" }), metrics });
    const lookups = { byVin: async () => null, byRegistration: async () => null };
    const vehicles = createVehicleService({ index: counted, lookups, cache });
    const idsOf = async (ids: string[]) => (await vehicles.byIds(ids)).map(({ vehicleId }) => vehicleId);
    expect(await idsOf(["1", "2", "3"])).toEqual(["1", "2", "3"]);
    expect(await idsOf(["3", "4", "999999", "1", "5"])).toEqual(["3", "4", "1", "5"]);
    expect(await vehicles.byId("5")).toMatchObject({ vehicleId: "5" });
    expect(asked).toEqual([
      ["1", "2", "3"],
      ["4", "999999", "5"],
    ]);
  });

  it("is found among thousands, which take more queries than the index takes with one call", async () => {
    const madeUp = Array.from({ length: 5100 }, (_, at) => `9${at}00000`);
    expect((await service.byIds([...madeUp, "1"])).map(({ vehicleId }) => vehicleId)).toEqual(["1"]);
  });
});
