import { z } from "zod";
import type { Vehicle } from "../types.ts";
import { listOf, number, readCsv } from "./read-csv.ts";

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
  const platforms = readCsv(seedFilesDir, "platform_groups.csv", platformRow);
  const groupBySeries = new Map(platforms.map((row) => [seriesKey(row), row.platform_group]));
  const vehicles = readCsv(seedFilesDir, "vehicles_ext.csv", vehicleRow).map((row): Vehicle => ({
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
