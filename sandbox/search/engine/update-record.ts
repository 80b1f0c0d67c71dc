import { replaceSingleValue } from "../columns/facet-column.ts";
import { customRankCount } from "../ranking/rank-key.ts";
import { notPreferred } from "./build-search-index.ts";
import { numberOf, type SearchRecord, valuesOf } from "./index-definition.ts";
import type { SearchIndex } from "./search-index.ts";

/** Writes a record's changed stock into the columns: numbers, single-valued facets and the preference of the custom ranking. */
export function updateRecord(index: SearchIndex, position: number, record: SearchRecord): void {
  for (const [attribute, column] of index.columns) {
    if (column.kind === "number") column.numbers[position] = numberOf(record, attribute);
    else {
      const [value, ...others] = valuesOf(record, attribute);
      if (value !== undefined && others.length === 0) replaceSingleValue(column, position, value);
    }
  }
  index.filterMemo.clear();
  const popularityRank = (index.customRanks[position] ?? 0) % notPreferred;
  const isPreferred = index.definition.isPreferred?.(record) ?? true;
  index.customRanks[position] = Math.min(popularityRank + (isPreferred ? 0 : notPreferred), customRankCount - 1);
}
