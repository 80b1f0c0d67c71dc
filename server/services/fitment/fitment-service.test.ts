import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testCatalogue } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import { startVehicleVendors, uncached } from "#server/testing/start-vehicle-vendors.ts";
import { createAlgoliaSearch } from "#server/vendors/algolia/algolia-search.ts";
import { createAlgoliaFitment } from "#server/vendors/algolia/vehicles/create-algolia-fitment.ts";
import { createAlgoliaVehicles } from "#server/vendors/algolia/vehicles/create-algolia-vehicles.ts";
import { createVehicleLookupClient } from "#server/vendors/vehicle-lookup/create-vehicle-lookup-client.ts";
import { fitmentVehiclesSchema, fitmentVerdictSchema } from "#shared/contract/catalogue/fitment.ts";
import { createVehicleService } from "../vehicles/vehicle-service.ts";
import { type FitmentService, type JudgedCard, createFitmentService } from "./fitment-service.ts";

const fitmentOfGuard = [
  {
    vehicleIds: [1],
    yearFrom: 1971,
    yearTo: 1974,
    positions: ["Front left"],
    quantity: 1,
    engine: "Holden V8 253/308",
    notes: ["Trial fit before paint"],
  },
  { vehicleIds: [2], yearFrom: 1974, yearTo: 1976, positions: ["Front left"], quantity: 1, transmission: "Manual", notes: [] },
];
const plainRow = { yearFrom: 1971, yearTo: 1974, positions: [], quantity: 1, notes: [] };
const manyRows = Array.from({ length: 130 }, (_, at) => ({
  vehicleIds: [1],
  yearFrom: 1971,
  yearTo: 1974,
  positions: [`Place ${at}`],
  quantity: 1,
  notes: [],
}));
const catalogue = testCatalogue([
  { id: 1, title: "Guard", partNumber: "GUA-1", fitment: fitmentOfGuard },
  { id: 2, title: "Clip", partNumber: "CLI-2", isUniversal: true },
  { id: 3, title: "Clips for everywhere", partNumber: "CLI-3", fitment: manyRows },
  { id: 4, title: "Bracket for sixes", partNumber: "SIX-4", fitment: [{ ...plainRow, vehicleIds: [1], engine: "Holden red six 149–202" }] },
  { id: 5, title: "Falcon clip", partNumber: "FOR-5", fitment: [{ ...plainRow, vehicleIds: [3] }] },
]);

let vendors: Awaited<ReturnType<typeof startVehicleVendors>>;
let calls = 0;

function createService({ isShown = true, isDown = false } = {}): FitmentService {
  const { algoliaAccess, lookupUrl, vendorFetch } = vendors;
  const search = createAlgoliaSearch({
    ...algoliaAccess,
    vendorFetch: (url, init, call) => {
      calls += 1;
      return isDown ? Promise.resolve(new Response("{}", { status: 403 })) : vendorFetch(url, init, call);
    },
  });
  const lookups = createVehicleLookupClient({ url: lookupUrl, apiKey: "k", vendorFetch });
  return createFitmentService({
    index: createAlgoliaFitment(search),
    vehicles: createVehicleService({ index: createAlgoliaVehicles(search, "http://shop.test"), lookups, cache: uncached }),
    findProduct: async (handle) => ({
      sku: handle,
      variants: [{ sku: handle }],
      hasFitment: !["CLI-2", "TEE-6"].includes(handle),
      isUniversal: handle === "CLI-2",
      breadcrumbs: [{ label: "Brakes", url: "/parts/brakes" }],
      ...(handle === "TEE-6" && { isForPeople: true }),
    }),
    cache: uncached,
    isShown,
    now: () => new Date("2026-06-01"),
  });
}

beforeAll(async () => {
  vendors = await startVehicleVendors(catalogue);
});
afterAll(() => vendors.close());

