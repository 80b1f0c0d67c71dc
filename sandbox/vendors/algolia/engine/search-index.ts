import type { FacetColumn } from "../columns/facet-column.ts";
import type { NumberColumn } from "../columns/number-column.ts";
import type { FilterMemo } from "../filters/evaluate-filters.ts";
import type { ReplicaPlan, SearchRule } from "#shared/domain/search/index-plans.ts";
import type { Synonym } from "#shared/domain/search/synonyms/synonym.ts";
import type { SynonymLookup } from "../synonyms/synonym-lookup.ts";
import type { MatchState } from "../text/match-state.ts";
import type { SearchableAttribute, TextIndex } from "../text/text-index.ts";

/** What a build makes of the records: numbers and words alone, so that it can be written to a file. Positions number the records in their order. */
export type BuiltIndex = {
  size: number;
  columns: ReadonlyMap<string, FacetColumn | NumberColumn>;
  text: TextIndex;
  /** Rank by custom ranking, lowest first; preference in the top bit so that a stock change needs no new order. */
  customRanks: Uint32Array;
  /** Rank by each replica's order. */
  replicaRanks: ReadonlyMap<string, Uint32Array>;
};

/** A built index that answers. */
export type SearchIndex = BuiltIndex &
  RecordSource & {
    definition: IndexDefinition;
    filterMemo: FilterMemo;
    synonymsAt: SynonymLookup;
    rules: readonly SearchRule[];
    matchState: MatchState;
  };

export type SearchRecord = { objectID: string; [attribute: string]: unknown };

/** What an index is told by its owner: which attributes are searched, filtered, counted and ranked by. */
export type IndexDefinition = {
  name: string;
  /** In order of importance. */
  searchable: readonly SearchableAttribute[];
  /** Attributes that are counted and filtered by value; of those with a number, its bounds are told. */
  facets: readonly string[];
  /** Those of them that are filtered by alone. */
  uncounted?: readonly string[];
  /** Attributes with one number, for comparisons. */
  numbers: readonly string[];
  synonyms?: readonly Synonym[];
  rules?: readonly SearchRule[];
  /** Custom ranking: preferred records first, then the more popular. */
  isPreferred?: (record: SearchRecord) => boolean;
  popularity: (record: SearchRecord) => number;
  /** Sorted twins of the index, each under a name of its own. */
  replicas: readonly ReplicaPlan[];
};

/** Gives single records back when they are hit, by position. */
export type RecordSource = {
  recordAt: (position: number) => SearchRecord;
  positionOf: (objectId: string) => number | undefined;
};

/** The values of an attribute as text; none for null and absent ones. */
export function valuesOf(record: SearchRecord, attribute: string): string[] {
  const value = record[attribute];
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map((item) => (typeof item === "object" ? JSON.stringify(item) : String(item)));
}

export function numberOf(record: SearchRecord, attribute: string): number {
  const value = record[attribute];
  return typeof value === "number" ? value : Number.NaN;
}
