import type { ProductList } from "#shared/contract/catalogue/search.ts";
import type { NamedVehicle } from "#shared/domain/search/vehicle-names.ts";
import { planSearch, type SearchAttempt, withSection } from "#shared/domain/search/plan-search.ts";
import { tellingWords } from "#shared/domain/search/telling-words.ts";
import {
  understandQuery,
  type UnderstoodQuery,
  type UnderstoodWord,
  type Vocabulary,
  withoutWord,
  type WordKind,
} from "#shared/domain/search/understand-query.ts";
import { type ListRequest, listSearches, type ListVehicle } from "./list-searches.ts";
import { type ListAnswer, runList } from "./run-list.ts";
import type { CategoryRecord } from "../catalogue/catalogue-port.ts";
import type { ProductSearch, SearchIndexPort } from "./search-index-port.ts";

type FoundList = {
  answer: ListAnswer;
  isPartialMatch: boolean;
  /** Whether the selected vehicle decided the order. */
  isRanked: boolean;
  understanding: ProductList["understanding"];
};

const severalWords = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u;

/** Asks for what the text means: exactly first, then with less of it, and at last for anything that holds one of its words. */
export async function findList(
  index: SearchIndexPort,
  request: ListRequest,
  vocabulary: Vocabulary,
  categories: readonly CategoryRecord[],
): Promise<FoundList> {
  const query = understandQuery(request.text, vocabulary);
  const [first, ...others] = query.words.length === 0 ? [] : planSearch(query);
  if (first === undefined) {
    const isRanked = request.rankFor !== undefined;
    return { answer: await runList(index, request), isPartialMatch: false, isRanked, understanding: nothingUnderstood };
  }
  const [exact, chosen] = await Promise.all([
    runList(index, asked(request, first)),
    firstThatFinds(index, unfiltered(request), [first, ...others], categories),
  ]);
  if (chosen !== null) {
    const meant = asked(request, chosen);
    const answer = chosen === first ? exact : await runList(index, meant);
    return { answer, isPartialMatch: false, isRanked: meant.rankFor !== undefined, understanding: understandingOf(query, chosen) };
  }
  // A product that holds some of the words that say something is better than an empty page, but never mixed with those that hold all.
  const telling = tellingWords(request.text, query, vocabulary);
  const loose = severalWords.test(request.text) ? await runList(index, { ...request, text: telling, isAnyWordEnough: true }) : exact;
  return { answer: loose, isPartialMatch: loose.hits.total > 0, isRanked: false, understanding: understandingOf(query, first) };
}

function asked(request: ListRequest, attempted: SearchAttempt): ListRequest {
  const { text, cars, orParts, boosts } = attempted;
  return {
    ...request,
    text,
    boosts,
    rankFor: isAbout(attempted, request.vehicle) ? request.rankFor : undefined,
    filters: { ...request.filters, cars: cars === null ? undefined : { limit: cars, orParts } },
  };
}

/** Whether a search can be about this vehicle. Who names another, or a part that it has none of, knows what they are looking for. */
export function isAbout({ cars, orParts }: SearchAttempt, vehicle: ListVehicle | undefined): boolean {
  if (vehicle === undefined || orParts.length > 0) return false;
  if (cars === null || "isForAnyCar" in cars) return true;
  if ("makes" in cars) return cars.makes.includes(vehicle.make);
  return "models" in cars ? cars.models.includes(`${vehicle.make} ${vehicle.model}`) : cars.vehicleIds.includes(vehicle.vehicleId);
}

/** How many products an attempt finds of what it must find. */
function countOf(request: ListRequest, attempted: SearchAttempt): ProductSearch {
  const whole = asked(request, attempted);
  const { main } = listSearches({ ...whole, filters: { ...whole.filters, parts: attempted.mustFind } });
  return { ...main, pageSize: 0, countedNames: [], hasPriceBounds: false };
}

/** What a search means doesn't change with the filters that are put upon it. */
function unfiltered(request: ListRequest): ListRequest {
  const filters = { collection: request.filters.collection, anyOf: {}, chosenRanges: [] };
  return { ...request, filters, vehicle: undefined, rankFor: undefined };
}

