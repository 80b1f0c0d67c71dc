import { type VehicleName, type VehicleNames, createVehicleNames, type NamedVehicle } from "./vehicle-names.ts";
import { closestWord } from "./closest-word.ts";
import { createPartNames, type PartNames, singular } from "./part-names.ts";
import { tokenise } from "./tokenise.ts";
import { apparelWords, bodyWords, emptyWords, positionWords, sideWords, sizePattern, sizeUnits } from "./word-kinds.ts";

/** All that the shop sells and for what cars, by name. */
export type Vocabulary = { cars: VehicleNames; parts: PartNames; words: ReadonlySet<string> };

/** Names are those of the vehicle index and of the products' part names; neither is written down twice. */
export function createVocabulary(
  vehicles: readonly NamedVehicle[],
  partNames: readonly string[],
  brandNames: readonly string[] = [],
): Vocabulary {
  const cars = createVehicleNames(vehicles);
  const parts = createPartNames(partNames);
  const carWords = [...cars]
    .filter(([key, { kind }]) => (kind === "make" || kind === "model") && /^[a-z]{5,}$/.test(key))
    .map(([key]) => key);
  const brandWords = brandNames.flatMap((name) => tokenise(name).map(({ word }) => word));
  return { cars, parts, words: new Set([...parts.words, ...carWords, ...brandWords]) };
}

export type WordKind = "make" | "model" | "series" | "trim" | "engine" | "year" | "body" | "part" | "position" | "side" | "size" | "other";

/** One or a few words of a query that mean one thing. */
export type UnderstoodWord = {
  kind: WordKind;
  /** As they were typed. */
  typed: string;
  /** As the catalogue says it: "water pump", "left hand", "Monaro". */
  label: string;
};

export type UnderstoodQuery = {
  words: UnderstoodWord[];
  /** The cars that all the words together name; null when none is named. */
  vehicles: NamedVehicle[] | null;
  /** The same whatever the year and the engine, and by make, model and series alone. */
  widerVehicles: { ofAnyYear: NamedVehicle[] | null; byName: NamedVehicle[] | null };
  /** Names of the part in the catalogue: one, or several that may be meant; none when no part is named. */
  parts: string[];
  /** True when words name a part, or all of several. */
  isPartNamed: boolean;
};

type Token = { typed: string; word: string };
type Claim = { start: number; length: number; kind: WordKind; label: string; name?: VehicleName; parts?: string[] };

const windowMax = 5;

/** Reads car, year, engine, body, position, side, part and size out of a query in lower case. */
export function understandQuery(text: string, vocabulary: Vocabulary): UnderstoodQuery {
  const tokens = readTokens(text, vocabulary);
  const claims = claimWords(tokens, vocabulary);
  const { kept, vehicles } = agreeOnVehicles(claims);
  const parts = kept.find(({ kind }) => kind === "part")?.parts ?? [];
  const others = otherWords(tokens, kept);
  const candidates = parts.length > 0 || others.length === 0 ? parts : vocabulary.parts.holding(others);
  const isHeld = parts.length === 0 && candidates.length > 0;
  const widerThan = (...kinds: WordKind[]) => agreeOnVehicles(claims.filter(({ kind }) => !kinds.includes(kind))).vehicles;
  return {
    words: wordsInOrder(tokens, kept, isHeld ? "part" : "other"),
    vehicles,
    widerVehicles: { ofAnyYear: widerThan("engine", "year"), byName: widerThan("engine", "year", "trim", "body") },
    parts: candidates.slice(0, partsMax),
    isPartNamed: candidates.length > 0,
  };
}

const partsMax = 20;

function readTokens(text: string, { words, cars }: Vocabulary): Token[] {
  const found = tokenise(text);
  return found.map(({ word, start, end }, at) => {
    const typed = text.slice(start, end);
    // "wind screen" is no slip of "wing".
    const joined = [`${found[at - 1]?.word ?? ""}${word}`, `${word}${found[at + 1]?.word ?? ""}`];
    const isKnown =
      joined.some((each) => words.has(each) || cars.has(each)) ||
      words.has(word) ||
      cars.has(word) ||
      [bodyWords, positionWords, sideWords].some((meanings) => Object.hasOwn(meanings, word)) ||
      emptyWords.has(word);
    return { typed, word: isKnown ? word : (closestWord(word, words) ?? word) };
  });
}

/** The longest names first, so that "radiator hose" is no radiator; each word belongs to one name. */
function claimWords(tokens: readonly Token[], vocabulary: Vocabulary): Claim[] {
  const claims: Claim[] = [];
  // An XL is a Falcon, and a shirt.
  const isApparel = tokens.some(({ word }) => apparelWords.has(singular(word)));
  const isFree = (start: number, length: number) =>
    claims.every((claim) => start >= claim.start + claim.length || start + length <= claim.start);
  for (let length = Math.min(windowMax, tokens.length); length >= 1; length--) {
    for (let start = 0; start + length <= tokens.length; start++) {
      if (!isFree(start, length)) continue;
      const claim = readName(
        tokens.slice(start, start + length).map(({ word }) => word),
        vocabulary,
        isApparel,
      );
      const isSecondPart = claim?.kind === "part" && claims.some(({ kind }) => kind === "part");
      if (claim !== null && !isSecondPart) claims.push({ start, length, ...claim });
    }
  }
  return claims;
}

