import type { FitmentIndexPort, SkuRow } from "#server/fitment/fitment-index-port.ts";
import type { AlgoliaQuery, AlgoliaSearch } from "./algolia-search.ts";
import { readFitmentHit } from "./fitment-hit.ts";
import { quoteFilterValue } from "./quote-filter-value.ts";

const pageSize = 100;
const skusPerQuery = 100;

/** The fitment index: rows by SKUs joined with OR, for one vehicle or for all, a hundred a page. */
export function createAlgoliaFitment(search: AlgoliaSearch): FitmentIndexPort {
  return {
    async rows(skus, vehicleId) {
      const batches = Array.from({ length: Math.ceil(skus.length / skusPerQuery) }, (_, at) =>
        skus.slice(at * skusPerQuery, (at + 1) * skusPerQuery),
      );
      const rows: SkuRow[] = [];
      let queries: AlgoliaQuery[] = batches.map((batch) => pageOf(fitmentFilters(batch, vehicleId), 0));
      while (queries.length > 0) {
        const results = await search(queries);
        for (const { hits } of results) rows.push(...hits.flatMap((hit) => readFitmentHit(hit) ?? []));
        // First pages tell how many more there are; those are asked for together.
        queries = queries.flatMap(({ filters, page }, at) =>
          page === 0 ? Array.from({ length: Math.max(0, (results[at]?.nbPages ?? 0) - 1) }, (_, more) => pageOf(filters, more + 1)) : [],
        );
      }
      return rows;
    },
  };
}

function pageOf(filters: unknown, page: number): AlgoliaQuery {
  return { indexName: "fitment", query: "", filters, page, hitsPerPage: pageSize, attributesToHighlight: [] };
}

function fitmentFilters(skus: string[], vehicleId: string | null): string {
  const ofSkus = `(${skus.map((sku) => `shopifysku:${quoteFilterValue(sku)}`).join(" OR ")})`;
  return vehicleId === null ? ofSkus : `${ofSkus} AND vehicleid:${quoteFilterValue(vehicleId)}`;
}
