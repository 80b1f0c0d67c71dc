import type { PublicCache } from "#server/cache/public-cache.ts";
import type { GoWithout } from "#server/observability/go-without.ts";
import type { FoundPage, ProductList, ProductListQuery, Suggestions } from "#shared/contract/catalogue/search.ts";
import type { ShelvedPart } from "#shared/contract/catalogue/product-card.ts";
import type { Vehicle, VehicleChoice, VehicleParts } from "#shared/contract/catalogue/vehicle.ts";
import type { Picture } from "#shared/contract/picture.ts";
import { nullUnlessOurFault } from "#shared/domain/app-error.ts";
import { readLookUp } from "#shared/domain/search/read-look-up.ts";
import { type CountParts, createCountParts } from "../cars/count-parts.ts";
import type { NamedVehicle } from "#shared/domain/search/vehicle-names.ts";
import { createKnownNames } from "./names/known-names.ts";
import { createListAddresses, type ListAddresses } from "./list-addresses.ts";
import { findList, nothingUnderstood } from "./find-list.ts";
import type { FindablePage } from "./pages/find-pages.ts";
import type { FindablePages } from "./pages/findable-pages.ts";
import { readListFilters } from "./list-filters.ts";
import { allFor, type FitmentCounts, fitmentCounts, listFitment, noFitmentCounts, vehicleToFit, withCounts } from "./list-fitment.ts";
import { type ListRequest, type ListVehicle, pageSize } from "./list-searches.ts";
import { normaliseText } from "./normalise-text.ts";
import { presentFacets } from "./present-facets.ts";
import { presentParts } from "../cars/present-parts.ts";
import { type CategoryRecord, isBrandCategory } from "../catalogue/catalogue-port.ts";
import type { SearchIndexPort } from "./search-index-port.ts";
import { type FindBrands, isHelpAsked, noSuggestions, suggest } from "./suggest.ts";
import { modelYear } from "../vehicles/model-year.ts";

function toCategoryPage({ title, url, productCount, handle }: CategoryRecord): FindablePage[] {
  return productCount === 0 || isBrandCategory(handle) ? [] : [{ kind: "category", label: title, url }];
}

function isSection({ kind }: FoundPage): boolean {
  return kind === "category";
}

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

/** A list before the parts that depend on the vehicle, the address or pages are added. */
type LoadedList = Omit<ProductList, "fitmentFilter" | "lookUp" | "pages"> & { counts: FitmentCounts };

type SearchServiceOptions = {
  index: SearchIndexPort;
  cache: PublicCache;
  /** All of them. */
  findCategories: () => Promise<CategoryRecord[]>;
  /** Everything that a search text can name. */
  listVehicles: () => Promise<readonly NamedVehicle[]>;
  findBrands?: FindBrands;
  /** The pages that a search can lead to, besides categories. */
  listPages?: () => Promise<FindablePages>;
  /** Null for an unknown id; left out while fitment is switched off. */
  findVehicle?: (vehicleId: string) => Promise<Vehicle | null>;
  /** The vehicle from the side; null for one that nobody has drawn. */
  findPicture?: (vehicleId: string) => Promise<Picture | null>;
  goWithout?: GoWithout;
  now?: () => Date;
};

const second = 1000;
const freshness = {
  list: { freshMs: 30 * second, staleMs: 600 * second },
  categoryCounts: { freshMs: 300 * second, staleMs: 3600 * second },
} as const;

