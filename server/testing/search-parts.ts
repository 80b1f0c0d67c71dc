import { createAlgoliaClient, type AlgoliaClientOptions } from "#server/vendors/algolia/create-algolia-client.ts";
import { createAlgoliaSearch } from "#server/vendors/algolia/algolia-search.ts";
import { createAlgoliaCars } from "#server/vendors/algolia/vehicles/create-algolia-cars.ts";

/** What a search service asks, over HTTP and with no cache in front. */
export function searchParts(access: AlgoliaClientOptions) {
  const index = createAlgoliaClient(access);
  const { all: listVehicles } = createAlgoliaCars(createAlgoliaSearch(access), access.publicUrl);
  return { index, findCategories: index.categories, listVehicles };
}
