import type { Vehicle } from "#sandbox/catalogue/types.ts";
import { buildSmallIndex } from "../engine/build-search-index.ts";
import { numberOf, type SearchIndex } from "../engine/search-index.ts";
import { carSynonyms } from "../synonyms/car-synonyms.ts";
import { partSynonyms } from "../synonyms/part-synonyms.ts";
import { carName } from "./car-name.ts";
import { partName } from "./part-name.ts";
import type { ProductCollector } from "./products-index.ts";

type Suggestion = { reviews: number; products: number };

/** Popular searches as a search service would collect them: kinds of part, on their own and with the cars they are most bought for. */
export function collectQuerySuggestions(vehicles: ReadonlyMap<number, Vehicle>): ProductCollector {
  const suggestions = new Map<string, Suggestion>();
  const count = (query: string, reviews: number) => {
    const known = suggestions.get(query) ?? { reviews: 0, products: 0 };
    suggestions.set(query, { reviews: known.reviews + reviews, products: known.products + 1 });
  };
  return {
    add(product) {
      const type = partName(product.productType);
      count(type, product.reviewsCount);
      const fitted = product.fitment.flatMap((row) => row.vehicleIds).slice(0, vehiclesLookedAt);
      const cars = new Set(fitted.flatMap((id) => vehicles.get(id) ?? []).map(carName));
      for (const car of cars) count(`${car} ${type}`, product.reviewsCount / cars.size);
    },
    build: () => buildIndex(suggestions),
  };
}

function buildIndex(suggestions: Map<string, Suggestion>): SearchIndex {
  const records = [...suggestions].map(([query, { reviews, products }]) => ({
    objectID: query,
    query,
    popularity: Math.round(reviews + products),
    products_count: products,
  }));
  return buildSmallIndex(
    {
      name: "query_suggestions",
      searchable: [{ attribute: "query", kind: "text" }],
      facets: [],
      synonyms: [...partSynonyms, ...carSynonyms],
      numbers: ["popularity", "products_count"],
      popularity: (record) => numberOf(record, "popularity"),
      replicas: [],
    },
    records.toSorted((a, b) => b.popularity - a.popularity).slice(0, suggestionsMax),
  );
}

const vehiclesLookedAt = 12;
const suggestionsMax = 20_000;
