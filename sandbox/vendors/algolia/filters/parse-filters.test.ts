import Validator from "algolia-filters-js-syntax-validator";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseFilters } from "./parse-filters.ts";

const piece = fc.constantFrom(
  "a",
  "b:1",
  "price",
  ":",
  ">",
  "<",
  ">=",
  "<=",
  "=",
  "!=",
  "!",
  "10",
  "-3",
  "1.5",
  "-",
  "TO",
  "AND",
  "OR",
  "NOT",
  "(",
  ")",
  "'it s'",
  '"x"',
  "'",
  '""',
  "O'Brien",
  "vendor:'A B'",
  "price:1 TO 5",
  "price > 0",
  "_tags:new",
  "<score=2>",
  "score",
  ",",
  "to",
  "and",
  "'a\\'b'",
  "x.y",
  "é",
);
const fragments = fc.array(piece, { minLength: 1, maxLength: 9 }).chain((parts) => fc.constantFrom(parts.join(" "), parts.join("")));

const leaf = fc.constantFrom(
  "a:1",
  "a:'b c'",
  "NOT a:2",
  "price > 3",
  "price:1 TO 2",
  "price != 4",
  "tag",
  "_tags:x",
  "NOT tag",
  "a:b<score=3>",
  "tag<score=1>",
);
const joiner = fc.constantFrom(" AND ", " OR ");
const { expression } = fc.letrec<{ expression: string; term: string }>((tie) => ({
  expression: fc
    .tuple(tie("term"), fc.array(fc.tuple(joiner, tie("term")), { maxLength: 3 }))
    .map(([first, rest]) => first + rest.flat().join("")),
  term: fc.oneof(
    { maxDepth: 3 },
    leaf,
    tie("expression").map((inner) => `(${inner})`),
  ),
}));

function isValid(filters: string): boolean {
  try {
    parseFilters(filters);
    return true;
  } catch {
    return false;
  }
}

function isValidForAlgolia(filters: string): boolean {
  return new Validator().parse(filters).errorMessage === "";
}

function expectSameVerdict(filters: string): void {
  expect({ filters, valid: isValid(filters) }).toEqual({ filters, valid: isValidForAlgolia(filters) });
}

describe("parseFilters", () => {
  it("accepts and refuses fragments as Algolia's own validator does", () => {
    fc.assert(fc.property(fragments, expectSameVerdict), { numRuns: 2000 });
  });

  it("accepts and refuses nested expressions as Algolia's own validator does", () => {
    fc.assert(fc.property(expression, expectSameVerdict), { numRuns: 2000 });
  });

  it("binds OR tighter than AND", () => {
    const clauses = parseFilters("a:1 OR b:2 AND c:3");
    expect(clauses.map((clause) => clause.map((found) => (found.kind === "facet" ? found.attribute : found.kind)))).toEqual([
      ["a", "b"],
      ["c"],
    ]);
  });

  it("reads quoted values whole, with their escapes", () => {
    expect(parseFilters(String.raw`vendor:"O'Brien \"Co\""`)).toEqual([
      [{ kind: "facet", attribute: "vendor", value: `O'Brien "Co"`, isNegated: false }],
    ]);
  });
});
