import { z } from "zod";
import { number, optionalNumber, readCsv } from "#sandbox/catalogue/tables/read-csv.ts";
import type { Vehicle } from "#sandbox/catalogue/types.ts";

/** What a number tells: the cars that it can belong to, best first. */
export type NumberReading = {
  vehicles: { vehicle: Vehicle; year: number | null }[];
  /** "Holden HQ, chassis number". */
  text: string;
  hints: string[];
  narrowing: { make?: string; model?: string; series?: string; year?: number };
};

const demoRow = z.object({
  kind: z.enum(["rego", "chassis", "vin"]),
  state: z.string(),
  key: z.string().min(1),
  make: z.string(),
  model: z.string(),
  series: z.string(),
  submodel: z.string(),
  year: number,
});
const makerRow = z.object({ wmi: z.string().length(3), manufacturer: z.string(), note: z.string() });
const yearRow = z.object({ code: z.string().length(1), year_1: number, year_2: optionalNumber });
const chassisRow = z.object({
  maker: z.string(),
  era: z.string(),
  regex_after_normalising: z.string().transform((pattern) => new RegExp(pattern)),
});

export type DemoVehicle = z.infer<typeof demoRow>;

/** What the look-up knows: cars by number, makers by the first three characters of a VIN, years by its tenth, and how chassis numbers look. */
export type LookupTables = {
  demo: DemoVehicle[];
  makers: Map<string, { name: string; note: string }>;
  years: Map<string, number[]>;
  chassisFormats: { maker: string; era: string; pattern: RegExp }[];
};

export function readLookupTables(seedFilesDir: string): LookupTables {
  return {
    demo: readCsv(seedFilesDir, "vehicles/demo_lookups.csv", demoRow),
    makers: new Map(
      readCsv(seedFilesDir, "vehicles/wmi.csv", makerRow).map(({ wmi, manufacturer, note }) => [wmi, { name: manufacturer, note }]),
    ),
    years: new Map(
      readCsv(seedFilesDir, "vehicles/vin_model_year.csv", yearRow).map(({ code, year_1, year_2 }) => [
        code,
        [year_1, year_2].filter((year) => year !== null),
      ]),
    ),
    chassisFormats: readCsv(seedFilesDir, "vehicles/chassis_formats.csv", chassisRow).map(
      ({ maker, era, regex_after_normalising: pattern }) => ({
        maker,
        era,
        pattern,
      }),
    ),
  };
}
