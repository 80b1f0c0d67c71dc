import type { FilterClauses } from "../filters/evaluate-filters.ts";

/** A search request's parameters, read and completed with the service's defaults. */
export type SearchParams = {
  query: string;
  page: number;
  hitsPerPage: number;
  clauses: FilterClauses;
  facets: string[];
  maxValuesPerFacet: number;
  /** Null means all. */
  attributesToRetrieve: string[] | null;
  /** Null means all searchable ones. */
  attributesToHighlight: string[] | null;
  highlightPreTag: string;
  highlightPostTag: string;
  clickAnalytics: boolean;
  typoTolerance: "true" | "false" | "min" | "strict";
  removeWordsIfNoResults: "none" | "lastWords" | "firstWords" | "allOptional";
  /** Groups of filters that lift what they match: a group gives its best score, and the scores of the groups add up. */
  boosts: { clause: FilterClauses[number]; score: number }[][];
  /** Words that a record need not hold. */
  optionalWords: string[];
  queryType: "prefixLast" | "prefixAll" | "prefixNone";
  removeStopWords: boolean;
  ignorePlurals: boolean;
};
