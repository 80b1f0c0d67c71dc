import { z } from "zod";
import type { FitmentIndexPort, SkuRow } from "#server/services/fitment/fitment-service.ts";
import { chunk } from "#shared/domain/chunk.ts";
import type { AlgoliaQuery, AlgoliaSearch } from "../algolia-search.ts";
import { quoteFilterValue } from "../quote-filter-value.ts";
import { hasAllHits, searchInRanges, type TellCut, toldMax, yearsOf } from "../search-in-ranges.ts";
import { noResult } from "../search-result.ts";

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
const firstYears = yearsOf("year_from");

/** The fitment index: rows by SKUs joined with OR, for one vehicle or for all, a hundred a page. SKUs with more rows together than one search gives out are asked for in halves, and one that has more alone by years. */
export function createAlgoliaFitment(search: AlgoliaSearch, tellCut: TellCut = () => undefined): FitmentIndexPort {
  async function rowsOf(batches: string[][], vehicleId: string | null): Promise<SkuRow[]> {
    const firsts = await asked(batches.map((batch) => pageOf(fitmentFilters(batch, vehicleId), 0)));
    const found = batches.map((batch, at) => ({ batch, first: firsts[at] ?? noResult }));
    const whole = found.filter(({ first }) => hasAllHits(first));
    const tooMany = found.filter(({ first }) => !hasAllHits(first)).map(({ batch }) => batch);
    const halves = tooMany.filter(({ length }) => length > 1).flatMap((batch) => chunk(batch, Math.ceil(batch.length / 2)));
    const alone = tooMany.filter(({ length }) => length === 1).map((batch) => allOf(fitmentFilters(batch, vehicleId)));
    // First pages tell how many more there are; those are asked for together.
    const further = whole.flatMap(({ batch, first }) =>
      Array.from({ length: Math.max(0, first.nbPages - 1) }, (_, more) => pageOf(fitmentFilters(batch, vehicleId), more + 1)),
    );
    const [others, ofHalves, inYears] = await Promise.all([
      asked(further),
      halves.length === 0 ? [] : rowsOf(halves, vehicleId),
      searchInRanges(search, alone, firstYears, hasAllHits, tellCut),
    ]);
    const results = [...whole.map(({ first }) => first), ...others, ...inYears.flat()];
    return [...results.flatMap(({ hits }) => hits.flatMap((hit) => readFitmentHit(hit) ?? [])), ...ofHalves];
  }

  const asked = async (queries: AlgoliaQuery[]) => (queries.length === 0 ? [] : search(queries));

  return { rows: (skus, vehicleId) => rowsOf(chunk(skus, skusPerQuery), vehicleId) };
}

function pageOf(filters: string, page: number): AlgoliaQuery {
  return { indexName: "fitment", query: "", filters, page, hitsPerPage: pageSize, attributesToHighlight: [] };
}

const allOf = (filters: string): AlgoliaQuery => ({ ...pageOf(filters, 0), hitsPerPage: toldMax });

function fitmentFilters(skus: string[], vehicleId: string | null): string {
  const ofSkus = `(${skus.map((sku) => `shopifysku:${quoteFilterValue(sku)}`).join(" OR ")})`;
  return vehicleId === null ? ofSkus : `${ofSkus} AND vehicleid:${quoteFilterValue(vehicleId)}`;
}
