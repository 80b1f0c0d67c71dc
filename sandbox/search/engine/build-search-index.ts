import { createFacetColumnBuilder, type FacetColumn } from "../columns/facet-column.ts";
import type { NumberColumn } from "../columns/number-column.ts";
import { customRankCount } from "../ranking/rank-key.ts";
import { sortRanks } from "../ranking/sort-ranks.ts";
import { createSynonymLookup } from "../synonyms/synonym-lookup.ts";
import { createTextIndexBuilder } from "../text/build-text-index.ts";
import { createMatchState } from "../text/match-state.ts";
import { type IndexDefinition, numberOf, type RecordSource, type SearchRecord, valuesOf } from "./index-definition.ts";
import type { SearchIndex } from "./search-index.ts";

export const notPreferred = customRankCount / 2;

export type SearchIndexBuilder = { add: (record: SearchRecord) => void; build: (source: RecordSource) => SearchIndex };

/** Reads records into columns and postings, one by one in the order of their positions; afterwards the source gives single ones back. */
export function createSearchIndexBuilder(definition: IndexDefinition): SearchIndexBuilder {
  const facets = new Map(definition.facets.map((attribute) => [attribute, createFacetColumnBuilder()]));
  const numbers = new Map(definition.numbers.map((attribute): [string, number[]] => [attribute, []]));
  const sortValues = new Map(definition.replicas.map(({ name }): [string, (string | number)[]] => [name, []]));
  const text = createTextIndexBuilder(definition.searchable, definition.wholeAttribute);
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
    build(source) {
      const columns = new Map<string, FacetColumn | NumberColumn>();
      for (const [attribute, builder] of facets) columns.set(attribute, builder.build());
      for (const [attribute, column] of numbers) columns.set(attribute, { kind: "number", numbers: Float64Array.from(column) });
      const size = popularity.length;
      return {
        definition,
        size,
        ...source,
        columns,
        filterMemo: new Map(),
        text: text.build(),
        synonymsAt: createSynonymLookup(definition.synonyms ?? []),
        matchState: createMatchState(size),
        customRanks: sortRanks(popularity, "desc").map((rank, position) => rank + (preferred[position] === true ? 0 : notPreferred)),
        replicaRanks: new Map(definition.replicas.map(({ name, direction }) => [name, sortRanks(sortValues.get(name) ?? [], direction)])),
      };
    },
  };
}

/** The index of few records, which are simply kept. */
export function buildSmallIndex(definition: IndexDefinition, records: SearchRecord[]): SearchIndex {
  const builder = createSearchIndexBuilder(definition);
  for (const record of records) builder.add(record);
  const positions = new Map(records.map(({ objectID }, position) => [objectID, position]));
  return builder.build({
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
