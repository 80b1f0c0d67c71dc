import { z } from "zod";
import { chunk } from "#shared/domain/chunk.ts";
import type { AlgoliaQuery, AlgoliaSearch } from "../algolia-search.ts";
import { quoteFilterValue } from "../quote-filter-value.ts";
import { countIn } from "../read-names.ts";
import { hasAllValues, type TellCut } from "../search-in-ranges.ts";
import type { SearchResult } from "../search-result.ts";

const facet = "vehicle_ids";
const vehiclesPerSearch = 100;
/** Of each search, with all vehicles that they fit: a few, for one part may name thousands. */
const partsPerSearch = 5;
const searchesPerCall = 10;
/** For one collection; enough for some twenty thousand vehicles. */
const searchesMax = 400;

/** Vehicles that may be among a collection's, of which nothing is known yet. */
type Group = readonly string[];

/**
 * Of these vehicles those that each collection has parts for. A facet tells its thousand commonest values, and one part may fit more vehicles than that, so ranges of anything leave some out. Those are asked for by
 * name, a hundred at a time, with a few of the parts themselves: what is counted or named is there; and where that isn't all of them either, the others are asked for in halves, until a search finds nothing, tells all,
 * or is about one vehicle.
 */
export async function readShelfVehicles(
  search: AlgoliaSearch,
  collections: readonly string[],
  vehicleIds: readonly string[],
  tellCut: TellCut,
): Promise<string[][]> {
  const searchAll = (queries: readonly AlgoliaQuery[]) => inCalls(search, queries);
  const firsts = await searchAll(collections.map((collection) => vehiclesOf(collection)));
  const lists: string[][] = [];
  for (const [at, collection] of collections.entries()) {
    const first = firsts[at];
    const found = new Set(first === undefined ? [] : countedIn(first));
    // One after the other: nobody waits, and shoppers' searches go first.
    // oxlint-disable-next-line no-await-in-loop
    if (first !== undefined && !hasAllValues(first)) await findRest(found, { collection, vehicleIds, searchAll, tellCut });
    lists.push([...found]);
  }
  return lists;
}

type Asked = {
  collection: string;
  vehicleIds: readonly string[];
  searchAll: (queries: readonly AlgoliaQuery[]) => Promise<SearchResult[]>;
  tellCut: TellCut;
};

/** Adds to what was found. */
async function findRest(found: Set<string>, { collection, vehicleIds, searchAll, tellCut }: Asked): Promise<void> {
  const unknown = vehicleIds.filter((id) => !found.has(id));
  let groups: Group[] = chunk(unknown, vehiclesPerSearch);
  for (let asked = 0; groups.length > 0;) {
    asked += groups.length;
    if (asked > searchesMax) return tellCut("the vehicles that a department has parts for");
    // A group is halved only where its answer says that it has to be.
    // oxlint-disable-next-line no-await-in-loop
    const results = await searchAll(groups.map((group) => vehiclesOf(collection, group)));
    for (const result of results) for (const id of [...countedIn(result), ...namedIn(result)]) found.add(id);
    groups = groups.flatMap((group, at) => leftOf(group, results[at], found));
  }
}

function leftOf(group: Group, result: SearchResult | undefined, found: Set<string>): Group[] {
  if (result === undefined || result.nbHits <= result.hits.length || hasAllValues(result)) return [];
  const left = group.filter((id) => !found.has(id));
  const [only] = left;
  // Of a search about one vehicle every hit is for it.
  if (only !== undefined && group.length === 1) found.add(only);
  if (group.length === 1) return [];
  return chunk(left, Math.max(1, Math.ceil(left.length / 2)));
}

async function inCalls(search: AlgoliaSearch, queries: readonly AlgoliaQuery[]): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const batch of chunk(queries, searchesPerCall)) results.push(...(await search(batch)));
  return results;
}

const partSchema = z.object({ vehicle_ids: z.array(z.union([z.number(), z.string()]).transform(String)) });
const namedIn = ({ hits }: SearchResult): string[] => hits.flatMap((hit) => partSchema.safeParse(hit).data?.vehicle_ids ?? []);
const countedIn = ({ facets }: SearchResult): string[] => Object.keys(facets[facet] ?? {});

function vehiclesOf(collection: string, group?: Group): AlgoliaQuery {
  const asked = countIn(collection, facet);
  if (group === undefined) return asked;
  const names = group.map((id) => `${facet}:${quoteFilterValue(id)}`).join(" OR ");
  return { ...asked, filters: `${asked.filters} AND (${names})`, hitsPerPage: partsPerSearch, attributesToRetrieve: [facet] };
}