function readName(words: readonly string[], { cars, parts }: Vocabulary, isApparel: boolean): Omit<Claim, "start" | "length"> | null {
  const key = words.join("");
  if (isApparel && sizePattern.test(key)) return { kind: "size", label: key };
  const side = meaningOf(key, sideWords);
  const name = cars.get(key);
  if (side !== undefined) return { kind: "side", label: side, ...(name && { name }) };
  const body = meaningOf(key, bodyWords);
  if (body !== undefined) return { kind: "body", label: body };
  const named = parts.named(words);
  if (named.length > 0) return { kind: "part", label: named[0] ?? "", parts: named };
  if (/^(?:19[4-9]\d|20[0-4]\d)$/.test(key)) return { kind: "year", label: key };
  if (name !== undefined) return { kind: name.kind, label: name.label, name };
  const position = meaningOf(key, positionWords);
  if (position !== undefined) return { kind: "position", label: position };
  if (words.length <= 2 && (sizePattern.test(key) || (/^\d+$/.test(words[0] ?? "") && sizeUnits.has(words[1] ?? ""))))
    return { kind: "size", label: words.join(" ") };
  return null;
}

/** Only what stands in the list itself: every object has a "constructor", too. */
function meaningOf<Meaning>(word: string, meanings: Readonly<Record<string, Meaning>>): Meaning | undefined {
  return Object.hasOwn(meanings, word) ? meanings[word] : undefined;
}

type Agreement = { kept: Claim[]; vehicles: NamedVehicle[] | null };

/** Words that name cars must be able to mean one car together. What doesn't agree with the stronger names is no car's name here. */
function agreeOnVehicles(claims: readonly Claim[]): Agreement {
  const { kept, vehicles } = agreeOnNames(claims);
  return vehicles === null ? { kept, vehicles } : agreeOnDetails(kept, vehicles);
}

/** The cars that make, model, series and trim name together, the stronger of them first. */
function agreeOnNames(claims: readonly Claim[]): Agreement {
  const names = claims.filter(({ kind }) => kind === "make" || kind === "model" || kind === "series");
  const hasMoreThanNumbers = names.some(({ label }) => !/^\d+$/.test(label));
  let vehicles: NamedVehicle[] | null = null;
  const dropped = new Set<Claim>();
  for (const kind of ["make", "model", "series", "trim"] as const) {
    for (const claim of claims.filter((each) => each.kind === kind)) {
      const left: NamedVehicle[] = hasMoreThanNumbers ? (vehicles ?? [...vehiclesOf(claim)]).filter(isNamedBy(claim)) : [];
      if (left.length === 0) dropped.add(claim);
      else vehicles = left;
    }
  }
  return { kept: claims.flatMap((claim) => (dropped.has(claim) ? asEngine(claim) : [claim])), vehicles };
}

/** Those of the named cars that year, body and engine leave; what leaves none says nothing of the car. */
function agreeOnDetails(claims: readonly Claim[], named: NamedVehicle[]): Agreement {
  const hasSeries = claims.some(({ kind }) => kind === "series");
  let vehicles = named;
  const kept = claims.map((claim): Claim => {
    // The LH is a Torana, and the left hand of everything else.
    const maySaySeries = claim.kind === "side" && claim.name?.kind === "series" && !hasSeries;
    const ofSeries = maySaySeries ? vehicles.filter(isNamedBy(claim)) : [];
    if (ofSeries.length > 0) {
      vehicles = ofSeries;
      return { ...claim, kind: "series", label: claim.name?.label ?? claim.label };
    }
    vehicles = narrowed(vehicles, claim);
    return claim;
  });
  return { kept, vehicles };
}

const noVehicles: ReadonlySet<NamedVehicle> = new Set();
const vehiclesOf = ({ name }: Claim) => name?.vehicles ?? noVehicles;
const isNamedBy = (claim: Claim) => (vehicle: NamedVehicle) => vehiclesOf(claim).has(vehicle);

function narrowed(vehicles: NamedVehicle[], claim: Claim): NamedVehicle[] {
  const left = vehicles.filter((vehicle) => agreesWith(vehicle, claim));
  return left.length === 0 ? vehicles : left;
}

function agreesWith(vehicle: NamedVehicle, claim: Claim): boolean {
  switch (claim.kind) {
    case "year":
      return vehicle.yearFrom <= Number(claim.label) && Number(claim.label) <= (vehicle.yearTo ?? Infinity);
    case "body":
      return vehicle.bodyStyles.includes(claim.label);
    case "engine":
      return vehiclesOf(claim).has(vehicle);
    default:
      return true;
  }
}

/** A "1600" without its make is an engine. */
function asEngine(claim: Claim): Claim[] {
  return /^\d{3,4}$/.test(claim.label) ? [{ ...claim, kind: "engine" }] : [];
}

function otherWords(tokens: readonly Token[], claims: readonly Claim[]): string[] {
  return tokens
    .filter((_, at) => claims.every(({ start, length }) => at < start || at >= start + length))
    .map(({ word }) => word)
    .filter((word) => !emptyWords.has(word));
}

function wordsInOrder(tokens: readonly Token[], claims: readonly Claim[], kindOfOthers: WordKind): UnderstoodWord[] {
  const words: UnderstoodWord[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const claim = claims.find(({ start }) => start === at);
    const { typed = "", word = "" } = tokens[at] ?? {};
    if (claim === undefined) {
      if (!emptyWords.has(word)) words.push({ kind: kindOfOthers, typed, label: word });
      continue;
    }
    const typedWords = tokens.slice(at, at + claim.length).map((token) => token.typed);
    words.push({ kind: claim.kind, typed: typedWords.join(" "), label: claim.label });
    at += claim.length - 1;
  }
  return words;
}

/** A text without one of its understood words: what remains when its chip is taken away. */
export function withoutWord(words: readonly UnderstoodWord[], removed: UnderstoodWord): string {
  return words
    .filter((word) => word !== removed)
    .map(({ typed }) => typed)
    .join(" ");
}
