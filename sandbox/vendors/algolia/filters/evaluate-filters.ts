import { addBit, type Bitset, complement, createBitset, intersect, unite } from "../columns/bitset.ts";
import { addRecordsWithValue, addRecordsWithValueId, type FacetColumn } from "../columns/facet-column.ts";
import { addRecordsMatching, matchesNumber, type NumberColumn, type NumberTest } from "../columns/number-column.ts";
import { textAt, textCount } from "../columns/text-list.ts";

type FilterTarget = {
  size: number;
  columns: ReadonlyMap<string, FacetColumn | NumberColumn>;
  positionOf: (objectId: string) => number | undefined;
};

/** Results of the clauses asked for last: searches mostly share theirs ("price > 0"). Cleared when a record changes. */
export type FilterMemo = Map<string, Bitset>;
const memoSizeMax = 64;

/** The records that satisfy every clause; null when there is no clause to satisfy. */
export function evaluateFilters(clauses: FilterClauses, target: FilterTarget, memo: FilterMemo): Bitset | null {
  const [first, ...others] = clauses.map((clause) => recallClause(clause, target, memo));
  if (first === undefined || others.length === 0) return first ?? null;
  const result = first.slice();
  for (const other of others) intersect(result, other);
  return result;
}

function recallClause(clause: FilterLeaf[], target: FilterTarget, memo: FilterMemo): Bitset {
  const key = JSON.stringify(clause);
  const matching = memo.get(key) ?? evaluateClause(clause, target);
  memo.delete(key);
  memo.set(key, matching);
  const [oldest] = memo.keys();
  if (memo.size > memoSizeMax && oldest !== undefined) memo.delete(oldest);
  return matching;
}

function evaluateClause(clause: FilterLeaf[], target: FilterTarget): Bitset {
  const result = createBitset(target.size);
  for (const leaf of clause) {
    if (!leaf.isNegated) addMatches(leaf, target, result);
    else {
      const matching = createBitset(target.size);
      addMatches(leaf, target, matching);
      unite(result, complement(matching, target.size));
    }
  }
  return result;
}

/** Attributes that are not filterable match nothing, as on the real service. */
function addMatches(leaf: FilterLeaf, target: FilterTarget, result: Bitset): void {
  if (leaf.kind === "tag") return;
  if (leaf.attribute === "objectID") {
    const position = leaf.kind === "facet" ? target.positionOf(leaf.value) : undefined;
    if (position !== undefined) addBit(result, position);
    return;
  }
  const column = target.columns.get(leaf.attribute);
  if (column === undefined) return;
  if (leaf.kind === "facet") {
    if (column.kind === "facet") addRecordsWithValue(column, leaf.value, result);
    else if (leaf.value.trim() !== "") addRecordsMatching(column, { operator: "=", operand: Number(leaf.value) }, result);
    return;
  }
  if (column.kind === "number") addRecordsMatching(column, leaf.test, result);
  else
    for (let id = 0; id < textCount(column.values); id++) {
      const value = textAt(column.values, id);
      if (value !== "" && matchesNumber(Number(value), leaf.test)) addRecordsWithValueId(column, id, result);
    }
}

/** One condition of a filter. `isNegated` turns it round. */
export type FilterLeaf =
  | { kind: "facet"; attribute: string; value: string; isNegated: boolean }
  | { kind: "number"; attribute: string; test: NumberTest; isNegated: boolean }
  | { kind: "tag"; value: string; isNegated: boolean };

/** A filter in conjunctive normal form: every clause needs at least one of its leaves. */
export type FilterClauses = FilterLeaf[][];

/** Bad filter syntax; the message goes to the caller with status 400, as the vendor words it. */
export class FilterSyntaxError extends Error {}
