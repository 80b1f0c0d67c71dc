import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCatalogue } from "#sandbox/catalogue/open-catalogue.ts";
import type { Catalogue, CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { answersFor, expectedStatus } from "#server/testing/seed-fitment.ts";
import { startVehicleVendors, uncached } from "#server/testing/start-vehicle-vendors.ts";
import { searchParts } from "#server/testing/search-parts.ts";
import { createAlgoliaFitment } from "#server/vendors/algolia/vehicles/create-algolia-fitment.ts";
import { createAlgoliaVehicles } from "#server/vendors/algolia/vehicles/create-algolia-vehicles.ts";
import { createVehicleLookupClient } from "#server/vendors/vehicle-lookup/create-vehicle-lookup-client.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { productListInputSchema } from "#shared/contract/catalogue/search.ts";
import { writeVehicleAnswers } from "#shared/domain/vehicle/vehicle-answers.ts";
import { vehicleToFit } from "../search/list-fitment.ts";
import type { ProductFilters, ProductSearch } from "../search/search-index-port.ts";
import { createSearchService } from "../search/search-service.ts";
import { type VehicleService, createVehicleService } from "../vehicles/vehicle-service.ts";
import { type FitmentService, createFitmentService } from "./fitment-service.ts";

const productCount = 1200;
const vehiclesAsked = 50;
const partsPerVehicle = 40;
const dataDir = mkdtempSync(join(tmpdir(), "fitment-"));
let catalogue: Catalogue;
let products: CatalogueProduct[];
let cards: Map<string, ProductCard>;
let vendors: Awaited<ReturnType<typeof startVehicleVendors>>;
let fitment: FitmentService;
let vehicles: VehicleService;
let parts: ReturnType<typeof searchParts>;
let search: ReturnType<typeof createSearchService>;

beforeAll(async () => {
  catalogue = await openCatalogue({ dataDir, productCount });
  products = [...catalogue.products()].filter(({ variants }) => variants.every(({ priceCents }) => priceCents > 0));
  vendors = await startVehicleVendors(catalogue);
  const { algoliaSearch, algoliaAccess, lookupUrl, vendorFetch } = vendors;
  const lookups = createVehicleLookupClient({ url: lookupUrl, apiKey: "sandbox", vendorFetch });
  vehicles = createVehicleService({ index: createAlgoliaVehicles(algoliaSearch, "http://shop.test"), lookups, cache: uncached });
  parts = searchParts({ ...algoliaAccess, publicUrl: "http://shop.test" });
  search = createSearchService({ ...parts, cache: uncached, findVehicle: vehicles.byId });
  fitment = createFitmentService({
    index: createAlgoliaFitment(algoliaSearch),
    vehicles: { ...vehicles, byId: rememberedVehicle },
    findProduct: async (handle) => {
      const { isUniversal, isForPeople, fitment: rows, variants } = productOf(handle);
      const skus = variants.map(({ sku }) => ({ sku }));
      return { sku: skus[0]?.sku ?? "", variants: skus, isUniversal, isForPeople, hasFitment: rows.length > 0, breadcrumbs: [] };
    },
    cache: uncached,
    isShown: true,
  });
  // The service pages through a thousand hits at most.
  const pages = await parts.index.products([allOf({}, "title-ascending"), allOf({}, "title-descending")]);
  cards = new Map(pages.flatMap((page) => page.products.map((card) => [card.handle, card])));
});
afterAll(async () => {
  await vendors.close();
  catalogue.close();
  rmSync(dataDir, { recursive: true });
});

const listOf = (query: object) => search.products(productListInputSchema.parse(query));

function allOf(filters: Partial<ProductFilters>, sort: ProductSearch["sort"] = "latest"): ProductSearch {
  return {
    text: "",
    sort,
    page: 1,
    pageSize: 1000,
    filters: { collection: undefined, anyOf: {}, priceRanges: [], ...filters },
    countedNames: [],
    hasPriceBounds: false,
    isAnyWordEnough: false,
  };
}

/** A vehicle that parts are listed for, parts that are listed for it and others, and something of what a shopper may have told. */
function anyQuestion() {
  const driven = catalogue.vehicles.filter(({ engines, bodyStyles }) => engines.length > 0 && bodyStyles.length > 0);
  const listed = products.filter((product) => product.fitment.length > 0);
  // Handles and ids alone, so that a counterexample can be read.
  return fc.constantFrom(...listed.map(({ handle }) => handle)).chain((handle) => {
    const ids = new Set(productOf(handle).fitment.flatMap(({ vehicleIds }) => vehicleIds));
    const fitted = driven.filter(({ id }) => ids.has(id));
    return fc.constantFrom(...(fitted.length > 0 ? fitted : driven).map(({ id }) => id)).chain((vehicleId) => {
      const near = listed.filter(({ fitment: rows }) => rows.some(({ vehicleIds }) => vehicleIds.includes(vehicleId)));
      const part = fc.oneof(
        fc.constantFrom(handle, ...near.map((other) => other.handle)),
        fc.constantFrom(...products.map((other) => other.handle)),
      );
      return fc.record({
        vehicleId: fc.constant(vehicleId),
        handles: fc.array(part, { minLength: partsPerVehicle, maxLength: partsPerVehicle }),
        answers: answersFor(vehicleOf(vehicleId)),
      });
    });
  });
}

const knownVehicles = new Map<string, ReturnType<VehicleService["byId"]>>();

/** Every page asks for its vehicle, and there are thousands of pages. */
function rememberedVehicle(vehicleId: string): ReturnType<VehicleService["byId"]> {
  const vehicle = knownVehicles.get(vehicleId) ?? vehicles.byId(vehicleId);
  knownVehicles.set(vehicleId, vehicle);
  return vehicle;
}

function known<Found>(found: Found | null | undefined, what: string): Found {
  if (found == null) throw new Error(`No ${what}`);
  return found;
}
const productOf = (handle: string) => known(findProduct(handle), handle);
const findProduct = (handle: string) => products.find((other) => other.handle === handle);
const vehicleOf = (id: number) => known(findVehicle(id), `vehicle ${id}`);
const findVehicle = (vehicleId: number) => catalogue.vehicles.find(({ id }) => id === vehicleId);

it(`decisions for ${vehiclesAsked * partsPerVehicle} part and vehicle pairs agree with the catalogue, with and without answers`, async () => {
  const told = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyQuestion(), async ({ vehicleId, handles, answers }) => {
      const asked = handles.flatMap((handle) => cards.get(handle) ?? []);
      const judged = await fitment.cards(asked, { vehicleId: String(vehicleId), answers: writeVehicleAnswers(answers) });
      const expected = handles.map((handle) => expectedStatus(productOf(handle), vehicleOf(vehicleId), answers));
      for (const status of expected) told.add(status ?? "nothing");
      expect(judged.map((card) => card.fitment?.status)).toEqual(expected);
    }),
    { numRuns: vehiclesAsked },
  );
  expect([...told].toSorted()).toEqual(["does-not-fit", "fits", "no-data", "nothing", "universal"]);
});

