import { z } from "zod";
import type { NumberIndexPort } from "#server/services/parts-list/parts-list-service.ts";
import { chunk } from "#shared/domain/chunk.ts";
import type { AlgoliaSearch } from "./algolia-search.ts";
import { readProductHit } from "./product-hit.ts";
import { quoteFilterValue } from "./quote-filter-value.ts";

const textsSchema = z.array(z.string()).catch([]);
const numbersSchema = z.object({
  skus: textsSchema,
  variant_ids: textsSchema,
  has_kit_choices: z.boolean().catch(false),
  numbers: textsSchema,
  replaces_numbers: textsSchema,
});

const keysPerQuery = 100;
const hitsPerQuery = 1000;

/** The products that have any of these numbers, from one call: a query for each hundred. `publicUrl` is the shop's origin; picture addresses below it become paths. */
export function createAlgoliaNumbers(search: AlgoliaSearch, publicUrl: string): NumberIndexPort {
  return {
    async byNumbers(keys) {
      const results = await search(chunk(keys, keysPerQuery).map(numbersQuery));
      const found = new Map(
        results.flatMap(({ hits }) =>
          hits.flatMap((hit) => {
            const card = readProductHit(hit, publicUrl);
            if (card === null) return [];
            const { skus, numbers, replaces_numbers: replacesNumbers, ...record } = numbersSchema.parse(hit);
            // Such a kit's number says which kit, and not which of its parts.
            const variantIds = record.has_kit_choices ? [] : record.variant_ids;
            return [[card.id, { card, skus, variantIds, numbers, replacesNumbers }] as const];
          }),
        ),
      );
      return [...found.values()];
    },
  };
}

function numbersQuery(keys: readonly string[]) {
  return {
    indexName: "products",
    query: "",
    filters: `price > 0 AND (${keys.map((key) => `number_keys:${quoteFilterValue(key)}`).join(" OR ")})`,
    hitsPerPage: hitsPerQuery,
    attributesToRetrieve: ["*", "-vehicle_ids", "-fitment_refuses", "-vehicle_text", "-collection_titles", "-number_keys"],
    attributesToHighlight: [],
  };
}
