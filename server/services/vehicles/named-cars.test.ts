import { afterAll, beforeAll, expect, it } from "vitest";
import { readSeedTables } from "#sandbox/catalogue/tables/seed-tables.ts";
import { testCatalogue } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import { searchParts } from "#server/testing/search-parts.ts";
import { startVehicleVendors, uncached } from "#server/testing/start-vehicle-vendors.ts";
import { createAlgoliaVehicles } from "#server/vendors/algolia/vehicles/create-algolia-vehicles.ts";
import { createVehicleLookupClient } from "#server/vendors/vehicle-lookup/create-vehicle-lookup-client.ts";
import { vehicleFindInputSchema } from "#shared/contract/catalogue/vehicle.ts";
import { createNameCars } from "../search/names/name-cars.ts";
import { createVehicleService, type VehicleService } from "./vehicle-service.ts";

let vendors: Awaited<ReturnType<typeof startVehicleVendors>>;
let service: VehicleService;

beforeAll(async () => {
  const { vehicles } = readSeedTables("sandbox/data", "Rares");
  const catalogue = { ...testCatalogue([]), vehicles };
  vendors = await startVehicleVendors(catalogue);
  const { algoliaAccess, algoliaSearch, lookupUrl, vendorFetch } = vendors;
  const publicUrl = "http://shop.test";
  service = createVehicleService({
    index: createAlgoliaVehicles(algoliaSearch, publicUrl),
    lookups: createVehicleLookupClient({ url: lookupUrl, apiKey: "sandbox", vendorFetch }),
    cache: uncached,
    nameCars: createNameCars(searchParts({ ...algoliaAccess, publicUrl, vendorFetch }).listVehicles),
  });
});
afterAll(() => vendors.close());

const typed = (q: string, page = 1) => service.find(vehicleFindInputSchema.parse({ q, page }));

it.each([
  ["nissan 1200", /^Datsun 1200/],
  ["leyland mini", /^Mini /],
  ["hq ute", /^Holden .* HQ$/],
  ["ej eh", /^Holden .* E[JH]$/],
  ["xb hardtop", /^Ford .* XB$/],
  ["71-74 hq", /^Holden .* HQ$/],
  ["datto 1600", /^Datsun 1600/],
])("%j are the cars that owners call so, and no others", async (text, name) => {
  const found = await typed(text);
  expect(found).not.toHaveProperty("isPartialMatch");
  expect(found.total).toBeGreaterThan(0);
  expect(found.vehicles.map(({ make, model, series }) => `${make} ${model} ${series}`).filter((each) => !name.test(each))).toEqual([]);
});

it("are shown page by page", async () => {
  const [first, second] = [await typed("hk ht hg hq"), await typed("hk ht hg hq", 2)];
  const shown = [...first.vehicles, ...second.vehicles].map(({ vehicleId }) => vehicleId);
  expect(first.total).toBeGreaterThan(15);
  expect(new Set(shown).size).toBe(Math.min(first.total, 30));
});

it("still finds some of the words where one of them names no car", async () => {
  expect(await typed("hq monaro quux")).toMatchObject({ isPartialMatch: true });
});