it(`filter, count, badge, product page, the cart's warning, a project and a car's page say the same of ${vehiclesAsked * partsPerVehicle} parts and cars, whatever is known of the car`, async () => {
  await fc.assert(
    fc.asyncProperty(anyQuestion(), async ({ vehicleId, handles, answers }) => {
      const choice = { vehicleId: String(vehicleId), answers: writeVehicleAnswers(answers) };
      const listed = await listedFor(choice);
      const asked = handles.flatMap((handle) => cards.get(handle) ?? []);
      const badges = await fitment.cards(asked, choice);
      const pages = await Promise.all(asked.map(({ handle }) => fitment.product(handle, choice)));
      expect(pages.map((page) => [page?.status, page?.isConditional])).toEqual(
        badges.map((card) => [card.fitment?.status, card.fitment?.isConditional]),
      );
      const inCart = await fitment.parts([...new Set(handles)], choice);
      const lineOf = ({ handle }: ProductCard) => inCart.find((part) => part.handle === handle);
      expect(asked.map((card) => lineOf(card)?.status)).toEqual(pages.map((page) => page?.status));
      // The warning is the misfit's, and it names the car.
      const car = vehicleOf(vehicleId);
      expect(asked.map((card) => lineOf(card)?.notListedFor?.startsWith(`${car.make} `) ?? false)).toEqual(
        pages.map((page) => page?.status === "does-not-fit"),
      );
      const planned = await fitment.offers(asked.map(toOffer), choice);
      expect(planned.map((line) => line?.status)).toEqual(pages.map((page) => page?.status));
      expect(planned.map((line) => line?.notListedFor ?? null)).toEqual(asked.map((card) => lineOf(card)?.notListedFor ?? null));
      expect(asked.map(({ handle }) => listed.handles.has(handle))).toEqual(badges.map((card) => card.fitment?.status !== "does-not-fit"));
      expect(listed.total).toBe(listed.handles.size);
      // A car's page, whose areas the last of these tests counts.
      const vehicle = known(await rememberedVehicle(choice.vehicleId), choice.vehicleId);
      expect((await search.countParts(vehicle, choice.answers, [])).total).toBe(listed.total);
    }),
    { numRuns: vehiclesAsked },
  );
}, 120_000);

