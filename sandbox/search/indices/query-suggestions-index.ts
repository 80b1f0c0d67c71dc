import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { buildSearchIndex } from "../engine/build-search-index.ts";
import { numberOf } from "../engine/index-definition.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import { recordsInMemory } from "./records-in-memory.ts";

type Suggestion = { reviews: number; products: number };

/** Popular searches as a search service would collect them: kinds of part, on their own and with the cars they are most bought for. */
export function buildQuerySuggestionsIndex(catalogue: Catalogue): SearchIndex {
  const vehicles = new Map(catalogue.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const suggestions = new Map<string, Suggestion>();
  const count = (query: string, reviews: number) => {
    const known = suggestions.get(query) ?? { reviews: 0, products: 0 };
    suggestions.set(query, { reviews: known.reviews + reviews, products: known.products + 1 });
  };
  for (const product of catalogue.products()) {
    const type = product.productType.toLowerCase();
    count(type, product.reviewsCount);
    const cars = new Set<string>();
    for (const vehicleId of product.fitment.flatMap((row) => row.vehicleIds).slice(0, vehiclesLookedAt)) {
      const vehicle = vehicles.get(vehicleId);
      if (vehicle !== undefined) cars.add(vehicle.series === "" ? vehicle.model.toLowerCase() : vehicle.series.toLowerCase());
    }
    for (const car of cars) count(`${car} ${type}`, product.reviewsCount / cars.size);
  }
  const records = [...suggestions].map(([query, { reviews, products }]) => ({
    objectID: query,
    query,
    popularity: Math.round(reviews + products),
    products_count: products,
  }));
  return buildSearchIndex(
    {
      name: "query_suggestions",
      searchable: [{ attribute: "query", kind: "text" }],
      facets: [],
      numbers: ["popularity", "products_count"],
      popularity: (record) => numberOf(record, "popularity"),
      replicas: [],
    },
    recordsInMemory(records.sort((a, b) => b.popularity - a.popularity).slice(0, suggestionsMax)),
  );
}

const vehiclesLookedAt = 12;
const suggestionsMax = 20_000;
