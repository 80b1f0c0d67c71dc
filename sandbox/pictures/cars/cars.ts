import type { Random } from "../drawing/random.ts";
import { type CarOutline, carOutline } from "./car-outline.ts";
import { type CarShape, readCarShapes } from "./read-car-shapes.ts";

export type BodyStyle = "sedan" | "coupe" | "wagon" | "ute" | "van" | "hatch" | "roadster" | "4wd";

const shapes = readCarShapes();
const shapeBySlug = new Map(shapes.map((shape) => [shape.slug, shape]));
const outlineBySlug = new Map<string, CarOutline>();

/** Every car that has an outline of its own, as outlines.csv lists them. */
export const cars: readonly Pick<CarShape, "slug" | "name" | "make" | "model" | "series" | "body" | "length_mm" | "height_mm">[] = shapes;

export function isCar(slug: string): boolean {
  return shapeBySlug.has(slug);
}

/** The true outline of one car. */
export function outlineOf(slug: string): CarOutline {
  const shape = shapeBySlug.get(slug);
  if (!shape) throw new TypeError(`Unknown car: ${slug}`);
  const outline = outlineBySlug.get(slug) ?? carOutline(shape);
  outlineBySlug.set(slug, outline);
  return outline;
}

const styleWords: readonly [RegExp, BodyStyle][] = [
  [/coup|hard ?top|fastback|2.?door/, "coupe"],
  [/4wd|4x4|suv|off.?road|troop/, "4wd"],
  [/wagon|estate|shooting/, "wagon"],
  [/ute|pick|tray|cab|utility|truck/, "ute"],
  [/van|bus|kombi/, "van"],
  [/hatch|liftback/, "hatch"],
  [/roadster|convert|cabrio|moke|spider|spyder|open|tourer|targa/, "roadster"],
];

/** What a body is, whatever it is called. */
export function styleOf(body: string): BodyStyle {
  return styleWords.find(([pattern]) => pattern.test(body.toLowerCase()))?.[1] ?? "sedan";
}

/** What the names of versions say, where they don't say a body as the catalogue does. */
const bodyWords: readonly [RegExp, BodyStyle][] = [
  [/utility/, "ute"],
  [/hard ?top|fastback|sportsroof|gtr/, "coupe"],
];

/** The body that a version's name tells of, else the first that its car was built in. */
export function bodyOf(version: string, built: readonly string[]): string | undefined {
  const words = version.toLowerCase();
  const told = bodyWords.find(([pattern]) => pattern.test(words))?.[1];
  return built.find((body) => words.includes(body) || (told !== undefined && styleOf(body) === told)) ?? built[0];
}

/** One of the cars of these body styles that wear chrome: the years that most restorers work on, and that the shop's scenes are set in. */
export function anyCar(random: Random, styles: readonly BodyStyle[]): string {
  const candidates = shapes.filter(({ body, trim }) => trim === "chrome" && styles.includes(styleOf(body)));
  const chosen = candidates[random.whole(0, candidates.length - 1)];
  if (!chosen) throw new TypeError(`No car is a ${styles.join(" or a ")}`);
  return chosen.slug;
}

/**
 * The car that a vehicle's page shows: the vehicle's own outline, or that of its series in another body; null where there is neither.
 * Its picture's address is `carPicturePath({ car, … })`.
 */
export function carOf(vehicle: { make: string; model: string; series: string; body?: string }): string | null {
  const relatives = shapes.filter(
    ({ make, model, series }) => make === vehicle.make && model.includes(vehicle.model) && series.includes(vehicle.series),
  );
  const style = vehicle.body === undefined ? undefined : styleOf(vehicle.body);
  return (relatives.find(({ body }) => styleOf(body) === style) ?? relatives[0])?.slug ?? null;
}
