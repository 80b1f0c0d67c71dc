import { derivedOnce } from "#server/cache/derived-once.ts";
import type { FoundPage, Suggestions } from "#shared/contract/catalogue/search.ts";
import type { Picture } from "#shared/contract/picture.ts";
import { planSearch } from "#shared/domain/search/plan-search.ts";
import { tellingWords } from "#shared/domain/search/telling-words.ts";
import { type UnderstoodQuery, understandQuery, type Vocabulary } from "#shared/domain/search/understand-query.ts";
import { firstThatFinds, isAbout } from "./find-list.ts";
import type { ListRequest, ListVehicle } from "./list-searches.ts";
import type { CategoryRecord } from "../catalogue/catalogue-port.ts";
import type { SearchIndexPort, SuggestedProducts, SuggestionHits } from "./search-index-port.ts";

const suggestedMax = 6;

/** Where each category is among all, of which a text finds few. */
const placesOf = derivedOnce((all: CategoryRecord[]) => new Map(all.map(({ handle }, place) => [handle, place])));

/** Categories that are called like the text, then those that hold most of what it finds; a category is left out when one below it holds as much. */
function suggestedCategories(
  named: CategoryRecord[],
  counted: { value: string; count: number }[],
  all: CategoryRecord[],
): CategoryRecord[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  const places = placesOf(all);
  const held = counted
    .flatMap(({ value }) => places.get(value) ?? [])
    .toSorted((one, other) => one - other)
    .flatMap((place) => all[place] ?? []);
  const noWider = new Set(
    held.flatMap(({ handle, parentHandle }) =>
      parentHandle !== null && counts.get(parentHandle) === counts.get(handle) ? parentHandle : [],
    ),
  );
  const holding = held
    .filter(({ handle }) => !noWider.has(handle))
    .toSorted((one, other) => (counts.get(other.handle) ?? 0) - (counts.get(one.handle) ?? 0) || other.level - one.level);
  const handles = new Set(named.map(({ handle }) => handle));
  return [...named, ...holding.filter(({ handle }) => !handles.has(handle))].slice(0, suggestedMax);
}

/** The brands that have a page, of those asked for. Never fails: suggestions can do without. */
export type FindBrands = (slugs: readonly string[]) => Promise<{ name: string; slug: string; logo: Picture | null }[]>;

type SuggestOptions = {
  index: SearchIndexPort;
  findBrands: FindBrands;
  text: string;
  collection: CategoryRecord | undefined;
  findCategories: () => Promise<CategoryRecord[]>;
  findPages: (text: string) => Promise<FoundPage[]>;
  vocabulary: Vocabulary;
  /** The selected one. */
  vehicle?: ListVehicle | undefined;
};

export const noSuggestions: Suggestions = {
  queryId: null,
  queries: [],
  products: [],
  productTotal: 0,
  inCategory: null,
  categories: [],
  lookUp: null,
  pages: [],
  brands: [],
};

/** Without a text only the popular searches, and no call for products. */
export async function suggest(options: SuggestOptions): Promise<Suggestions> {
  const { index, findBrands, findCategories, findPages, text, collection } = options;
  if (text === "") return { ...noSuggestions, queries: await index.popularQueries() };
  const [allCategories, pages] = await Promise.all([findCategories(), findPages(text)]);
  const hits = await findSuggestions(options, allCategories, isHelpAsked(pages));
  const { products, queries, inCollection, categoryHandles, brandSlugs } = hits;
  const brands = await findBrands(brandSlugs);
  // What is called exactly like the text goes before what holds it in its name: "radiator" is Radiators first, and then their hoses.
  const named = [
    ...pages.flatMap((page) => allCategories.find(({ url }) => url === page.url) ?? []),
    ...categoryHandles.flatMap((known) => allCategories.find(({ handle }) => handle === known) ?? []),
  ];
  return {
    queryId: products.queryId,
    queries: forVehicleFirst(
      queries.filter((query) => query.text !== text),
      options,
    ).slice(0, queriesMax),
    products: products.products,
    productTotal: products.total,
    inCategory:
      collection === undefined || inCollection === null
        ? null
        : { title: collection.title, queryId: inCollection.queryId, products: inCollection.products },
    categories: suggestedCategories([...new Set(named)], products.counts.category ?? [], allCategories).map(
      ({ title, url, path, productCount }) => ({ label: title, url, path, productCount }),
    ),
    lookUp: null,
    pages: pages.filter(({ kind }) => kind !== "category" && kind !== "brand"),
    brands: brands.map(({ name, slug, logo }) => ({ label: name, url: `/brands/${slug}`, logo })),
  };
}

