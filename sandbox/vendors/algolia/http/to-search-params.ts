import type { SearchParams } from "../engine/search-params.ts";
import { type FilterClauses, type FilterLeaf, FilterSyntaxError } from "../filters/evaluate-filters.ts";
import { parseFilters } from "../filters/parse-filters.ts";
import { AlgoliaError, type RawParams } from "./raw-params.ts";

/** Compiles the three kinds of filters into one list of clauses. A syntax error answers 400 in the service's words. */
export function toSearchParams(raw: RawParams): SearchParams {
  try {
    return {
      ...raw,
      clauses: [...parseFilters(raw.filters.trim()), ...parseFacetFilters(raw.facetFilters), ...parseNumericFilters(raw.numericFilters)],
      boosts: parseOptionalFilters(raw.optionalFilters),
      attributesToRetrieve: raw.attributesToRetrieve ?? null,
      attributesToHighlight: raw.attributesToHighlight ?? null,
    };
  } catch (error) {
    if (error instanceof FilterSyntaxError) throw new AlgoliaError(400, error.message);
    throw error;
  }
}

/** A filter given as a list: the outer list means AND, an inner list OR. */
type FilterList = string | (string | string[])[];

/** Reads `facetFilters`: "attribute:value", "-value" negates, "\-value" begins with a real minus. */
function parseFacetFilters(list: FilterList): FilterClauses {
  return toClauses(list, parseFacetFilter);
}

const scorePattern = /<score=(\d+)>$/;

/** Reads `optionalFilters`: facet filters, each with a score or one of 1. */
function parseOptionalFilters(list: FilterList): SearchParams["boosts"] {
  const outer = typeof list === "string" ? [list] : list;
  return outer.map((entry) =>
    (typeof entry === "string" ? [entry] : entry).map((text) => ({
      clause: [parseFacetFilter(text)],
      score: Number(scorePattern.exec(text)?.[1] ?? 1),
    })),
  );
}

/** Reads `numericFilters`: one comparison or range an entry. */
function parseNumericFilters(list: FilterList): FilterClauses {
  return toClauses(list, (entry) => {
    const leaf = parseFilters(entry)[0]?.[0];
    if (leaf?.kind !== "number") throw new FilterSyntaxError(`numericFilters: Invalid syntax for numeric condition ${entry}`);
    return leaf;
  });
}

function toClauses(list: FilterList, parseLeaf: (entry: string) => FilterLeaf): FilterClauses {
  const outer = typeof list === "string" ? [list] : list;
  const clauses = outer.map((entry) => (typeof entry === "string" ? [entry] : entry).filter((text) => text.trim() !== "").map(parseLeaf));
  return clauses.filter((clause) => clause.length > 0);
}

function parseFacetFilter(entry: string): FilterLeaf {
  const colon = entry.indexOf(":");
  if (colon < 1) throw new FilterSyntaxError(`facetFilters: Invalid syntax for facet ${entry}`);
  const attribute = entry.slice(0, colon).trim();
  const value = entry.slice(colon + 1).replace(/<score=\d+>$/, "");
  if (value.startsWith("-")) return { kind: "facet", attribute, value: value.slice(1), isNegated: true };
  return { kind: "facet", attribute, value: value.startsWith("\\-") ? value.slice(1) : value, isNegated: false };
}
