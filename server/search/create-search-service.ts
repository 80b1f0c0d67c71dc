import type { PublicCache } from "#server/cache/public-cache.ts";
import type { ProductList } from "#shared/contract/search.ts";
import type { Vehicle } from "#shared/contract/vehicle.ts";
import { listFitment } from "./list-fitment.ts";
import { readListFilters } from "./list-filters.ts";
import { type ListRequest, pageSize } from "./list-searches.ts";
import { normaliseText } from "./normalise-text.ts";
import { presentFacets } from "./present-facets.ts";
import { runList } from "./run-list.ts";
import type { CategoryHit, SearchIndexPort } from "./search-index-port.ts";
import type { SearchService } from "./search-service.ts";
import { type FindBrands, suggest } from "./suggest.ts";

type SearchServiceOptions = {
  index: SearchIndexPort;
  cache: PublicCache;
  findBrands?: FindBrands;
  /** Null for an unknown id; left out while fitment is switched off. */
  findVehicle?: (vehicleId: string) => Promise<Vehicle | null>;
};

const second = 1000;
const severalWords = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u;
const freshness = {
  list: { freshMs: 30 * second, staleMs: 600 * second },
  categories: { freshMs: 300 * second, staleMs: 3600 * second },
} as const;

/** Product lists and suggestions. Lists are public and change with every sale, so they are kept for half a minute. */
export function createSearchService({ index, cache, findBrands = noBrands, findVehicle = noVehicle }: SearchServiceOptions): SearchService {
  const categories = async (): Promise<CategoryHit[]> => {
    const { hits } = await cache.get({
      cache: "search-categories",
      key: "all",
      ...freshness.categories,
      load: async () => ({ hits: await index.categories() }),
    });
    return hits;
  };

  async function loadList(request: ListRequest): Promise<Omit<ProductList, "fitmentFilter">> {
    const [exact, allCategories] = await Promise.all([runList(index, request), categories()]);
    // A product that holds some of the words is better than an empty page, but never mixed with those that hold all.
    const isLoose = exact.hits.total === 0 && severalWords.test(request.text);
    const answer = isLoose ? await runList(index, { ...request, isAnyWordEnough: true }) : exact;
    const { queryId, total, pageCount, products } = answer.hits;
    return {
      queryId,
      total,
      isPartialMatch: isLoose && total > 0,
      page: request.page,
      pageCount,
      pageSize,
      products,
      facets: presentFacets(answer, request.filters, allCategories),
      priceBounds: answer.priceBounds,
    };
  }

  return {
    async products(query) {
      const vehicle = query.vehicleId === undefined ? null : await findVehicle(query.vehicleId);
      const fitmentFilter = listFitment(query, vehicle, vehicle === null ? [] : await categories());
      const request: ListRequest = {
        text: normaliseText(query.q),
        sort: query.sort,
        page: query.page,
        filters: { ...readListFilters(query), fittingVehicleId: fitmentFilter?.isOn === true ? vehicle?.vehicleId : undefined },
        isAnyWordEnough: false,
      };
      const list = await cache.get({
        cache: "product-list",
        key: JSON.stringify(request),
        ...freshness.list,
        load: () => loadList(request),
        isNothing: ({ total }) => total === 0,
      });
      return { ...list, fitmentFilter };
    },
    async suggestions(rawText, collectionHandle) {
      const text = normaliseText(rawText);
      const isInCollection = collectionHandle !== undefined && text !== "";
      const collection = isInCollection ? (await categories()).find(({ handle }) => handle === collectionHandle) : undefined;
      return cache.get({
        cache: "suggestions",
        key: JSON.stringify([text, collection?.handle]),
        ...freshness.list,
        load: () => suggest({ index, findBrands, findCategories: categories, text, collection }),
        isNothing: ({ queries, products, categories: found, brands }) =>
          [queries, products, found, brands].every(({ length }) => length === 0),
      });
    },
  };
}

const noBrands: FindBrands = () => Promise.resolve([]);
const noVehicle = () => Promise.resolve(null);
