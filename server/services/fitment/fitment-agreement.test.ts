import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { engineFamilies } from "#sandbox/catalogue/generate/plan/engine-families.ts";
import { openCatalogue } from "#sandbox/catalogue/open-catalogue.ts";
import type { Catalogue, CatalogueProduct, FitmentRow, Vehicle } from "#sandbox/catalogue/types.ts";
import { createSearchRouter } from "#sandbox/vendors/algolia/create-search-router.ts";
import { createVehicleLookupRouter } from "#sandbox/vendors/vehicle-lookup/create-vehicle-lookup-router.ts";
import { startVehicleVendors, uncached } from "#server/testing/start-vehicle-vendors.ts";
import { createAlgoliaClient } from "#server/vendors/algolia/create-algolia-client.ts";
import { createAlgoliaFitment } from "#server/vendors/algolia/create-algolia-fitment.ts";
import { createAlgoliaVehicles } from "#server/vendors/algolia/create-algolia-vehicles.ts";
import { createVehicleLookupClient } from "#server/vendors/vehicle-lookup/create-vehicle-lookup-client.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { productListInputSchema } from "#shared/contract/catalogue/search.ts";
import { type VehicleAnswers, writeVehicleAnswers } from "#shared/domain/vehicle/vehicle-answers.ts";
import { createSearchService } from "../search/search-service.ts";
import { createVehicleService } from "../vehicles/vehicle-service.ts";
import { type FitmentService, createFitmentService } from "./fitment-service.ts";

const productCount = 1200;
const vehiclesAsked = 100;
const partsPerVehicle = 20;

const dataDir = mkdtempSync(join(tmpdir(), "fitment-"));
let catalogue: Catalogue;
let products: CatalogueProduct[];
let cards: Map<string, ProductCard>;
let vendors: Awaited<ReturnType<typeof startVehicleVendors>>;
let fitment: FitmentService;
let search: ReturnType<typeof createSearchService>;

beforeAll(async () => {
  catalogue = await openCatalogue({ dataDir, productCount });
  products = [...catalogue.products()].filter(({ variants }) => variants.every(({ priceCents }) => priceCents > 0));
  vendors = await startVehicleVendors({
    search: createSearchRouter({ catalogue }),
    vehicleLookup: createVehicleLookupRouter({ catalogue, seedFilesDir: "sandbox/data" }),
  });
  const { algoliaSearch, algoliaAccess, lookupUrl, vendorFetch } = vendors;
  const lookups = createVehicleLookupClient({ url: lookupUrl, apiKey: "sandbox", vendorFetch });
  const vehicles = createVehicleService({ index: createAlgoliaVehicles(algoliaSearch), lookups, cache: uncached });
  const index = createAlgoliaClient({ ...algoliaAccess, publicUrl: "http://shop.test" });
  search = createSearchService({ index, cache: uncached, findVehicle: vehicles.byId });
  fitment = createFitmentService({
    index: createAlgoliaFitment(algoliaSearch),
    vehicles,
    findProduct: () => Promise.reject(new Error("lists need no product")),
    cache: uncached,
    isShown: true,
  });
  // The service pages through a thousand hits at most.
  const pages = await index.products(
    (["title-ascending", "title-descending"] as const).map((sort) => ({
      text: "",
      sort,
      page: 1,
      pageSize: 1000,
      filters: { collection: undefined, anyOf: {}, priceRanges: [] },
      countedNames: [],
      hasPriceBounds: false,
      isAnyWordEnough: false,
    })),
  );
  cards = new Map(pages.flatMap((page) => page.products.map((card) => [card.handle, card])));
});
afterAll(async () => {
  await vendors.close();
  catalogue.close();
  rmSync(dataDir, { recursive: true });
});

/** The rule in its plainest form, on the seed's own records: the row names the vehicle, and nothing that the shopper told speaks against it. */
function isListed(product: CatalogueProduct, vehicleId: number, answers: VehicleAnswers): boolean {
  return product.fitment.some((row) => row.vehicleIds.includes(vehicleId) && !contradicts(row, answers));
}

function contradicts(row: FitmentRow, { engine, body, transmission, airConditioning }: VehicleAnswers): boolean {
  const family = engineFamilies.find(({ label }) => label === row.engine);
  return (
    (family !== undefined && engine !== undefined && !family.engines.test(engine)) ||
    (row.body !== undefined && body !== undefined && row.body !== body) ||
    (row.transmission !== undefined && transmission !== undefined && row.transmission !== transmission) ||
    (row.notes.includes("With A/C") && airConditioning === "Without A/C") ||
    (row.notes.includes("Without A/C") && airConditioning === "With A/C")
  );
}

function expectedStatus(product: CatalogueProduct, vehicleId: number, answers: VehicleAnswers): string {
  if (isListed(product, vehicleId, answers)) return "fits";
  if (product.isUniversal) return "universal";
  return product.fitment.length === 0 ? "no-data" : "does-not-fit";
}

const answersFor = ({ engines, bodyStyles }: Pick<Vehicle, "engines" | "bodyStyles"> = { engines: [], bodyStyles: [] }) =>
  fc.record(
    {
      engine: fc.constantFrom(...engines),
      body: fc.constantFrom(...bodyStyles),
      transmission: fc.constantFrom("Manual", "Automatic"),
      airConditioning: fc.constantFrom("With A/C", "Without A/C"),
    },
    { requiredKeys: [] },
  );

it(`decisions for ${vehiclesAsked * partsPerVehicle} part and vehicle pairs agree with the catalogue, with and without answers`, async () => {
  const driven = catalogue.vehicles.filter(({ engines, bodyStyles }) => engines.length > 0 && bodyStyles.length > 0);
  const listed = products.filter((product) => product.fitment.length > 0);
  const vehicleById = new Map(driven.map((vehicle) => [vehicle.id, vehicle]));
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  const told = new Set<string>();
  // Handles and ids alone, so that a counterexample can be read.
  const question = fc.constantFrom(...listed.map(({ handle }) => handle)).chain((handle) => {
    const ids = new Set(byHandle.get(handle)?.fitment.flatMap(({ vehicleIds }) => vehicleIds));
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
        answers: answersFor(vehicleById.get(vehicleId)),
      });
    });
  });
  await fc.assert(
    fc.asyncProperty(question, async ({ vehicleId, handles, answers }) => {
      const asked = handles.flatMap((handle) => cards.get(handle) ?? []);
      const judged = await fitment.cards(asked, { vehicleId: String(vehicleId), answers: writeVehicleAnswers(answers) });
      const expected = handles.flatMap((handle) => {
        const product = byHandle.get(handle);
        return product === undefined ? [] : [expectedStatus(product, vehicleId, answers)];
      });
      for (const status of expected) told.add(status);
      expect(judged.map((card) => card.fitment?.status)).toEqual(expected);
    }),
    { numRuns: vehiclesAsked },
  );
  expect([...told].toSorted()).toEqual(["does-not-fit", "fits", "universal"]);
});

it("a list for a vehicle has all that fits it, universal parts and parts without data, and nothing else [shop-4.20]", async () => {
  for (const vehicle of catalogue.vehicles.filter((_, at) => at % 250 === 0)) {
    const query = productListInputSchema.parse({ vehicleId: String(vehicle.id), fits: "mine" });
    const { total, fitmentFilter } = await search.products(query);
    const expected = products.filter((product) => expectedStatus(product, vehicle.id, {}) !== "does-not-fit");
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
      some.map(({ hasFitment, isUniversal }) => (isUniversal ? "universal" : hasFitment ? "no-vehicle" : "no-data")),
    );
  }
});
