import { expect, test, vi } from "vitest";
import type { AlgoliaSearch } from "../algolia-search.ts";
import { createAlgoliaFitment } from "./create-algolia-fitment.ts";

const hitsMax = 1000;

/** An index with `rowsPerSku` rows of every part, which gives out a thousand hits of a search and no more, as Algolia does. */
function indexOf(rowsPerSku: number): { search: AlgoliaSearch; calls: number[] } {
  const calls: number[] = [];
  const search: AlgoliaSearch = async (requests) => {
    calls.push(requests.length);
    return requests.map(({ filters, page, hitsPerPage }) => {
      const skus = Array.from(String(filters).matchAll(/shopifysku:"([^"]+)"/g), ([, sku = ""]) => sku);
      const [, from = "0", to = "9999"] = /year_from >= (\d+) AND year_from < (\d+)/.exec(String(filters)) ?? [];
      const isInYears = ({ year_from: year }: { year_from: number }) => year >= Number(from) && year < Number(to);
      const hits = skus.flatMap((sku) =>
        Array.from({ length: rowsPerSku }, (_, at) => ({
          objectID: `${sku}-${at}`,
          shopifysku: sku,
          vehicleid: at,
          year_from: 1900 + (at % 90),
        })).filter(isInYears),
      );
      const reached = hits.slice(0, hitsMax);
      const first = Number(page) * Number(hitsPerPage);
      return {
        hits: reached.slice(first, first + Number(hitsPerPage)),
        nbHits: hits.length,
        nbPages: Math.ceil(reached.length / Number(hitsPerPage)),
        facets: {},
        facets_stats: {},
        queryID: null,
      };
    });
  };
  return { search, calls };
}

const skus = Array.from({ length: 24 }, (_, at) => `PART-${at}`);

test("parts that have more rows together than one search gives out are all told of", async () => {
  const { search } = indexOf(90);
  const rows = await createAlgoliaFitment(search).rows(skus, null);
  const counts = skus.map((wanted) => new Set(rows.filter(({ sku }) => sku === wanted).map(({ row }) => row.vehicleIds[0])).size);
  expect(counts).toEqual(skus.map(() => 90));
  expect(rows).toHaveLength(24 * 90);
});

test("those that one search has room for take two calls", async () => {
  const { search, calls } = indexOf(40);
  expect(await createAlgoliaFitment(search).rows(skus, null)).toHaveLength(24 * 40);
  expect(calls).toEqual([1, 9]);
});

test("one part that has more rows alone than a search gives out is told of whole, by years", async () => {
  const { search } = indexOf(2500);
  const tellCut = vi.fn<(what: string) => void>();
  const rows = await createAlgoliaFitment(search, tellCut).rows(["PART", "OTHER"], null);
  expect(new Set(rows.map(({ sku, row }) => `${sku} ${row.vehicleIds[0]}`)).size).toBe(5000);
  expect(rows).toHaveLength(5000);
  expect(tellCut).not.toHaveBeenCalled();
});