describe("the product page's verdict", () => {
  it("has its reason, and the question that would settle it", async () => {
    const verdict = await createService().product("GUA-1", { vehicleId: "1" });
    expect(fitmentVerdictSchema.parse(verdict)).toEqual(verdict);
    expect(verdict).toMatchObject({
      status: "fits",
      isConditional: true,
      reason: expect.stringContaining("Holden HQ Monaro 1971–1974, Holden V8 253/308, front left"),
      positions: ["Front left"],
      notes: ["Holden V8 253/308 only", "Trial fit before paint"],
      quantity: 1,
      question: { attribute: "engine", choices: [{ value: "red 202 I6" }, { value: "253 V8" }, { value: "308 V8" }] },
      vehicleLabel: "Holden HQ Monaro GTS",
    });
  });

  it("follows the answers that the garage remembers", async () => {
    const service = createService();
    expect(await service.product("GUA-1", { vehicleId: "1", answers: "year:1972;engine:253 V8" })).toMatchObject({
      status: "fits",
      isConditional: false,
      question: null,
      vehicleLabel: "1972 Holden HQ Monaro GTS",
    });
    expect(await service.product("GUA-1", { vehicleId: "1", answers: "engine:red 202 I6" })).toMatchObject({
      status: "does-not-fit",
      question: null,
    });
  });

  it("of another car, no car or a universal part needs no question", async () => {
    const service = createService();
    expect(await service.product("GUA-1", { vehicleId: "3" })).toMatchObject({ status: "does-not-fit", question: null, positions: [] });
    expect(await service.product("GUA-1", {})).toMatchObject({ status: "no-vehicle", vehicleLabel: null });
    expect(await service.product("CLI-2", { vehicleId: "1" })).toMatchObject({ status: "universal" });
  });

  it("counts every row, however many pages they take [shop-9.31]", async () => {
    expect((await createService().product("CLI-3", { vehicleId: "1" }))?.positions).toHaveLength(130);
  });
});

describe("the vehicles of a part", () => {
  it("are all there, by make, model and series, with what the part asks of each", async () => {
    const answer = await createService().vehicles("GUA-1", { page: 1, q: "" });
    expect(fitmentVehiclesSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      total: 2,
      pageCount: 1,
      groups: [
        { make: "Holden", model: "Monaro", series: "HJ", notes: ["Manual only"], vehicles: [{ vehicleId: "2" }] },
        { make: "Holden", model: "Monaro", series: "HQ", notes: ["Holden V8 253/308 only", "Trial fit before paint"] },
      ],
    });
    expect(await createService().vehicles("CLI-2", { page: 1, q: "" })).toEqual({ total: 0, found: 0, page: 1, pageCount: 0, groups: [] });
  });

  it("of a page beyond the last are those of the last", async () => {
    const { vehicles } = createService();
    expect(await vehicles("GUA-1", { page: 2, q: "" })).toEqual(await vehicles("GUA-1", { page: 1, q: "" }));
    expect(await vehicles("GUA-1", { page: 2, q: "nothing" })).toMatchObject({ page: 1, pageCount: 0, groups: [] });
  });
});

describe("a look for a vehicle among those of a part", () => {
  it.each([
    ["monaro", ["HJ", "HQ"]],
    ["  Mon HQ ", ["HQ"]],
    ["hq 1972", ["HQ"]],
    ["hj 1971", ["HJ"]],
    ["hq 1980", []],
    ["onaro", []],
    ["<script>", []],
  ])("'%s' finds by the starts of words and by years", async (q, series) => {
    const { total, found, groups } = await createService().vehicles("GUA-1", { page: 1, q });
    expect([total, found]).toEqual([2, series.length]);
    expect(groups.map((group) => group.series)).toEqual(series);
  });
});

