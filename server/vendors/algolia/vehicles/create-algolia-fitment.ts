import { z } from "zod";
import type { FitmentIndexPort, SkuRow } from "#server/services/fitment/fitment-service.ts";
import { chunk } from "#shared/domain/chunk.ts";
import type { AlgoliaQuery, AlgoliaSearch } from "../algolia-search.ts";
import { quoteFilterValue } from "../quote-filter-value.ts";

const textSchema = z.string().min(1).nullish().catch(null);
const textsSchema = z.array(z.string()).default([]);
const idSchema = z.union([z.number(), z.string()]).transform(String);

/** A record of the fitment index: one application of one SKU. */
const fitmentHitSchema = z.object({
  shopifysku: z.string().min(1),
  vehicleid: z.union([idSchema.transform((id) => [id]), z.array(idSchema)]),
  year_from: z.number().int(),
  year_to: z.number().int().nullish(),
  positions: textsSchema,
  notes: textsSchema,
  quantity: z.number().int().positive().nullish().catch(null),
  engine: textSchema,
  engines: textsSchema,
  body: textSchema,
  transmission: textSchema,
});

function readFitmentHit(hit: unknown): SkuRow | null {
  const record = fitmentHitSchema.safeParse(hit).data;
  if (record === undefined) return null;
  return {
    sku: record.shopifysku,
    row: {
      vehicleIds: record.vehicleid,
      yearFrom: record.year_from,
      yearTo: record.year_to ?? null,
      positions: record.positions,
      notes: record.notes,
      quantity: record.quantity ?? null,
      engine: record.engine ?? null,
      engines: record.engines,
      body: record.body ?? null,
      transmission: record.transmission ?? null,
    },
  };
}

const pageSize = 100;
const skusPerQuery = 100;

/** The fitment index: rows by SKUs joined with OR, for one vehicle or for all, a hundred a page. */
export function createAlgoliaFitment(search: AlgoliaSearch): FitmentIndexPort {
  return {
    async rows(skus, vehicleId) {
      const batches = chunk(skus, skusPerQuery);
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
