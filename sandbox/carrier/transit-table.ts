import { z } from "zod";
import { number, readCsv } from "#sandbox/catalogue/generate/read-csv.ts";
import type { RemotenessZone } from "#sandbox/places/locality.ts";

const transitRow = z.object({
  from_state: z.string(),
  to_state: z.string(),
  to_zone: z.enum(["metro", "regional", "remote"]),
  min_business_days: number,
  max_business_days: number,
});

export type Transit = { minDays: number; maxDays: number };

/** How many business days a parcel travels from one state to a zone of another. */
export function readTransitTable(seedFilesDir: string): (from: string, to: string, zone: RemotenessZone) => Transit | undefined {
  const rows = readCsv(seedFilesDir, "transit_days.csv", transitRow);
  const table = new Map(
    rows.map((row) => [
      `${row.from_state} ${row.to_state} ${row.to_zone}`,
      { minDays: row.min_business_days, maxDays: row.max_business_days },
    ]),
  );
  return (from, to, zone) => table.get(`${from} ${to} ${zone}`);
}
