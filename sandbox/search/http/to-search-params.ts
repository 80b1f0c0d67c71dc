import type { SearchParams } from "../engine/search-params.ts";
import { FilterSyntaxError } from "../filters/filter-leaf.ts";
import { parseFacetFilters, parseNumericFilters } from "../filters/filter-lists.ts";
import { parseFilters } from "../filters/parse-filters.ts";
import { AlgoliaError } from "./algolia-error.ts";
import type { RawParams } from "./raw-params.ts";

/** Compiles the three kinds of filters into one list of clauses. A syntax error answers 400 in the service's words. */
export function toSearchParams(raw: RawParams): SearchParams {
  try {
    return {
      ...raw,
      clauses: [...parseFilters(raw.filters.trim()), ...parseFacetFilters(raw.facetFilters), ...parseNumericFilters(raw.numericFilters)],
      attributesToRetrieve: raw.attributesToRetrieve ?? null,
      attributesToHighlight: raw.attributesToHighlight ?? null,
    };
  } catch (error) {
    if (error instanceof FilterSyntaxError) throw new AlgoliaError(400, error.message);
    throw error;
  }
}
