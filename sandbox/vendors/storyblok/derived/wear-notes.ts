import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { listOf, number, readCsv } from "#sandbox/catalogue/tables/read-csv.ts";
import type { CarName } from "#shared/domain/vehicle/car-address.ts";

/** In the order in which a page tells them. */
const areas = ["panel", "engine", "brakes", "interior", "electrical"] as const;

const row = z.object({
  /** The row tells of each car whose make, model and series it names: sisters of a shell or an engine share one. */
  make: listOf("|"),
  model: listOf("|"),
  series: listOf("|"),
  area: z.enum(areas),
  wears: z.string().min(1),
  check: z.string(),
  product_types: listOf("|"),
  job: z.string(),
  difficulty: number.pipe(z.int().min(1).max(5)),
  article: z.string(),
});

/** What wears in one area, with the file and the line where it stands. */
export type WearNote = z.infer<typeof row> & { at: string };

/** What notes may name. */
export type Known = { cars: readonly CarName[]; productTypes: ReadonlySet<string>; articles: ReadonlySet<string> };

const folder = "vehicles/wear";

/** The notes of all files, one a group of makes. */
export function readWearNotes(seedFilesDir: string): WearNote[] {
  const files = readdirSync(join(seedFilesDir, folder)).filter((name) => name.endsWith(".csv"));
  return files
    .toSorted()
    .flatMap((file) =>
      readCsv(seedFilesDir, `${folder}/${file}`, row).map((note, index) => Object.assign(note, { at: `${file}, line ${index + 2}` })),
    );
}

type ToldCar = { car: CarName; notes: Map<string, WearNote> };

/** Each car with its notes, in the catalogue's order. A note that names what isn't there stops the sandbox with its file and line. */
export function wearByCar(notes: readonly WearNote[], { cars, productTypes, articles }: Known): { car: CarName; notes: WearNote[] }[] {
  const byName = new Map<string, ToldCar>(cars.map((car) => [nameOf(car), { car, notes: new Map() }]));
  const faults: string[] = [];
  for (const note of notes) {
    const told = carsOf(note, byName);
    const fault = (text: string) => faults.push(`${note.at}: ${text}`);
    if (told.length === 0) fault("names no car of the catalogue");
    else for (const name of namesWithoutCar(note, told)) fault(`the catalogue has no car "${name}" among those named with it`);
    for (const type of note.product_types) if (!productTypes.has(type)) fault(`there is no product type "${type}"`);
    if (note.article !== "" && !articles.has(note.article)) fault(`there is no article "${note.article}"`);
    for (const { car, notes: own } of told) {
      const other = own.get(note.area);
      if (other) fault(`tells of the ${note.area} of the ${car.make} ${car.series} ${car.model}, as does ${other.at}`);
      own.set(note.area, note);
    }
  }
  if (faults.length > 0) throw new Error(`${folder} is damaged:\n${faults.join("\n")}`);
  return [...byName.values()]
    .filter(({ notes: own }) => own.size > 0)
    .map(({ car, notes: own }) => ({ car, notes: areas.flatMap((area) => own.get(area) ?? []) }));
}

function nameOf({ make, model, series }: CarName): string {
  return `${make}|${model}|${series}`;
}

/** Not every model was made in every series that a row names: only the cars that there are. */
function carsOf({ make: makes, model: models, series: all }: WearNote, byName: ReadonlyMap<string, ToldCar>): ToldCar[] {
  return makes.flatMap((make) => models.flatMap((model) => all.flatMap((series) => byName.get(nameOf({ make, model, series })) ?? [])));
}

function namesWithoutCar(note: WearNote, told: readonly { car: CarName }[]): string[] {
  return (["make", "model", "series"] as const).flatMap((field) =>
    note[field].filter((name) => told.every(({ car }) => car[field] !== name)),
  );
}
