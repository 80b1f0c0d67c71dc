import { vehicleSynonyms } from "./synonyms/vehicle-synonyms.ts";
import { tokenise } from "./tokenise.ts";
import { emptyWords, everydayWords } from "./word-kinds.ts";

/** A vehicle as the vehicle index tells it. */
export type NamedVehicle = {
  vehicleId: string;
  make: string;
  model: string;
  series: string;
  submodel: string;
  yearFrom: number;
  yearTo: number | null;
  bodyStyles: string[];
  engines: string[];
};

type VehicleNameKind = "make" | "model" | "series" | "trim" | "engine";
/** A word or a few that name cars. */
export type VehicleName = { kind: VehicleNameKind; label: string; vehicles: ReadonlySet<NamedVehicle> };

/** Cars by what people call them; keys are without spaces, so that "gt ho" and "gtho", "rx-7" and "rx7" are one. */
export type VehicleNames = ReadonlyMap<string, VehicleName>;

/** A word that several kinds of names share is the first of these. */
const kindsByStrength: readonly VehicleNameKind[] = ["make", "model", "series", "trim", "engine"];
const codePattern = /^(?:[a-z]{1,3}\d{1,3}[a-z]?|[a-z]{2})$/;
const romanNumbers: Readonly<Record<string, string>> = { i: "1", ii: "2", iii: "3", iv: "4", v: "5" };

/** Names that owners made up: no slip of the finger is meant for one. */
export const nicknames: ReadonlySet<string> = new Set(
  vehicleSynonyms.flatMap((synonym) => (synonym.type === "oneWaySynonym" ? [nameKey(synonym.input)] : [])),
);

/** What the vehicles of the index can be called by. A name that is a make's and a model's is the make's: the stronger kind of a shared name wins. */
export function createVehicleNames(vehicles: readonly NamedVehicle[]): VehicleNames {
  // A few hundred words name thousands of vehicles.
  const [keyOf, seriesKeysOf, trimKeysOf, engineKeysOf] = [memoize(nameKey), memoize(seriesKeys), memoize(trimKeys), memoize(engineKeys)];
  const names = new Map<string, { kind: VehicleNameKind; label: string; vehicles: Set<NamedVehicle> }>();
  const add = (key: string, kind: VehicleNameKind, label: string, vehicle: NamedVehicle) => {
    if (key.length < 2 || everydayWords.has(key) || emptyWords.has(key)) return;
    const known = names.get(key);
    if (known === undefined) names.set(key, { kind, label, vehicles: new Set([vehicle]) });
    else {
      known.vehicles.add(vehicle);
      if (isStronger(kind, known.kind)) Object.assign(known, { kind, label });
    }
  };
  for (const vehicle of vehicles) {
    const { make, model, series, submodel, engines } = vehicle;
    add(keyOf(make), "make", make, vehicle);
    for (const name of model.split(" / ")) add(keyOf(name), "model", name, vehicle);
    for (const name of series.split("/")) for (const key of seriesKeysOf(name)) add(key, "series", name, vehicle);
    if (submodel !== model) for (const { key, label } of trimKeysOf(submodel)) add(key, "trim", label, vehicle);
    for (const engine of engines) for (const { key, label } of engineKeysOf(engine)) add(key, "engine", label, vehicle);
  }
  for (const synonym of vehicleSynonyms) {
    if (synonym.type !== "oneWaySynonym") continue;
    const meant = synonym.synonyms.flatMap((name) => names.get(nameKey(name)) ?? [])[0];
    if (meant !== undefined && !names.has(nameKey(synonym.input))) names.set(nameKey(synonym.input), meant);
  }
  return names;
}

function isStronger(kind: VehicleNameKind, other: VehicleNameKind): boolean {
  return kindsByStrength.indexOf(kind) < kindsByStrength.indexOf(other);
}

function memoize<Value>(read: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const before = values.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    values.set(text, value);
    return value;
  };
}

function nameKey(name: string): string {
  return tokenise(name)
    .map(({ word }) => word)
    .join("");
}

/** "Mk II" is "mkii" and "mk2"; of "Series 4 FC" the code alone will do. The "GT V8" is one MGB, every other GT is a trim. */
function seriesKeys(series: string): string[] {
  const words = tokenise(series).map(({ word }) => word);
  if (/^\d{4}/.test(series)) return [];
  return [
    words.join(""),
    words.map((word) => romanNumbers[word] ?? word).join(""),
    ...(words.length > 1 ? words.filter((word) => codePattern.test(word) && word !== "gt" && !(word in romanNumbers)) : []),
  ];
}

/** A "GT V8" is asked for as a "GT", a "GTR XU-1" as an "XU-1". */
function trimKeys(submodel: string): { key: string; label: string }[] {
  const words = tokenise(submodel);
  const nameOf = (first: number, last: number) => ({
    key: words
      .slice(first, last + 1)
      .map(({ word }) => word)
      .join(""),
    label: submodel.slice(words[first]?.start, words[last]?.end),
  });
  const whole = { key: nameOf(0, words.length - 1).key, label: submodel };
  const pairs = words.slice(1).map((_, at) => nameOf(at, at + 1));
  return [whole, ...pairs, ...words.map((_, at) => nameOf(at, at))].filter(
    ({ key }) => !/^\d+$/.test(key) && !/^v\d+$/.test(key) && !(key in romanNumbers),
  );
}

/** "red 202 I6" is a "202", "RB30E I6" an "rb30", "351C V8" a "351". */
function engineKeys(engine: string): { key: string; label: string }[] {
  const words = tokenise(engine).map(({ word }) => word);
  return words.flatMap((word) => {
    if (/^[iv]\d+d?$/.test(word)) return [];
    const whole = { key: word, label: word };
    const bareSize = /^(\d{3})[a-z]+$/.exec(word)?.[1];
    const bareCode = /^([a-z]{2}\d{2})[a-z]+$/.exec(word)?.[1];
    if (bareSize !== undefined) return [whole, { key: bareSize, label: bareSize }];
    return bareCode === undefined ? [whole] : [whole, { key: bareCode, label: word }];
  });
}