/** Three pages of twenty each. */
const vehiclesPaged = 34;
/** As the platform tells of a part that a project is about. */
const toOffer = ({ sku, isForPeople = false, ...card }: ProductCard) => ({ ...card, skus: [sku], isForPeople, category: null });
const tiers = ["fits", "universal", "no-data", "does-not-fit"];

/** What is for people has no fitment data, and nothing is said of its fit. */
const tierOf = (status: string | undefined) => status ?? "no-data";

it(`order, fold and counts of lists agree with the catalogue for ${vehiclesPaged * 3 * 20} parts and cars, whatever is known of the car`, async () => {
  let folds = 0;
  await fc.assert(
    fc.asyncProperty(anyQuestion(), async ({ vehicleId, answers }) => {
      const choice = { vehicleId: String(vehicleId), answers: writeVehicleAnswers(answers) };
      const vehicle = vehicleOf(vehicleId);
      const statusOf = new Map(products.map((product) => [product.handle, expectedStatus(product, vehicle, answers)]));
      const countOf = (tier: string) => [...statusOf.values()].filter((status) => tierOf(status) === tier).length;
      const first = await listOf(choice);
      expect(first.total).toBe(products.length);
      expect(first.fitmentFilter).toMatchObject({
        isOn: false,
        isRanked: true,
        fitCount: countOf("fits"),
        otherCount: countOf("does-not-fit"),
      });
      // The page on which the parts for other cars begin, the one before and the one behind.
      const begin = Math.floor((products.length - countOf("does-not-fit")) / first.pageSize) + 1;
      const wanted = [begin - 1, begin, begin + 1].filter((page) => page >= 1 && page <= Math.min(first.pageCount, 50));
      for (const page of wanted) {
        // One list after the other, as a shopper pages.
        // oxlint-disable-next-line no-await-in-loop
        const { products: cardsOfPage } = await listOf({ ...choice, page });
        const expected = tiers.flatMap((tier) => Array.from({ length: countOf(tier) }, () => tier));
        const statuses = cardsOfPage.map(({ handle }) => statusOf.get(handle));
        expect(statuses.map(tierOf)).toEqual(expected.slice((page - 1) * first.pageSize, page * first.pageSize));
        // oxlint-disable-next-line no-await-in-loop
        const judged = await fitment.cards(cardsOfPage, choice);
        expect(judged.map((card) => card.fitment?.status)).toEqual(statuses);
        if (new Set(statuses).has("does-not-fit") && statuses[0] !== "does-not-fit") folds += 1;
      }
    }),
    { numRuns: vehiclesPaged },
  );
  expect(folds).toBeGreaterThan(0);
}, 120_000);

/** Everything that the list for a car shows, and the count that it tells. */
async function listedFor(choice: { vehicleId: string; answers: string }) {
  const { total } = await listOf({ ...choice, fits: "mine" });
  const vehicle = known(await vehicles.byId(choice.vehicleId), choice.vehicleId);
  const [page] = await parts.index.products([allOf({ fitting: vehicleToFit(vehicle, choice.answers, new Date().getFullYear()) })]);
  return { total, handles: new Set(page?.products.map(({ handle }) => handle)) };
}

