import type { PublicCache } from "#server/cache/public-cache.ts";
import type { Facet, ProductList, ProductListQuery, Suggestions } from "#shared/contract/catalogue/search.ts";
import type { Vehicle } from "#shared/contract/catalogue/vehicle.ts";
import { type AttributeName, attributeNames } from "#shared/domain/product/filters.ts";
import { readLookUp } from "#shared/domain/search/read-look-up.ts";
import { createVocabulary } from "#shared/domain/search/understand-query.ts";
import { parsePriceRange, priceRangeLabel } from "#shared/domain/product/price-range.ts";
import { categoryFacetValues } from "./category-facet-values.ts";
import { type CountParts, createCountParts } from "../cars/count-parts.ts";
import { createListAddresses, type ListAddresses } from "./list-addresses.ts";
import { findList, nothingUnderstood } from "./find-list.ts";
import { createPageFinder, type FindablePage } from "./pages/find-pages.ts";
import type { FindablePages } from "./pages/findable-pages.ts";
import { type ListFilters, readListFilters } from "./list-filters.ts";
import { vehicleToFit, listFitment } from "./list-fitment.ts";
import { type ListRequest, pageSize } from "./list-searches.ts";
import { normaliseText } from "./normalise-text.ts";
import { renewed } from "./renewed.ts";
import type { ListAnswer } from "./run-list.ts";
import type { CategoryHit, SearchIndexPort } from "./search-index-port.ts";
import { type FindBrands, noSuggestions, suggest } from "./suggest.ts";

type Counted = { value: string; count: number };

const availabilityOrder = ["In Stock", "Out of Stock", "Made to Order"];
const naturalOrder = new Intl.Collator("en-AU", { numeric: true, sensitivity: "base" });

/** The filters that a list offers, in the order of the panel; a filter with nothing to choose is left out. */
function presentFacets(answer: ListAnswer, filters: ListFilters, categories: CategoryHit[]): Facet[] {
  const presented = attributeNames.map((name): Facet => {
    const chosen = filters.anyOf[name] ?? [];
    const counted = withChosen(answer.counts[name] ?? [], chosen);
    if (name === "category") return { name, values: categoryFacetValues(counted, filters.collection, chosen, categories) };
    return { name, values: sortValues(name, counted).map(({ value, count }) => ({ value, count, label: labelOf(name, value) })) };
  });
  const price: Facet = { name: "price", values: priceValues(answer, filters) };
  const [category, vendor, ...others] = presented;
  return [category, vendor, price, ...others].filter((facet) => facet !== undefined).filter(({ values }) => values.length > 0);
}

/** What was chosen stays visible even when it counts nothing, so that it can be taken back. */
function withChosen(counted: Counted[], chosen: string[]): Counted[] {
  const missing = chosen.filter((value) => !counted.some((other) => other.value === value));
  return [...counted, ...missing.map((value) => ({ value, count: 0 }))];
}

function sortValues(name: AttributeName, values: Counted[]): Counted[] {
  if (name === "availability") return values.toSorted((a, b) => availabilityOrder.indexOf(a.value) - availabilityOrder.indexOf(b.value));
  if (name === "size") return values.toSorted((a, b) => naturalOrder.compare(a.value, b.value));
  return values.toSorted((a, b) => b.count - a.count || naturalOrder.compare(a.value, b.value));
}

function labelOf(name: AttributeName, value: string): string {
  if (name === "on_sale") return "On sale";
  return name === "promotion" ? titleOfHandle(value) : value;
}

/** "big-brake-month" reads "Big Brake Month". */
function titleOfHandle(handle: string): string {
  return handle.replace(/(^|-+)([a-z0-9])/g, (_, dash: string, letter: string) => `${dash === "" ? "" : " "}${letter.toUpperCase()}`);
}

function priceValues({ rangeCounts }: ListAnswer, { chosenRanges }: ListFilters): Facet["values"] {
  return rangeCounts
    .filter(({ value, count }) => count > 0 || chosenRanges.some((chosen) => chosen.value === value))
    .map(({ value, count }) => ({ value, count, label: priceRangeLabel(parsePriceRange(value) ?? {}) }));
}

function toCategoryPage({ title, url, productCount, handle }: CategoryHit): FindablePage[] {
  return productCount === 0 || handle.startsWith(brandCategories) ? [] : [{ kind: "category", label: title, url }];
}

const brandCategories = "brand-categories";

function nothingFor({ page }: ListRequest): Omit<ProductList, "lookUp" | "fitmentFilter"> {
  return {
    queryId: null,
    total: 0,
    isPartialMatch: false,
    understanding: nothingUnderstood,
    pages: [],
    page,
    pageCount: 0,
    pageSize,
    products: [],
    facets: [],
    priceBounds: null,
  };
}

type SearchServiceOptions = {
  index: SearchIndexPort;
  cache: PublicCache;
  findBrands?: FindBrands;
  /** The pages that a search can lead to, besides categories. */
  listPages?: () => Promise<FindablePages>;
  /** Null for an unknown id; left out while fitment is switched off. */
  findVehicle?: (vehicleId: string) => Promise<Vehicle | null>;
  now?: () => Date;
};

