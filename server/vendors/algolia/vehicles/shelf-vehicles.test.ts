import { expect, test, vi } from "vitest";
import type { AlgoliaSearch } from "../algolia-search.ts";
import { readShelfVehicles } from "./shelf-vehicles.ts";

/** A department's parts, each with the vehicles that it fits, in an index that counts a facet's thousand commonest values, as Algolia does. */
function indexOf(parts: readonly (readonly string[])[]) {
  return vi.fn<AlgoliaSearch>(async (requests) =>
    requests.map(({ filters = "", hitsPerPage = 20 }) => {
      const named = new Set([...String(filters).matchAll(/vehicle_ids:"([^"]+)"/g)].map(([, id]) => id));
      const found = named.size === 0 ? parts : parts.filter((fits) => fits.some((id) => named.has(id)));
      const counts = new Map<string, number>();
      for (const id of found.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
      const commonest = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 1000);
      const facets = { vehicle_ids: Object.fromEntries(commonest) };
      const hits = found.slice(0, Number(hitsPerPage)).map((fits, at) => ({ objectID: String(at), vehicle_ids: fits }));
      return { hits, nbHits: found.length, nbPages: 0, facets, facets_stats: {}, queryID: null };
    }),
  );
}

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_each, at) => `v${from + at}`);
const searchesOf = (search: ReturnType<typeof indexOf>) => search.mock.calls.flatMap(([requests]) => requests).length;

async function read(search: ReturnType<typeof indexOf>, vehicleIds: readonly string[]) {
  const tellCut = vi.fn<(what: string) => void>();
  const [found = []] = await readShelfVehicles(search, ["brakes"], vehicleIds, tellCut);
  return { found: new Set(found), tellCut };
}

test("a department for fewer than a thousand vehicles takes one search", async () => {
  const search = indexOf([ids(0, 900), ids(100, 200)]);
  expect((await read(search, ids(0, 5000))).found).toEqual(new Set(ids(0, 900)));
  expect(searchesOf(search)).toBe(1);
});

test("of a part that fits more than a thousand vehicles all are found, and none that it doesn't fit", async () => {
  const search = indexOf([ids(0, 3000)]);
  const { found, tellCut } = await read(search, ids(0, 4000));
  expect(found).toEqual(new Set(ids(0, 3000)));
  expect(tellCut).not.toHaveBeenCalled();
});

test("parts that fit a few among those that fit all of them are found with a search for a hundred vehicles or so", async () => {
  const few = ids(0, 3000).map((id, at) => [id, `v${(at + 1) % 3000}`]);
  const search = indexOf([ids(0, 2500), ...few]);
  const { found } = await read(search, ids(0, 6000));
  expect(found).toEqual(new Set(ids(0, 3000)));
  expect(searchesOf(search)).toBeLessThan(100);
});

test("beyond what is worth asking for the log is told that there are more", async () => {
  const { found, tellCut } = await read(indexOf([ids(0, 3000)]), ids(0, 60_000));
  expect(found.size).toBe(1000);
  expect(tellCut).toHaveBeenCalledExactlyOnceWith("the vehicles that a department has parts for");
});
