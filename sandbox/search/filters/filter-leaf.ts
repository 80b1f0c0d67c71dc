import type { NumberTest } from "../columns/number-column.ts";

/** One condition of a filter. `isNegated` turns it round. */
export type FilterLeaf =
  | { kind: "facet"; attribute: string; value: string; isNegated: boolean }
  | { kind: "number"; attribute: string; test: NumberTest; isNegated: boolean }
  | { kind: "tag"; value: string; isNegated: boolean };

/** A filter in conjunctive normal form: every clause needs at least one of its leaves. */
export type FilterClauses = FilterLeaf[][];

/** Bad filter syntax; the message goes to the caller with status 400, as the vendor words it. */
export class FilterSyntaxError extends Error {}
