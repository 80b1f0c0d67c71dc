import { agreeOnVehicles, type Claim } from "./agree-on-vehicles.ts";
import { type VehicleNames, createVehicleNames, type NamedVehicle, nicknames } from "./vehicle-names.ts";
import { closestWord } from "./closest-word.ts";
import { createPartNames, type PartNames, singular } from "./part-names.ts";
import { helpWords } from "./page-words.ts";
import { pluralForms, tokenise } from "./tokenise.ts";
import {
  apparelWords,
  bodyWords,
  emptyWords,
  measurePattern,
  oppositeWords,
  positionWords,
  saleWords,
  shapeWords,
  sideWords,
  sizePattern,
  sizeUnits,
} from "./word-kinds.ts";

/** All that the shop sells and for what cars, by name. */
export type Vocabulary = {
  cars: VehicleNames;
  parts: PartNames;
  words: ReadonlySet<string>;
  /** How many parts and kinds of product have a word behind another in their names, which says what it is of: a box in "steering box". Those that begin with it count against them. */
  countBehind: (word: string) => number;
};

/** Names are those of the vehicle index and of the products; none is written down twice. */
export function createVocabulary(
  vehicles: readonly NamedVehicle[],
  partNames: readonly string[],
  brandNames: readonly string[] = [],
  kindNames: readonly string[] = [],
): Vocabulary {
  const cars = createVehicleNames(vehicles);
  const parts = createPartNames(partNames);
  const carWords = [...cars]
    .filter(([key, { kind }]) => (kind === "make" || kind === "model") && /^[a-z]{5,}$/.test(key) && !nicknames.has(key))
    .map(([key]) => key);
  const brandWords = brandNames.flatMap((name) => tokenise(name).map(({ word }) => word));
  const behind = new Map<string, number>();
  for (const name of new Set([...partNames, ...kindNames])) {
    for (const [at, { word }] of tokenise(name).entries()) {
      behind.set(singular(word), (behind.get(singular(word)) ?? 0) + (at === 0 ? -1 : 1));
    }
  }
  return {
    cars,
    parts,
    words: new Set([...parts.words, ...carWords, ...brandWords]),
    countBehind: (word) => Math.max(0, behind.get(singular(word)) ?? 0),
  };
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

type Token = { typed: string; word: string; start: number; end: number };

const windowMax = 5;
const wordsOfSales: ReadonlySet<string> = new Set(saleWords);

/** Reads car, year, engine, body, position, side, part and size out of a query in lower case. */
export function understandQuery(text: string, vocabulary: Vocabulary): UnderstoodQuery {
  const tokens = readTokens(text, vocabulary);
  const named = claimWords(tokens, text, vocabulary);
  const claims = named.filter((claim) => !isOfAnother(claim, named, tokens, vocabulary));
  const agreed = agreeOnVehicles(claims);
  const kept = agreed.kept.some(({ kind }) => kind === "part")
    ? agreed.kept
    : [...agreed.kept, ...heldParts(tokens, agreed.kept, vocabulary)];
  const parts = kept.flatMap(({ kind, parts: named = [] }) => (kind === "part" ? named : []));
  const widerThan = (...kinds: WordKind[]) => agreeOnVehicles(claims.filter(({ kind }) => !kinds.includes(kind))).vehicles;
  return {
    words: withoutOpposites(wordsInOrder(tokens, text, kept)),
    vehicles: agreed.vehicles,
    widerVehicles: { ofAnyYear: widerThan("engine", "year"), byName: widerThan("engine", "year", "trim", "body") },
    parts: [...new Set(parts)].slice(0, partsMax),
    isPartNamed: parts.length > 0,
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
      pluralForms(word).some((form) => words.has(form)) ||
      [bodyWords, positionWords, sideWords].some((meanings) => Object.hasOwn(meanings, word)) ||
      [emptyWords, sizeUnits, helpWords, wordsOfSales].some((known) => known.has(word));
    return { typed, word: isKnown ? word : (closestWord(word, words) ?? word), start, end };
  });
}

