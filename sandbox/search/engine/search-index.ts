import type { FacetColumn } from "../columns/facet-column.ts";
import type { NumberColumn } from "../columns/number-column.ts";
import type { FilterMemo } from "../filters/evaluate-filters.ts";
import type { SynonymLookup } from "../synonyms/synonym-lookup.ts";
import type { MatchState } from "../text/match-state.ts";
import type { TextIndex } from "../text/text-index.ts";
import type { IndexDefinition, SearchRecord } from "./index-definition.ts";

/** A built index. Positions number the records in the order of their source. */
export type SearchIndex = {
  definition: IndexDefinition;
  size: number;
  recordAt: (position: number) => SearchRecord;
  positionOf: (objectId: string) => number | undefined;
  columns: ReadonlyMap<string, FacetColumn | NumberColumn>;
  filterMemo: FilterMemo;
  text: TextIndex;
  synonymsAt: SynonymLookup;
  matchState: MatchState;
  /** Rank by custom ranking, lowest first; preference in the top bit so that a stock change needs no new order. */
  customRanks: Uint32Array;
  /** Rank by each replica's order. */
  replicaRanks: ReadonlyMap<string, Uint32Array>;
};
