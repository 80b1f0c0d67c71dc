import type { QueryTerm } from "./query-tokens.ts";

/** Does a number stand to a bound as the term says? */
export function compare(value: number, bound: number, comparator: QueryTerm["comparator"]): boolean {
  if (comparator === ">") return value > bound;
  if (comparator === ">=") return value >= bound;
  if (comparator === "<") return value < bound;
  return comparator === "<=" ? value <= bound : value === bound;
}