it("tiles, the menu, filters and a car's page count what the lists behind them show, whatever is known of the car", async () => {
  const groups = [["engine", "cooling-and-heating"], ["brakes"], ["interior-and-trim--seats-and-upholstery", "lighting"]];
  await fc.assert(
    fc.asyncProperty(anyQuestion(), async ({ vehicleId, answers }) => {
      const choice = { vehicleId: String(vehicleId), answers: writeVehicleAnswers(answers) };
      const vehicle = known(await rememberedVehicle(choice.vehicleId), choice.vehicleId);
      const counted = await search.countParts(vehicle, choice.answers, groups);
      const totalOf = async (filters: object) => (await listOf({ ...choice, fits: "mine", ...filters })).total;
      expect(counted.total).toBe(await totalOf({}));
      const fitCountOf = async (filters: object) => (await listOf({ ...choice, fits: "mine", ...filters })).fitmentFilter?.fitCount;
      expect(counted.listed).toBe(await fitCountOf({}));
      // Home's greeting counts what fits alone, department by department, as the lists behind it say.
      const greeting = await search.vehicleParts(choice);
      expect(greeting?.fitCount).toBe(counted.listed);
      const ofDepartments = (greeting?.departments ?? []).slice(0, 3);
      const fitting = await Promise.all(ofDepartments.map(({ url }) => fitCountOf({ collection: url.split("/").slice(4).join("--") })));
      expect(ofDepartments.map(({ count }) => count)).toEqual(fitting);
      expect(counted.groups).toEqual(await Promise.all(groups.map((category) => totalOf({ category }))));
      const [type = "", count] = Object.entries(counted.types)[0] ?? [];
      expect(count).toBe(await totalOf({ product_type: [type] }));
      const inDepartments = await Promise.all(counted.departments.map(({ url }) => totalOf({ collection: url.replace("/parts/", "") })));
      expect(counted.departments.map((department) => department.count)).toEqual(inDepartments);
      expect(counted.departments.map(({ url }) => greeting?.listTotals[url])).toEqual(inDepartments);
      // The menu's panels and the tiles of all departments ask for the same counts; a filter shows what is most.
      const tiles = await search.categoryCounts(choice);
      expect(counted.departments.map(({ url }) => tiles?.get(url.replace("/parts/", "")))).toEqual(inDepartments);
      const whole = await listOf({ ...choice, fits: "mine" });
      const filter = whole.facets.find(({ name }) => name === "category")?.values.filter((value) => value.count > 0) ?? [];
      expect(filter).not.toEqual([]);
      expect(filter.map(({ value }) => tiles?.get(value))).toEqual(filter.map((value) => value.count));
      // A tile within a category counts as its list does.
      const collection = counted.departments[0]?.url.replace("/parts/", "");
      const within = await listOf({ ...choice, fits: "mine", collection });
      const children = within.fitmentFilter?.categoryCounts.slice(0, 3) ?? [];
      const behind = await Promise.all(children.map(({ handle }) => totalOf({ collection: handle })));
      expect(children.map((child) => child.count)).toEqual(behind);
    }),
    { numRuns: 12 },
  );
}, 120_000);

it("a Monaro with a 253 and without air conditioning gets no cooling part that its own card rules out", async () => {
  const monaro = catalogue.vehicles.find(({ make, model, series }) => make === "Holden" && model === "Monaro" && series === "HQ");
  const choice = { vehicleId: String(monaro?.id), answers: "engine:253 V8;airConditioning:Without A/C" };
  const collection = "cooling-and-heating";
  const list = await listOf({ ...choice, collection, fits: "mine" });
  const open = await listOf({ vehicleId: choice.vehicleId, collection, fits: "mine" });
  const judged = await fitment.cards(list.products, choice);
  expect(judged.map(({ fitment: verdict }) => verdict?.status)).not.toContain("does-not-fit");
  expect(open.total).toBeGreaterThan(list.total);
});

it("a list for a vehicle has all that fits it, universal parts and parts without data, and nothing else [shop-4.20]", async () => {
  for (const vehicle of catalogue.vehicles.filter((_, at) => at % 250 === 0)) {
    const { total, fitmentFilter } = await listOf({ vehicleId: String(vehicle.id), fits: "mine" });
    const expected = products.filter((product) => expectedStatus(product, vehicle, {}) !== "does-not-fit");
    expect(total).toBe(expected.length);
    expect(fitmentFilter).toMatchObject({ isOn: true, vehicleLabel: expect.stringContaining(vehicle.make) });
  }
});

it("without a vehicle, or with one that is not in the index, parts with fitment wait for one", async () => {
  const some = [...cards.values()].slice(0, 50);
  expect(cards.size).toBe(products.length);
  for (const choice of [{}, { vehicleId: "424242" }]) {
    const judged = await fitment.cards(some, choice);
    expect(judged.map((card) => card.fitment?.status)).toEqual(
      some.map(({ hasFitment, isUniversal, isForPeople }) =>
        isForPeople ? undefined : isUniversal ? "universal" : hasFitment ? "no-vehicle" : "no-data",
      ),
    );
  }
});