/** Whether a page of help is what was asked for: then a product with some of the words is no answer. */
export function isHelpAsked([first]: readonly FoundPage[]): boolean {
  return first?.kind === "help";
}

/** What to ask the products for. Without a car the words stay as they were typed, for the last of them is on its way, and what they were taken for only decides what goes first. */
export function suggestedProducts(text: string, query: UnderstoodQuery): SuggestedProducts {
  const [first] = planSearch(query);
  return { text, cars: undefined, boosts: first?.boosts ?? [] };
}

/** Asks for what the words are, as they stand, and where nothing has all of them for what the list would begin with: what is offered to see all of is what is seen. A car that is named is known at once. */
async function findSuggestions(
  options: SuggestOptions,
  categories: readonly CategoryRecord[],
  isEveryWordNeeded: boolean,
): Promise<SuggestionHits> {
  const { index, text, vocabulary, vehicle, collection } = options;
  const query = understandQuery(text, vocabulary);
  const ask = (products: SuggestedProducts) =>
    index.suggestions(text, collection?.handle, products, vehicle === undefined ? queriesMax + 1 : queriesToChooseFrom);
  const asTyped = { ...suggestedProducts(text, query), isEveryWordNeeded, ...(query.vehicles === null && { rankFor: vehicle }) };
  const telling = query.vehicles === null && !query.isPartNamed ? tellingWords(text, query, vocabulary) : text;
  if (query.vehicles === null && (query.isPartNamed || telling !== text)) {
    const exact = await ask({ ...asTyped, isEveryWordNeeded: true });
    if (exact.products.total > 0) return exact;
  }
  if (query.vehicles === null && !query.isPartNamed) return ask({ ...asTyped, text: telling, isSpeltSo: telling !== text });
  const request: ListRequest = {
    text,
    sort: "latest",
    page: 1,
    filters: { collection: undefined, anyOf: {}, chosenRanges: [] },
    isAnyWordEnough: false,
  };
  const chosen = await firstThatFinds(index, request, planSearch(query), categories);
  if (chosen === null) return ask(asTyped);
  const { text: words, cars, orParts, boosts } = chosen;
  const rankFor = isAbout(chosen, vehicle) ? vehicle : undefined;
  return ask({
    text: words,
    cars: cars === null ? undefined : { limit: cars, orParts },
    boosts,
    rankFor,
  });
}

/** Searches that name the shopper's car, then those that name none, then those for other cars. */
function forVehicleFirst<Query extends { text: string }>(queries: Query[], { vocabulary, vehicle }: SuggestOptions): Query[] {
  if (vehicle === undefined) return queries;
  const placeOf = ({ text }: Query) => {
    const { vehicles } = understandQuery(text, vocabulary);
    return vehicles === null ? 1 : vehicles.some(({ vehicleId }) => vehicleId === vehicle.vehicleId) ? 0 : 2;
  };
  const placed = queries.map((query) => ({ query, place: placeOf(query) }));
  return placed.toSorted((one, other) => one.place - other.place).map(({ query }) => query);
}

/** Beside products a few searches are enough; the text itself is none of them. */
const queriesMax = 4;
/** Some of them name the shopper's car. */
const queriesToChooseFrom = 20;