describe("what goes with a part", () => {
  const card = (sku: string, isUniversal = false): JudgedCard => ({ sku, hasFitment: !isUniversal, isUniversal, fitment: null });

  it("is for a car that it fits and for no other engine, whatever the platform recommends", async () => {
    const companions = await createService().companions("GUA-1", [card("SIX-4"), card("CLI-2", true), card("CLI-3"), card("FOR-5")]);
    expect(companions.map(({ sku }) => sku)).toEqual(["CLI-2", "CLI-3"]);
  });

  it("is no part of which nobody knows the car", async () => {
    const unknown = { ...card("NOS-6"), hasFitment: false };
    expect(await createService().companions("GUA-1", [unknown, card("CLI-2", true)])).toEqual([card("CLI-2", true)]);
  });

  it("is everything for a universal part, and while fitment is switched off", async () => {
    const all = [card("SIX-4"), card("FOR-5")];
    expect(await createService().companions("CLI-2", all)).toEqual(all);
    expect(await createService({ isShown: false }).companions("GUA-1", all)).toEqual(all);
  });

  it("stands in for it where it is listed for all of its cars, out of what there is for one of them", async () => {
    const findOthers = vi.fn<(vehicleId: string) => Promise<ReturnType<typeof card>[]>>(async () => [
      card("GUA-1"),
      card("SIX-4"),
      card("FOR-5"),
    ]);
    const found = await createService().standIns("GUA-1", findOthers);
    expect(found.map(({ sku }) => sku)).toEqual(["GUA-1"]);
    expect(findOthers.mock.calls).toEqual([["1"]]);
  });

  it("stands in for nothing without a list of cars, nor while fitment is switched off, and nothing is looked up", async () => {
    const findOthers = vi.fn<() => Promise<ReturnType<typeof card>[]>>();
    expect(await createService().standIns("CLI-2", findOthers)).toEqual([]);
    expect(await createService({ isShown: false }).standIns("GUA-1", findOthers)).toEqual([]);
    expect(findOthers).not.toHaveBeenCalled();
  });
});

describe("the parts of a cart", () => {
  it("share one look-up, say for which car and place they are, and where their kind is listed", async () => {
    calls = 0;
    const parts = await createService().parts(["GUA-1", "CLI-2", "FOR-5"], { vehicleId: "1", answers: "engine:253 V8" });
    expect(parts).toMatchObject([
      { handle: "GUA-1", status: "fits", car: "HQ Monaro 253 V8, front left", category: { title: "Brakes", url: "/parts/brakes" } },
      { handle: "CLI-2", status: "universal", car: null },
      { handle: "FOR-5", status: "does-not-fit", car: null, notListedFor: "Holden HQ Monaro" },
    ]);
    expect(calls).toBe(2);
  });

  it("need none without a vehicle", async () => {
    calls = 0;
    expect(await createService().parts(["GUA-1"], {})).toMatchObject([{ status: "no-vehicle", car: null }]);
    expect(calls).toBe(0);
  });
});

describe("cards", () => {
  const cards: JudgedCard[] = [
    { sku: "GUA-1", hasFitment: true, isUniversal: false, fitment: null },
    { sku: "CLI-2", hasFitment: false, isUniversal: true, fitment: null },
  ];

  it("share one look-up", async () => {
    calls = 0;
    const judged = await createService().cards(cards, { vehicleId: "2" });
    expect(judged.map(({ fitment }) => fitment)).toEqual([
      { status: "fits", positions: ["Front left"], notes: ["Manual only"], isConditional: true, car: null },
      { status: "universal", positions: [], notes: [], isConditional: false, car: null },
    ]);
    // One for the vehicle, one for all rows.
    expect(calls).toBe(2);
  });

  it("need no look-up without a vehicle", async () => {
    calls = 0;
    const judged = await createService().cards(cards, {});
    expect(judged.map(({ fitment }) => fitment?.status)).toEqual(["no-vehicle", "universal"]);
    expect(calls).toBe(0);
  });

  it("are shown without verdicts while the index is down, or fitment is switched off [shop-4.22]", async () => {
    expect(await createService({ isDown: true }).cards(cards, { vehicleId: "2" })).toEqual(cards);
    expect(await createService({ isShown: false }).cards(cards, { vehicleId: "2" })).toEqual(cards);
    expect(await createService({ isShown: false }).product("GUA-1", { vehicleId: "2" })).toBeNull();
  });
});

it("nothing is said of the fit of clothes, gifts and cards, with or without a vehicle", async () => {
  const service = createService();
  const shirt = { sku: "TEE-6", hasFitment: false, isUniversal: false, isForPeople: true, fitment: null };
  for (const choice of [{}, { vehicleId: "1" }]) {
    expect(await service.cards([shirt], choice)).toEqual([shirt]);
    expect(await service.product("TEE-6", choice)).toBeNull();
    expect(await service.parts(["TEE-6", "CLI-2"], choice)).toMatchObject([{ handle: "CLI-2" }]);
  }
});