const second = 1000;
const freshness = {
  list: { freshMs: 30 * second, staleMs: 600 * second },
  categories: { freshMs: 300 * second, staleMs: 3600 * second },
  vocabularyMs: 600 * second,
  pagesMs: 60 * second,
} as const;

/** Product lists and suggestions. Lists are public and change with every sale, so they are kept for half a minute. */
export function createSearchService({
  index,
  cache,
  findBrands = noBrands,
  listPages = noPages,
  findVehicle = noVehicle,
  now = () => new Date(),
}: SearchServiceOptions): SearchService {
  const categories = async (): Promise<CategoryHit[]> => {
    const { hits } = await cache.get({
      cache: "search-categories",
      key: "all",
      isKeptOnDisk: true,
      ...freshness.categories,
      load: async () => ({ hits: await index.categories() }),
    });
    return hits;
  };

  const vocabulary = renewed({
    load: async () => {
      const { vehicles, partNames, brandNames } = await index.names();
      return createVocabulary(vehicles, partNames, brandNames);
    },
    otherwise: createVocabulary([], []),
    freshMs: freshness.vocabularyMs,
  });
  const pageFinder = renewed({
    load: async () => {
      const { pages, isWhole } = await listPages();
      return { find: createPageFinder([...pages, ...(await categories()).flatMap(toCategoryPage)]), isWhole };
    },
    otherwise: { find: createPageFinder([]), isWhole: false },
    freshMs: freshness.pagesMs,
    isWhole: ({ isWhole }) => isWhole,
  });
  const findPages = async (text: string) => (await pageFinder()).find(text);

  async function loadList(request: ListRequest): Promise<Omit<ProductList, "fitmentFilter" | "lookUp" | "pages">> {
    const [known, allCategories] = await Promise.all([vocabulary(), categories()]);
    const { answer, isPartialMatch, understanding } = await findList(index, request, known, allCategories);
    const { queryId, total, pageCount, products } = answer.hits;
    return {
      queryId,
      total,
      isPartialMatch,
      understanding,
      page: request.page,
      pageCount,
      pageSize,
      products,
      facets: presentFacets(answer, request.filters, allCategories),
      priceBounds: answer.priceBounds,
    };
  }

  return {
    countParts: createCountParts({ index, cache, findCategories: categories, freshness: freshness.list, now }),
    listAddresses: createListAddresses({ index, cache, findCategories: categories, isFitmentShown: findVehicle !== noVehicle }),
    async products(query) {
      const vehicle = query.vehicleId === undefined ? null : await findVehicle(query.vehicleId);
      const fitmentFilter = listFitment(query, vehicle, vehicle === null ? [] : await categories());
      const isLimited = vehicle !== null && fitmentFilter?.isOn === true;
      const fitting = isLimited ? vehicleToFit(vehicle, query.answers, now().getFullYear()) : undefined;
      const request: ListRequest = {
        text: normaliseText(query.q),
        sort: query.sort,
        page: query.page,
        filters: { ...readListFilters(query), fitting },
        isAnyWordEnough: false,
      };
      const lookUp = readLookUp(request.text);
      // A VIN leads to a person, so nobody is asked for it here and nothing of it is kept.
      if (lookUp !== null && lookUp.kind !== "plate") return { ...nothingFor(request), lookUp, fitmentFilter };
      const list = await cache.get({
        cache: "product-list",
        key: JSON.stringify(request),
        ...freshness.list,
        // Lists as links lead to them: what somebody typed, or drives, lies on no disk.
        isKeptOnDisk: request.text === "" && fitting === undefined,
        load: () => loadList(request),
        isNothing: ({ total }) => total === 0,
      });
      return { ...list, lookUp, pages: await findPages(request.text), fitmentFilter };
    },
    async suggestions(rawText, collectionHandle) {
      const text = normaliseText(rawText);
      const isInCollection = collectionHandle !== undefined && text !== "";
      const collection = isInCollection ? (await categories()).find(({ handle }) => handle === collectionHandle) : undefined;
      const lookUp = readLookUp(text);
      if (lookUp !== null && lookUp.kind !== "plate") return { ...noSuggestions, lookUp };
      const suggestions = await cache.get({
        cache: "suggestions",
        key: JSON.stringify([text, collection?.handle]),
        ...freshness.list,
        load: async () =>
          suggest({ index, findBrands, findCategories: categories, findPages, vocabulary: await vocabulary(), text, collection }),
        isNothing: ({ queries, products, categories: found, brands, pages }) =>
          [queries, products, found, brands, pages].every(({ length }) => length === 0),
      });
      return { ...suggestions, lookUp };
    },
  };
}

const noBrands: FindBrands = () => Promise.resolve([]);
const noPages = () => Promise.resolve({ pages: [], isWhole: true });
const noVehicle = () => Promise.resolve(null);

export type SearchService = {
  products(query: ProductListQuery): Promise<ProductList>;
  suggestions(text: string, collection: string | undefined): Promise<Suggestions>;
  listAddresses(): Promise<ListAddresses>;
  /** What a vehicle's page tells of its lists. */
  countParts: CountParts;
};
