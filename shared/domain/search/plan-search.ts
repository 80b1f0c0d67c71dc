import type { NamedVehicle } from "./vehicle-names.ts";
import type { UnderstoodQuery, UnderstoodWord, WordKind } from "./understand-query.ts";

/** The cars that a search is limited to: by the names of makes or models, or by vehicle where that says too little; or to what is for no car in particular. */
export type VehicleLimit = { makes: string[] } | { models: string[] } | { vehicleIds: string[] } | { isForAnyCar: true };

/** What lifts a product among those that match: any of the values of a facet. */
export type Boost = {
  facet: "part_name" | "collections" | "car_models" | "car_makes" | "vehicle_ids" | "size" | "bodies" | "is_universal";
  values: string[];
  score: number;
};

/** One way to ask for what was understood. */
export type SearchAttempt = {
  text: string;
  cars: VehicleLimit | null;
  /** Of these the attempt must find one, or it has failed: of its gaskets alone a pump can't be made. */
  mustFind: string[];
  /** Parts that are wanted even where they are for other cars. */
  orParts: string[];
  boosts: Boost[];
  /** The words that this attempt leaves out, as they were typed. */
  dropped: string[];
};

/** Together they put the part for another car of the model first, then the car's own parts of the section, what fits any car, the rest of the car's, and the part for its make. */
const scores = { part: 6, size: 3, body: 4, ownCar: 6, section: 2, nearPart: 8, nearModel: 5, nearMake: 2, nearUniversal: 4 } as const;
const vehiclesMax = 200;
const vehicleKinds = new Set<WordKind>(["make", "model", "series", "trim", "year", "body"]);

/** Ways to ask, the most exact first; the first that finds anything is the answer. The car is kept before the part, for what doesn't fit is of no use. */
export function planSearch(query: UnderstoodQuery): SearchAttempt[] {
  const { words, vehicles, isPartNamed } = query;
  const attempts = [attempt(query, words, vehicles), ...shorterAttempts(query)];
  if (vehicles === null) return attempts;
  const ofCar = words.filter(({ kind }) => vehicleKinds.has(kind));
  if (isPartNamed) attempts.push(...anyCarAttempts(query), nearestAttempt(query, vehicles));
  // Of some cars there is nothing at all, and then others of their make may help.
  const ofMake = ofCar.filter(({ kind }) => kind === "make");
  return [...attempts, attempt(query, ofCar, vehicles), ...(ofMake.length < ofCar.length ? [attempt(query, ofMake, vehicles)] : [])];
}

function shorterAttempts(query: UnderstoodQuery): SearchAttempt[] {
  const { words, vehicles, widerVehicles, isPartNamed } = query;
  const attempts: SearchAttempt[] = [];
  let kept = words;
  for (const { kinds, widen } of givenUpInTurn) {
    const next = kept.filter(({ kind }) => !kinds.includes(kind));
    if (next.length === kept.length || next.every(({ kind }) => vehicleKinds.has(kind))) continue;
    // What goes with the part for this engine is of more use than the part for another.
    if (vehicles === null && isPartNamed && kinds.includes("engine")) attempts.push({ ...attempt(query, kept, null), mustFind: [] });
    kept = next;
    attempts.push(attempt(query, kept, widen === null ? vehicles : widerVehicles[widen]));
  }
  return attempts;
}

/** A shirt with a car's name is a shirt, and no part of that car: asked with all other words, then by the part's name alone. */
function anyCarAttempts(query: UnderstoodQuery): SearchAttempt[] {
  const others = query.words.filter(({ kind }) => !vehicleKinds.has(kind) && kind !== "engine");
  const part = others.filter(({ kind }) => kind === "part");
  const ofAnyCar = (kept: readonly UnderstoodWord[]): SearchAttempt => ({
    ...attempt(query, kept, query.vehicles),
    cars: { isForAnyCar: true },
  });
  return part.length < others.length ? [ofAnyCar(others), ofAnyCar(part)] : [ofAnyCar(part)];
}

