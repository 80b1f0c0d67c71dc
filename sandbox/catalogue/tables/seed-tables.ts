import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { weekdays } from "#shared/domain/stores/opening-hours.ts";
import type { Brand, Store, Vehicle } from "../types.ts";
import { type ProductType, readProductTypes } from "./product-types.ts";
import { readBrands, readCategories, type SeedCategory } from "./read-categories.ts";
import { listOf, number, readCsv } from "./read-csv.ts";
import { readRestoringTables, type RestoringTables } from "./restoring.ts";

export type SeedTables = {
  types: ProductType[];
  restoring: RestoringTables;
  categories: SeedCategory[];
  brands: Brand[];
  stores: Store[];
  vehicles: Vehicle[];
  corePlatforms: Set<string>;
  /** Ids from the leaf up to the root. */
  categoryIdsOf(categoryUrl: string): number[];
};

export function readSeedTables(seedFilesDir: string, companyLabel: string): SeedTables {
  const categories = readCategories(seedFilesDir);
  const byUrl = new Map(categories.map((category) => [category.url, category]));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const idsFrom = (category: SeedCategory | undefined): number[] =>
    category === undefined ? [] : [category.id, ...(category.parentId === null ? [] : idsFrom(byId.get(category.parentId)))];
  return {
    types: readProductTypes(seedFilesDir),
    restoring: readRestoringTables(seedFilesDir),
    categories,
    brands: readBrands(seedFilesDir),
    stores: readStores(seedFilesDir, companyLabel),
    ...readVehicles(seedFilesDir),
    categoryIdsOf: (categoryUrl) => idsFrom(byUrl.get(categoryUrl)),
  };
}

/** Changes with any seed table, so that a changed table leads to a new seed. */
export function seedTablesDigest(seedFilesDir: string): string {
  const names = readdirSync(seedFilesDir, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".csv"))
    .toSorted();
  return hash("sha256", names.map((name) => `${name}\n${readFileSync(join(seedFilesDir, name), "utf8")}`).join("\n"), "hex");
}

const storeRow = z.object({
  id: number,
  place_id: z.string(),
  short_name: z.string(),
  name: z.string(),
  state: z.string(),
  country: z.string(),
  street: z.string(),
  suburb: z.string(),
  postcode: z.string(),
  lat: number,
  lng: number,
  phone_fictional: z.string(),
  hours_pattern: z.string(),
  timezone: z.string(),
  role: z.string(),
});
const hoursRow = z.object({ pattern: z.string() }).catchall(z.string());

function readStores(seedFilesDir: string, companyLabel: string): Store[] {
  const patterns = new Map(readCsv(seedFilesDir, "opening_hours.csv", hoursRow).map((row) => [row.pattern, row]));
  return readCsv(seedFilesDir, "stores.csv", storeRow).map((row): Store => {
    const hours = patterns.get(row.hours_pattern);
    return {
      id: row.id,
      placeId: row.place_id,
      shortName: row.short_name,
      name: row.name.replace("{company}", companyLabel),
      state: row.state,
      country: row.country,
      street: row.street,
      suburb: row.suburb,
      postcode: row.postcode,
      latitude: row.lat,
      longitude: row.lng,
      phone: row.phone_fictional,
      openingHours: weekdays.map((day) => ({ day, hours: hours?.[day] ?? "Closed" })),
      timeZone: row.timezone,
      isWarehouse: /warehouse/i.test(row.role),
    };
  });
}

const vehicleRow = z.object({
  vehicle_id: number,
  make: z.string(),
  make_group: z.string(),
  model: z.string(),
  series: z.string(),
  submodel: z.string(),
  year_from: number,
  year_to: number,
  body_styles: listOf("|"),
  engines: listOf("|"),
});
const platformRow = z.object({ make: z.string(), model: z.string(), series: z.string(), platform_group: z.string() });

const firstInventedKType = 9_000_000;

/** All vehicles; those outside the shared platforms stand in a group of their own series. */
export function readVehicles(seedFilesDir: string): { vehicles: Vehicle[]; corePlatforms: Set<string> } {
  const platforms = readCsv(seedFilesDir, "vehicles/platform_groups.csv", platformRow);
  const groupBySeries = new Map(platforms.map((row) => [seriesKey(row), row.platform_group]));
  const vehicles = readCsv(seedFilesDir, "vehicles/vehicles.csv", vehicleRow).map((row): Vehicle => ({
    id: row.vehicle_id,
    ktypNr: firstInventedKType + row.vehicle_id,
    make: row.make,
    makeGroup: row.make_group,
    model: row.model,
    series: row.series,
    submodel: row.submodel,
    yearFrom: row.year_from,
    yearTo: row.year_to,
    bodyStyles: row.body_styles,
    engines: row.engines.filter((engine) => !engine.startsWith("see ")),
    platformGroup: groupBySeries.get(seriesKey(row)) ?? `${row.make} ${row.model} ${row.series}`,
  }));
  return { vehicles, corePlatforms: new Set(platforms.map((row) => row.platform_group)) };
}

function seriesKey({ make, model, series }: { make: string; model: string; series: string }): string {
  return `${make}|${model}|${series}`;
}