/** The first attempt that finds what it must; all are counted with one call. */
export async function firstThatFinds(
  index: SearchIndexPort,
  request: ListRequest,
  attempts: readonly SearchAttempt[],
  categories: readonly CategoryRecord[],
): Promise<SearchAttempt | null> {
  if (attempts.length === 0) return null;
  const parts = attempts.flatMap(({ orParts }) => orParts);
  const partAlone: ListRequest = { ...request, text: "", filters: { ...request.filters, parts } };
  const [ofPart, ...counts] = await index.products([
    { ...listSearches(partAlone).main, pageSize: 0, countedNames: ["category"] },
    ...attempts.map((attempt) => countOf(request, attempt)),
  ]);
  // A part that is mostly made for one car or another is looked for among those; only what is for no car in particular does without.
  const isAnswer = ({ cars }: SearchAttempt, total: number) =>
    total > 0 && (cars === null || !("isForAnyCar" in cars) || total * 2 > (ofPart?.total ?? 0));
  const found = attempts.find((attempt, at) => isAnswer(attempt, counts[at]?.total ?? 0));
  if (found === undefined) return null;
  const section = found.orParts.length > 0 ? sectionOf(ofPart?.counts.category ?? [], categories) : undefined;
  return section === undefined ? found : withSection(found, section);
}

const sectionLevel = 2;

/** The section of the catalogue that holds most of what was counted. */
function sectionOf(counted: { value: string; count: number }[], categories: readonly CategoryRecord[]): string | undefined {
  const sections = new Set(categories.filter(({ level }) => level === sectionLevel).map(({ handle }) => handle));
  return counted.filter(({ value }) => sections.has(value)).toSorted((a, b) => b.count - a.count)[0]?.value;
}

export const nothingUnderstood: ProductList["understanding"] = { words: [], dropped: [], car: null, missingPart: null };

function understandingOf({ words, vehicles, parts }: UnderstoodQuery, { dropped, orParts }: SearchAttempt): ProductList["understanding"] {
  const isUnderstood = ({ kind, typed }: UnderstoodWord) => kind !== "other" && !dropped.includes(typed);
  return {
    words: words.filter(isUnderstood).map((word) => ({ kind: word.kind, label: labelOf(word), textWithout: withoutWord(words, word) })),
    dropped,
    car: vehicles === null ? null : vehicleLabel(words, vehicles),
    missingPart: orParts.length > 0 ? missingPartOf(words, parts) : null,
  };
}

/** What was asked for by the catalogue's name, and by the shopper's where that may be several things: of all badges none is for the car. */
function missingPartOf(words: readonly UnderstoodWord[], parts: readonly string[]): string | null {
  const [part, ...others] = parts;
  const own = words.filter(({ kind }) => kind === "part").map(({ label }) => label);
  return others.length === 0 || own.length === 0 ? (part ?? null) : own.join(" ");
}

function labelOf({ kind, label }: UnderstoodWord): string {
  return kind === "engine" ? label.toUpperCase() : label.charAt(0).toUpperCase() + label.slice(1);
}

const vehicleWordOrder: readonly WordKind[] = ["year", "make", "series", "model", "trim", "body"];

/** "1972 Holden HQ Monaro"; the make is said even where it was not typed, as long as there is only one. */
function vehicleLabel(words: readonly UnderstoodWord[], vehicles: readonly NamedVehicle[]): string {
  const makes = new Set(vehicles.map(({ make }) => make));
  const own = words.filter(({ kind }) => vehicleWordOrder.includes(kind)).map(({ kind, label }) => ({ kind, label }));
  const [make] = makes;
  if (makes.size === 1 && make !== undefined && !own.some(({ kind }) => kind === "make")) own.push({ kind: "make", label: make });
  return own
    .toSorted((a, b) => vehicleWordOrder.indexOf(a.kind) - vehicleWordOrder.indexOf(b.kind))
    .map(({ label }) => label)
    .join(" ");
}