/** What is given up first, and by which cars it is looked for then. */
const givenUpInTurn: readonly { kinds: readonly WordKind[]; widen: keyof UnderstoodQuery["widerVehicles"] | null }[] = [
  { kinds: ["size"], widen: null },
  { kinds: ["other"], widen: null },
  { kinds: ["side", "position"], widen: null },
  { kinds: ["engine", "year"], widen: "ofAnyYear" },
  { kinds: ["trim", "body"], widen: "byName" },
];

function attempt(query: UnderstoodQuery, kept: readonly UnderstoodWord[], vehicles: readonly NamedVehicle[] | null): SearchAttempt {
  const { parts, isPartNamed, words } = query;
  const hasPart = kept.some(({ kind }) => kind === "part");
  const boosts: Boost[] = [];
  if (hasPart) boosts.push({ facet: "part_name", values: parts, score: scores.part });
  const size = kept.find(({ kind }) => kind === "size");
  if (size !== undefined) boosts.push({ facet: "size", values: [size.label.toUpperCase()], score: scores.size });
  const body = kept.find(({ kind }) => kind === "body");
  if (body !== undefined) boosts.push({ facet: "bodies", values: [body.label], score: scores.body });
  return {
    text: textFor(kept.filter(({ kind }) => vehicles === null || !vehicleKinds.has(kind))),
    cars: vehicles === null ? null : limitTo(kept, vehicles),
    mustFind: isPartNamed && hasPart ? parts : [],
    orParts: [],
    boosts,
    dropped: words.filter((word) => !kept.includes(word)).map(({ typed }) => typed),
  };
}

/** Where nothing of the part fits the car: what else fits it, and the part for its nearest relations. */
function nearestAttempt({ words, parts }: UnderstoodQuery, vehicles: readonly NamedVehicle[]): SearchAttempt {
  const makes = unique(vehicles.map(({ make }) => make));
  return {
    text: "",
    cars: limitTo(words, vehicles),
    mustFind: [],
    orParts: parts,
    boosts: [
      { facet: "vehicle_ids", values: vehicles.slice(0, vehiclesMax).map(({ vehicleId }) => vehicleId), score: scores.ownCar },
      { facet: "part_name", values: parts, score: scores.nearPart },
      { facet: "car_models", values: unique(vehicles.map(modelName)), score: scores.nearModel },
      { facet: "car_makes", values: makes, score: scores.nearMake },
      { facet: "is_universal", values: ["true"], score: scores.nearUniversal },
    ],
    dropped: words.filter(({ kind }) => !vehicleKinds.has(kind)).map(({ typed }) => typed),
  };
}

/** The same attempt, with what stands in the part's own section of the catalogue before the rest. */
export function withSection(attempted: SearchAttempt, collection: string): SearchAttempt {
  return { ...attempted, boosts: [...attempted.boosts, { facet: "collections", values: [collection], score: scores.section }] };
}

/** An index takes the last word for the beginning of one, too: a "202" must not be a part of 2020. */
function textFor(words: readonly UnderstoodWord[]): string {
  const last = words.at(-1);
  const inOrder = last?.kind === "engine" ? [last, ...words.slice(0, -1)] : words;
  return inOrder.map(textOf).join(" ");
}

/** The catalogue's word for a part, the shopper's for everything else. */
function textOf({ kind, label, typed }: UnderstoodWord): string {
  return kind === "part" || kind === "engine" || kind === "side" || kind === "position" || kind === "other" ? label : typed;
}

function limitTo(words: readonly UnderstoodWord[], vehicles: readonly NamedVehicle[]): VehicleLimit {
  const isMakeAlone = words.every(({ kind }) => kind === "make" || !vehicleKinds.has(kind));
  if (isMakeAlone) return { makes: unique(vehicles.map(({ make }) => make)) };
  if (vehicles.length > vehiclesMax) return { models: unique(vehicles.map(modelName)) };
  return { vehicleIds: vehicles.map(({ vehicleId }) => vehicleId) };
}

/** "Ford Falcon", as products name the cars they fit. */
function modelName({ make, model }: Pick<NamedVehicle, "make" | "model">): string {
  return `${make} ${model}`;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
