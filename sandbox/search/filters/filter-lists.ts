import type { FilterClauses, FilterLeaf } from "./filter-leaf.ts";
import { FilterSyntaxError } from "./filter-leaf.ts";
import { parseFilters } from "./parse-filters.ts";

/** A filter given as a list: the outer list means AND, an inner list OR. */
export type FilterList = string | (string | string[])[];

/** Reads `facetFilters`: "attribute:value", "-value" negates, "\-value" begins with a real minus. */
export function parseFacetFilters(list: FilterList): FilterClauses {
  return toClauses(list, parseFacetFilter);
}

/** Reads `numericFilters`: one comparison or range an entry. */
export function parseNumericFilters(list: FilterList): FilterClauses {
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
