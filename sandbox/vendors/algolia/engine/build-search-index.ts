import { createFacetColumnBuilder, type FacetColumn, replaceValues } from "../columns/facet-column.ts";
import type { NumberColumn } from "../columns/number-column.ts";
import { createSynonymLookup } from "../synonyms/synonym-lookup.ts";
import { createTextIndexBuilder } from "../text/build-text-index.ts";
import { createMatchState } from "../text/match-state.ts";
import { customRankCount } from "./rank-key.ts";
import {
  type BuiltIndex,
  type IndexDefinition,
  numberOf,
  type RecordSource,
  type SearchIndex,
  type SearchRecord,
  valuesOf,
} from "./search-index.ts";

const notPreferred = customRankCount / 2;

type SearchIndexBuilder = { add: (record: SearchRecord) => void; build: () => BuiltIndex };

/** Reads records into columns and postings, one by one in the order of their positions. */
export function createSearchIndexBuilder(definition: IndexDefinition): SearchIndexBuilder {
  const words = definition.facets.filter((attribute) => !definition.numbers.includes(attribute));
  const facets = new Map(words.map((attribute) => [attribute, createFacetColumnBuilder()]));
  const numbers = new Map(definition.numbers.map((attribute): [string, number[]] => [attribute, []]));
  const sortValues = new Map(definition.replicas.map(({ name }): [string, (string | number)[]] => [name, []]));
  const text = createTextIndexBuilder(definition.searchable);
  const popularity: number[] = [];
  const preferred: boolean[] = [];
  return {
    add(record) {
      for (const [attribute, builder] of facets) builder.add(valuesOf(record, attribute));
      for (const [attribute, column] of numbers) column.push(numberOf(record, attribute));
      for (const { name, attribute } of definition.replicas) sortValues.get(name)?.push(sortValueOf(record, attribute));
      text.add((attribute) => valuesOf(record, attribute));
      popularity.push(definition.popularity(record));
      preferred.push(definition.isPreferred?.(record) ?? true);
    },
    build() {
      const columns = new Map<string, FacetColumn | NumberColumn>();
      for (const [attribute, builder] of facets) columns.set(attribute, builder.build());
      for (const [attribute, column] of numbers) columns.set(attribute, { kind: "number", numbers: Float64Array.from(column) });
      return {
        size: popularity.length,
        columns,
        text: text.build(),
        customRanks: sortRanks(popularity, "desc").map((rank, position) => rank + (preferred[position] === true ? 0 : notPreferred)),
        replicaRanks: new Map(definition.replicas.map(({ name, direction }) => [name, sortRanks(sortValues.get(name) ?? [], direction)])),
      };
    },
  };
}

/** Opens what was built; the source gives single records back when they are hit. */
export function openSearchIndex(definition: IndexDefinition, built: BuiltIndex, source: RecordSource): SearchIndex {
  return {
    ...built,
    ...source,
    definition,
    filterMemo: new Map(),
    rules: definition.rules ?? [],
    synonymsAt: createSynonymLookup(definition.synonyms ?? []),
    matchState: createMatchState(built.size),
  };
}

/** An index of few records, which are simply kept with it. */
export type BuiltSmallIndex = { index: BuiltIndex; records: SearchRecord[] };

export function buildSmallIndex(definition: IndexDefinition, records: SearchRecord[]): BuiltSmallIndex {
  const builder = createSearchIndexBuilder(definition);
  for (const record of records) builder.add(record);
  return { index: builder.build(), records };
}

export function openSmallIndex(definition: IndexDefinition, { index, records }: BuiltSmallIndex): SearchIndex {
  const positions = new Map(records.map(({ objectID }, position) => [objectID, position]));
  return openSearchIndex(definition, index, {
    recordAt(position) {
      const record = records[position];
      if (record === undefined) throw new RangeError(`No record at position ${position}`);
      return record;
    },
    positionOf: (objectId) => positions.get(objectId),
  });
}

function sortValueOf(record: SearchRecord, attribute: string): string | number {
  const value = record[attribute];
  return typeof value === "number" || typeof value === "string" ? value : "";
}

/** The rank of every record (0 first) in ascending or descending order of its values; equal values keep the records' order. */
function sortRanks(values: readonly (string | number)[], direction: "asc" | "desc"): Uint32Array {
  const order =
    typeof values[0] === "string" ? orderOfStrings(values.map(String)) : orderOfNumbers(Float64Array.from(values, Number), direction);
  const ranks = new Uint32Array(values.length);
  if (typeof values[0] === "string" && direction === "desc") return descendingRanks(order, values, ranks);
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] ?? 0] = rank;
  return ranks;
}

function orderOfNumbers(values: Float64Array, direction: "asc" | "desc"): Uint32Array {
  const sign = direction === "asc" ? 1 : -1;
  return Uint32Array.from(values, (_, position) => position).toSorted((a, b) => sign * ((values[a] ?? 0) - (values[b] ?? 0)) || a - b);
}

/** Sorting bare strings natively is several times faster than with a comparator, so the position rides along. */
function orderOfStrings(values: string[]): Uint32Array {
  const tagged = values.map((value, position) => `${value.toLowerCase()}\u0000${String(position).padStart(9, "0")}`).toSorted();
  return Uint32Array.from(tagged, (text) => Number(text.slice(-9)));
}

/** Walks the ascending order backwards, group of equals by group of equals. */
function descendingRanks(ascending: Uint32Array, values: readonly (string | number)[], ranks: Uint32Array): Uint32Array {
  const keyAt = (index: number) => String(values[ascending[index] ?? 0]).toLowerCase();
  let rank = 0;
  let end = ascending.length;
  while (end > 0) {
    let start = end - 1;
    while (start > 0 && keyAt(start - 1) === keyAt(end - 1)) start--;
    for (let index = start; index < end; index++) ranks[ascending[index] ?? 0] = rank++;
    end = start;
  }
  return ranks;
}

/** Writes a record's changed stock into the columns: numbers, facets and the preference of the custom ranking. What the record doesn't tell of stays. */
export function updateRecord(index: SearchIndex, position: number, record: SearchRecord): void {
  for (const [attribute, column] of index.columns) {
    if (column.kind === "number") column.numbers[position] = numberOf(record, attribute);
    else if (attribute in record) replaceValues(column, position, valuesOf(record, attribute));
  }
  index.filterMemo.clear();
  const popularityRank = (index.customRanks[position] ?? 0) % notPreferred;
  const isPreferred = index.definition.isPreferred?.(record) ?? true;
  index.customRanks[position] = Math.min(popularityRank + (isPreferred ? 0 : notPreferred), customRankCount - 1);
}
