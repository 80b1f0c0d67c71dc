import type { Catalogue } from "#sandbox/catalogue/types.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import { buildCategoriesIndex } from "./categories-index.ts";
import { collectFitment } from "./fitment-index.ts";
import { collectProducts } from "./products-index.ts";
import { collectQuerySuggestions } from "./query-suggestions-index.ts";
import { buildVehiclesIndex } from "./vehicles-index.ts";

/** Every index that the shop asks for, by name; a replica's name leads to the index that it sorts. */
export type SearchIndices = ReadonlyMap<string, SearchIndex>;

export function buildIndices(catalogue: Catalogue, picturesUrl: string): SearchIndices {
  const vehicles = new Map(catalogue.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const context = {
    categories: new Map(catalogue.categories.map((category) => [category.id, category])),
    promotionTitles: new Map(catalogue.promotions.map(({ handle, title }) => [handle, title])),
    vehicles,
    picturesUrl,
  };
  const collectors = [collectProducts(catalogue, context), collectFitment(catalogue), collectQuerySuggestions(vehicles)];
  for (const product of catalogue.products()) {
    for (const collector of collectors) collector.add(product);
  }
  const ofProducts = collectors.map((collector) => collector.build());
  const indices = [...ofProducts, buildCategoriesIndex(catalogue, picturesUrl), buildVehiclesIndex(catalogue)];
  const byName = new Map<string, SearchIndex>();
  for (const index of indices) {
    byName.set(index.definition.name, index);
    for (const { name } of index.definition.replicas) byName.set(name, index);
  }
  return byName;
}
