import type { Logger } from "#server/observability/logger.ts";
import type { AlgoliaQuery, AlgoliaSearch } from "./algolia-search.ts";
import type { SearchResult } from "./search-result.ts";

/** A search gives out no more than its first thousand hits, whatever their number, and of a facet no more than its thousand commonest values. */
export const toldMax = 1000;

/** What is told once it is known to be more than could be read. */
export type TellCut = (what: string) => void;

/** One line a process for each, however often it is asked for. */
export function createCutTeller(logger: Pick<Logger, "warn">): TellCut {
  const told = new Set<string>();
  return (what) => {
    if (told.has(what) || told.size >= linesMax) return;
    told.add(what);
    logger.warn({ event: "algolia.cut", what }, "Algolia tells no more than a thousand, and there are more");
  };
}

const linesMax = 100;

type Bounds = { from: number; to: number };

/** A number that all records have, by which a search is taken apart: `middle` of a range, null where it can't be halved any more. */
export type Scale = Bounds & { attribute: string; middle: (range: Bounds) => number | null };

/** Whole years: any car's first. */
export const yearsOf = (attribute: string): Scale => ({
  attribute,
  from: 1850,
  to: 2150,
  middle: ({ from, to }) => (to - from > 1 ? Math.floor((from + to) / 2) : null),
});

/** Prices in dollars, and counts: most are small, so what is halved is the order of magnitude. */
export const sizesOf = (attribute: string, least: number): Scale => ({
  attribute,
  from: 0,
  to: 1e9,
  middle: ({ from, to }) => (to - from > least ? Math.sqrt((from + least) * (to + least)) - least : null),
});

export const hasAllHits = ({ nbHits }: SearchResult): boolean => nbHits <= toldMax;

export const hasAllValues = ({ facets }: SearchResult): boolean =>
  Object.values(facets).every((counts) => Object.keys(counts).length < toldMax);

/** How often each value of a facet was counted in all of these results, which have no record in common. */
export function countsIn(results: readonly SearchResult[], facet: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { facets } of results)
    for (const [value, count] of Object.entries(facets[facet] ?? {})) counts.set(value, (counts.get(value) ?? 0) + count);
  return counts;
}

/** Each costs a search. */
const rangesMax = 200;

type Part = Bounds & { query: AlgoliaQuery; at: number; isAll: boolean };

/**
 * Answers each search with the results that tell all of it: one, or one a range of the scale's number, halved as long as a range has more than is told. Ranges that can't be halved any more are told as far
 * as they go, and `tellCut` hears of them.
 */
export async function searchInRanges(
  search: AlgoliaSearch,
  queries: readonly AlgoliaQuery[],
  scale: Scale,
  isWhole: (result: SearchResult) => boolean,
  tellCut: TellCut,
): Promise<SearchResult[][]> {
  const whole = queries.map((): SearchResult[] => []);
  const rangeCounts = queries.map(() => 1);
  let parts = queries.map((query, at): Part => ({ query, at, from: scale.from, to: scale.to, isAll: true }));
  while (parts.length > 0) {
    // A range is halved only where its answer says that it has to be.
    // oxlint-disable-next-line no-await-in-loop
    const results = await search(parts.map((part) => inRange(part, scale)));
    parts = results.flatMap((result, index): Part[] => {
      const part = parts[index];
      if (part === undefined) return [];
      const ranges = rangeCounts[part.at] ?? rangesMax;
      const middle = isWhole(result) || ranges >= rangesMax ? null : scale.middle(part);
      if (middle !== null) {
        rangeCounts[part.at] = ranges + 1;
        return halvesOf(part, middle);
      }
      if (!isWhole(result)) tellCut(`${part.query.indexName} where ${scale.attribute} is about ${Math.round(part.from)}`);
      whole[part.at]?.push(result);
      return [];
    });
  }
  return whole;
}

function halvesOf(part: Part, middle: number): Part[] {
  return [
    { ...part, to: middle, isAll: false },
    { ...part, from: middle, isAll: false },
  ];
}

/** From the range's beginning to before its end. */
function inRange({ query, from, to, isAll }: Part, { attribute }: Scale): AlgoliaQuery {
  if (isAll) return query;
  const range = `${attribute} >= ${from} AND ${attribute} < ${to}`;
  const { filters } = query;
  return { ...query, filters: typeof filters === "string" ? `${filters} AND ${range}` : range };
}