/** The longest names first, so that "radiator hose" is no radiator; of as long ones the last, for an "engine oil filter" is a filter. Each word belongs to one name. */
function claimWords(tokens: readonly Token[], text: string, vocabulary: Vocabulary): Claim[] {
  let claims: Claim[] = [];
  // An XL is a Falcon, and a shirt.
  const isApparel = tokens.some(({ word }) => apparelWords.has(singular(word)));
  const isFree = (start: number, length: number) =>
    claims.every((claim) => start >= claim.start + claim.length || start + length <= claim.start);
  for (let length = Math.min(windowMax, tokens.length); length >= 1; length--) {
    for (let start = tokens.length - length; start >= 0; start--) {
      if (!isFree(start, length)) continue;
      const window = tokens.slice(start, start + length);
      const claim = readName(window, text, vocabulary, isApparel);
      if (claim === null || (claim.kind === "part" && isMotorOfAnother(window[0], tokens[start - 1], vocabulary))) continue;
      const otherPart = claims.find(({ kind }) => kind === "part");
      // "Control arm bushes" are bushes.
      const isHead = otherPart !== undefined && otherPart.start + otherPart.length === start;
      if (claim.kind === "part" && otherPart !== undefined && !isHead) continue;
      if (claim.kind === "part") claims = claims.filter((each) => each !== otherPart);
      claims.push({ start, length, ...claim });
    }
  }
  return claims.toSorted((one, other) => other.length - one.length || one.start - other.start);
}

/** The motor of a wiper is no engine. */
function isMotorOfAnother(token: Token | undefined, before: Token | undefined, { parts }: Vocabulary): boolean {
  return token !== undefined && singular(token.word) === "motor" && before !== undefined && parts.words.has(before.word);
}

/** The clutch of a "clutch master cylinder" says which cylinder, for several words of a part's name stand behind it. */
function isOfAnother({ kind, start, length }: Claim, claims: readonly Claim[], tokens: readonly Token[], { parts }: Vocabulary): boolean {
  if (kind !== "part" || length > 1) return false;
  const isFree = (at: number) => claims.every((other) => at < other.start || at >= other.start + other.length);
  const behind = tokens.slice(start + 1, start + 3);
  return behind.length === 2 && behind.every((_, at) => isFree(start + 1 + at)) && parts.holding(behind.map(({ word }) => word)).length > 0;
}

function readName(
  window: readonly Token[],
  text: string,
  { cars, parts }: Vocabulary,
  isApparel: boolean,
): Omit<Claim, "start" | "length"> | null {
  const words = window.map(({ word }) => word);
  const key = words.join("");
  const typed = text.slice(window[0]?.start, window.at(-1)?.end).replaceAll(" ", "");
  if (isApparel && sizePattern.test(key)) return { kind: "size", label: key };
  if (measurePattern.test(typed)) return { kind: "size", label: typed };
  const side = meaningOf(key, sideWords);
  const name = cars.get(key);
  if (side !== undefined) return { kind: "side", label: side, ...(name && { name }) };
  const body = meaningOf(key, bodyWords);
  if (body !== undefined) return { kind: "body", label: body };
  const named = parts.named(words);
  if (named.length > 0) return { kind: "part", label: named[0] ?? "", parts: named };
  const meant = parts.meant(words);
  if (meant !== null) return { kind: "part", label: meant.label, parts: meant.names };
  const year = readYear(typed);
  if (year !== null && !(year.isShort && name !== undefined)) return { kind: "year", ...year };
  if (name !== undefined) return { kind: name.kind, label: name.label, name };
  const position = meaningOf(key, positionWords);
  if (position !== undefined) return { kind: "position", label: position };
  const [number = "", unit = ""] = words;
  if (
    words.length === 1
      ? sizePattern.test(key)
      : words.length === 2 && /^[\d.]+$/.test(number) && (sizeUnits.has(unit) || sizePattern.test(key))
  )
    return { kind: "size", label: words.join(" ") };
  return null;
}