/** Product lists and suggestions. Lists are public and change with every sale, so they are cached for half a minute. */
export function createSearchService({
  index,
  cache,
  findCategories,
  listVehicles,
  findBrands = noBrands,
  listPages = noPages,
  findVehicle = noVehicle,
  findPicture = noVehicle,
  goWithout = () => nullUnlessOurFault,
  now = () => new Date(),
}: SearchServiceOptions): SearchService {
  const { vocabularyFor, findPages, prepare } = createKnownNames({
    index,
    listVehicles,
    listPages,
    categoryPages: async () => (await findCategories()).flatMap(toCategoryPage),
    goWithout,
  });

  function listVehicle(vehicle: Vehicle | null, answers: string | undefined): ListVehicle | undefined {
    if (vehicle === null) return undefined;
    return { ...vehicleToFit(vehicle, answers, modelYear(now())), make: vehicle.make, model: vehicle.model };
  }

  async function loadList(request: ListRequest): Promise<LoadedList> {
    const [known, allCategories] = await Promise.all([vocabularyFor(request.text), findCategories()]);
    const { answer, isPartialMatch, isRanked, understanding } = await findList(index, request, known, allCategories);
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
      counts: fitmentCounts(answer.forVehicle, isRanked, request.filters.collection, allCategories),
    };
  }

  /** Everything for a vehicle, and what of it is listed for it, counted category by category with one call. */
  const partsFor = (vehicle: ListVehicle) =>
    cache.get({
      cache: "category-counts",
      key: JSON.stringify(vehicle),
      ...freshness.categoryCounts,
      load: async () => {
        const [all, listed] = await index.products([allFor(vehicle, { isListedOnly: false }), allFor(vehicle, { isListedOnly: true })]);
        return { counts: all?.counts.category ?? [], listedTotal: listed?.total ?? 0, listedCounts: listed?.counts.category ?? [] };
      },
    });

  return {
    prepare,
    async vehicleParts({ vehicleId, answers }) {
      const vehicle = await findVehicle(vehicleId);
      const selected = listVehicle(vehicle, answers);
      if (vehicle === null || selected === undefined) return null;
      const [found, picture, all] = await Promise.all([partsFor(selected), findPicture(vehicleId), findCategories()]);
      return { ...presentParts(vehicle, all, found), picture };
    },
    countParts: createCountParts({ index, cache, findCategories, freshness: freshness.list, now }),
    listAddresses: createListAddresses({ index, cache, findCategories, listVehicles, isFitmentShown: findVehicle !== noVehicle }),
    async products(query) {
      const vehicle = query.vehicleId === undefined ? null : await findVehicle(query.vehicleId);
      const fitment = listFitment(query, vehicle, vehicle === null ? [] : await findCategories());
      const selected = listVehicle(vehicle, query.answers);
      const filterOf = (counts: FitmentCounts) => fitment && withCounts(fitment, counts);
      const request: ListRequest = {
        text: normaliseText(query.q),
        sort: query.sort,
        page: query.page,
        filters: { ...readListFilters(query), fitting: fitment?.isOn ? selected : undefined },
        isAnyWordEnough: false,
        vehicle: selected,
        rankFor: query.sort === "latest" ? selected : undefined,
      };
      const lookUp = readLookUp(request.text);
      // A VIN can identify a person, so it is neither sent to a vendor nor cached here.
      if (saysNothing(request.text) || (lookUp !== null && lookUp.kind !== "plate")) {
        return { ...nothingFor(request), lookUp, fitmentFilter: filterOf(noFitmentCounts) };
      }
      const { counts, ...list } = await cache.get({
        cache: "product-list",
        key: JSON.stringify(request),
        ...freshness.list,
        // Only lists that links lead to: nothing that somebody typed, and no car, is stored on disk.
        isKeptOnDisk: request.text === "" && selected === undefined,
        load: () => loadList(request),
        isNothing: ({ total }) => total === 0,
      });
      const found = await findPages(request.text);
      // Beside a car's name a section's words are left out of the list.
      const pages = found.length > 0 ? found : (await findPages(list.understanding.dropped.join(" "))).filter(isSection);
      // A search for opening hours shouldn't find parts with an opening temperature.
      const isHelp = list.isPartialMatch && isHelpAsked(pages);
      return { ...list, ...(isHelp && nothingFor(request)), lookUp, pages, fitmentFilter: filterOf(isHelp ? noFitmentCounts : counts) };
    },
    async categoryCounts({ vehicleId, answers }) {
      const vehicle = vehicleId === undefined ? undefined : listVehicle(await findVehicle(vehicleId), answers);
      if (vehicle === undefined) return null;
      const { counts } = await partsFor(vehicle);
      return new Map(counts.map(({ value, count }) => [value, count]));
    },
    async shelves(ids) {
      const asked = [...new Set(ids)].toSorted();
      const load = async () => ({ parts: await index.shelves(asked) });
      return (await cache.get({ cache: "shelves", key: asked.join(" "), ...freshness.list, load })).parts;
    },
    async suggestions(rawText, collectionHandle, { vehicleId, answers } = {}) {
      const text = normaliseText(rawText);
      const isInCollection = collectionHandle !== undefined && text !== "";
      const collection = isInCollection ? (await findCategories()).find(({ handle }) => handle === collectionHandle) : undefined;
      const lookUp = readLookUp(text);
      if (saysNothing(text) || (lookUp !== null && lookUp.kind !== "plate")) return { ...noSuggestions, lookUp };
      const vehicle = text === "" || vehicleId === undefined ? undefined : listVehicle(await findVehicle(vehicleId), answers);
      const suggestions = await cache.get({
        cache: "suggestions",
        key: JSON.stringify([text, collection?.handle, vehicle]),
        ...freshness.list,
        load: async () =>
          suggest({
            index,
            findBrands,
            findCategories,
            findPages,
            vocabulary: await vocabularyFor(text),
            text,
            collection,
            vehicle,
          }),
        isNothing: ({ queries, products, categories: found, brands, pages }) =>
          [queries, products, found, brands, pages].every(({ length }) => length === 0),
      });
      return { ...suggestions, lookUp };
    },
  };
}

/** Only punctuation, which the index would ignore, and then list everything. */
const saysNothing = (text: string) => text !== "" && !/[\p{L}\p{N}]/u.test(text);

const noBrands: FindBrands = () => Promise.resolve([]);
const noPages = () => Promise.resolve({ pages: [], isWhole: true });
const noVehicle = () => Promise.resolve(null);

export type SearchService = {
  /** Loads the vocabulary for reading search texts, before the first search. Never fails. */
  prepare(): Promise<void>;
  products(query: ProductListQuery): Promise<ProductList>;
  /** How many products each category has for a vehicle, by handle; none is not told. Null without a vehicle. */
  categoryCounts(vehicle: VehicleChoice): Promise<Map<string, number> | null>;
  suggestions(text: string, collection: string | undefined, vehicle?: VehicleChoice): Promise<Suggestions>;
  /** Which stores have these products, by their GIDs. */
  shelves(ids: string[]): Promise<ShelvedPart[]>;
  listAddresses(): Promise<ListAddresses>;
  /** What the shop has for a vehicle, from one call and the public cache; null for an unknown one, and while fitment is switched off. */
  vehicleParts(choice: { vehicleId: string; answers?: string | undefined }): Promise<VehicleParts | null>;
  /** What a vehicle's page says about its lists. */
  countParts: CountParts;
};
