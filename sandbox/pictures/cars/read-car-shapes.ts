import { z } from "zod";
import { readCsv } from "../../catalogue/tables/read-csv.ts";
import { seedFilesDir } from "../../config.ts";
import type { Corner, Point } from "../drawing/path-data.ts";

/**
 * A car's side as `data/vehicles/outlines.csv` tells it, facing left. Sizes are the maker's, in millimetres. Points are millimetres behind the front axle and
 * above the ground: they tell the line, the sizes how long and how high it is drawn.
 */
export type CarShape = z.output<typeof row>;

/** Rounded as far as the neighbours let it be. */
const smooth = 10_000;

const corner = (text: string): Corner => {
  const [x = "", y = "", radius = "0"] = text.split(",");
  return [Number(x), Number(y), radius === "s" ? smooth : Number(radius)];
};
const words = (text: string, separator: string | RegExp) => text.split(separator).filter((word) => word !== "");
const areNumbers = (list: readonly Corner[]) => list.every((numbers) => numbers.every(Number.isFinite));
const corners = z
  .string()
  .transform((text) => words(text, " ").map(corner))
  .refine(areNumbers, "a corner is x,y or x,y,radius in numbers");
const points = corners.transform((list) => list.map(([x, y]): Point => [x, y]));
const names = z.string().transform((text) => words(text, "|"));
const size = z.coerce.number().positive();

const row = z
  .object({
    slug: z.string().regex(/^[a-z0-9-]+$/),
    name: z.string(),
    make: z.string(),
    model: names,
    series: names,
    body: z.string(),
    length_mm: size,
    wheelbase_mm: size,
    height_mm: size,
    front_overhang_mm: size,
    tyre_mm: size,
    trim: z.enum(["chrome", "plastic", "none"]),
    nose: corners,
    roof: corners,
    tail: corners,
    belt: z.string(),
    pillars: z.string().transform((text) => words(text, "|").map(Number)),
    crease: points,
    extras: z.string().transform((text) => words(text, "|").map((polygon) => words(polygon, " ").map(corner))),
  })
  .transform(({ belt, ...shape }) => {
    const [line = "", glassEnd] = belt.split("^");
    // Where the side glass ends at its top, in millimetres behind the front axle; null for a car without side glass.
    return { ...shape, belt: words(line, " ").map(corner), glassEndX: glassEnd === undefined ? null : Number(glassEnd) };
  });

const record = z.record(z.string(), z.string());

/** All cars. `=slug` in the place of nose, roof or tail stands for another car's. */
export function readCarShapes(): CarShape[] {
  const records = readCsv(seedFilesDir, "vehicles/outlines.csv", record);
  const bySlug = new Map(records.map((entry) => [entry["slug"], entry]));
  const lineOf = (entry: Record<string, string>, key: string): string => {
    const text = entry[key] ?? "";
    if (!text.startsWith("=")) return text;
    const other = bySlug.get(text.slice(1));
    if (!other) throw new Error(`${entry["slug"]} borrows from ${text.slice(1)}, which is no car`);
    return lineOf(other, key);
  };
  return records.map((entry) =>
    row.parse({ ...entry, nose: lineOf(entry, "nose"), roof: lineOf(entry, "roof"), tail: lineOf(entry, "tail") }),
  );
}