/** "1972", "1971-1974", and "72", which is a year beside a car of that year. */
function readYear(typed: string): { label: string; isShort: boolean } | null {
  const [, first = "", last] = /^(19[4-9]\d|20[0-4]\d)(?:[-–/](19[4-9]\d|20[0-4]\d))?$/.exec(typed) ?? [];
  if (first !== "") return { label: last === undefined ? first : `${first}–${last}`, isShort: false };
  return /^[4-9]\d$/.test(typed) ? { label: `19${typed}`, isShort: true } : null;
}

/** Where no words are a part's whole name: the most of them that stand together in names, the last of as many. A "speedo cable" is at least a cable. */
function heldParts(tokens: readonly Token[], claims: readonly Claim[], vocabulary: Vocabulary): Claim[] {
  const isOther = (token: Token, at: number) =>
    claims.every(({ start, length }) => at < start || at >= start + length) &&
    !emptyWords.has(token.word) &&
    /[a-z]{2}/.test(token.word) &&
    !isMotorOfAnother(token, tokens[at - 1], vocabulary);
  const others = tokens.flatMap((token, at) => (isOther(token, at) ? [{ word: token.word, at }] : []));
  for (let length = Math.min(others.length, vocabulary.parts.wordsMax); length >= 1; length--) {
    for (let start = others.length - length; start >= 0; start--) {
      const window = others.slice(start, start + length);
      if (others.length > 1 && window.every(({ word }) => shapeWords.has(singular(word)))) continue;
      const names = vocabulary.parts.holding(window.map(({ word }) => word));
      if (names.length === 0) continue;
      const alike = length > 1 && start > 0 ? heldWithFirst(others, window, vocabulary) : [];
      const shared = alike.length === 0 ? window : window.slice(-1);
      return shared.map(({ word, at }): Claim => ({ start: at, length: 1, kind: "part", label: word, parts: [...alike, ...names] }));
    }
  }
  return [];
}

/** A "clutch master cylinder" has as much of a clutch's slave cylinder as of a brake's master cylinder. */
function heldWithFirst(others: readonly { word: string }[], window: readonly { word: string }[], { parts }: Vocabulary): string[] {
  const words = [...others.slice(0, window.length - 1), ...window.slice(-1)];
  return window.at(-1) === others.at(-1) ? parts.holding(words.map(({ word }) => word)) : [];
}

/** "Front and rear" leave nothing out. */
function withoutOpposites(words: readonly UnderstoodWord[]): UnderstoodWord[] {
  const labels = new Set(words.flatMap(({ kind, label }) => (kind === "position" || kind === "side" ? label : [])));
  const isBoth = (label: string) => oppositeWords.some((pair) => pair.includes(label) && pair.every((one) => labels.has(one)));
  return words.filter(({ kind, label }) => !((kind === "position" || kind === "side") && isBoth(label)));
}

/** Only what stands in the list itself: every object has a "constructor", too. */
function meaningOf<Meaning>(word: string, meanings: Readonly<Record<string, Meaning>>): Meaning | undefined {
  return Object.hasOwn(meanings, word) ? meanings[word] : undefined;
}

function wordsInOrder(tokens: readonly Token[], text: string, claims: readonly Claim[]): UnderstoodWord[] {
  const words: UnderstoodWord[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const claim = claims.find(({ start }) => start === at);
    const { typed = "", word = "" } = tokens[at] ?? {};
    if (claim === undefined) {
      if (!emptyWords.has(word)) words.push({ kind: "other", typed, label: word });
      continue;
    }
    const end = tokens[at + claim.length - 1]?.end;
    words.push({ kind: claim.kind, typed: text.slice(tokens[at]?.start, end), label: claim.label });
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
