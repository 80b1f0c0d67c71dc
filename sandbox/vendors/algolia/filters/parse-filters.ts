import type { NumberTest } from "../columns/number-column.ts";
import { type FilterClauses, type FilterLeaf, FilterSyntaxError } from "./evaluate-filters.ts";

/** Leaves joined by one connective, which brackets inside the group must share. */
type Group = { leaves: FilterLeaf[]; connective: "AND" | "OR" | null; kindBefore: FilterLeaf["kind"] | null };

/** Reads a `filters` expression into clauses. OR binds tighter than AND, and all terms of one OR are of the same kind. Throws FilterSyntaxError. */
export function parseFilters(expression: string): FilterClauses {
  if (expression === "") return [];
  const tokens = lexFilters(expression);
  let index = 0;
  const peek = (ahead = 0): FilterToken => tokens[Math.min(index + ahead, tokens.length - 1)] ?? { kind: "end", text: "", column: 0 };
  const unexpected = (expected: string) =>
    new FilterSyntaxError(`filters: Unexpected token ${peek().text} expected ${expected} at col ${peek().column}`);
  const take = (...kinds: FilterToken["kind"][]): FilterToken => {
    const token = peek();
    if (!kinds.includes(token.kind)) throw unexpected(kinds.join(" or "));
    index++;
    return token;
  };

  function parseGroup(): FilterClauses {
    const group: Group = { leaves: [], connective: null, kindBefore: null };
    parseTerms(group, false);
    return group.connective === "AND" ? group.leaves.map((leaf) => [leaf]) : [group.leaves];
  }

  function parseTerms(group: Group, isBracketed: boolean): void {
    for (;;) {
      parseTerm(group);
      const { kind } = peek();
      if (kind !== "OR" && !(kind === "AND" && isBracketed)) return;
      if (group.connective !== null && group.connective !== kind)
        throw new FilterSyntaxError("filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed");
      group.connective = kind;
      index++;
    }
  }

  function parseTerm(group: Group): void {
    if (peek().kind === "(") {
      index++;
      parseTerms(group, true);
      take(")");
      return;
    }
    const { leaf, hasScoredTag } = parseLeaf();
    if (group.connective === "OR" && group.kindBefore !== null && (hasScoredTag || leaf.kind !== group.kindBefore))
      throw new FilterSyntaxError("filters: Different types are not allowed in the same OR.");
    group.kindBefore = hasScoredTag ? null : leaf.kind;
    group.leaves.push(leaf);
  }

  function parseLeaf(): { leaf: FilterLeaf; hasScoredTag: boolean } {
    const isNegated = peek().kind === "NOT";
    if (isNegated) index++;
    const attribute = take("word", "number").text;
    if (peek().kind === "operator" && !(peek().text === "<" && peek(1).text === "score" && peek(2).text === "=")) {
      const operator = numberOperator(take("operator").text);
      const test: NumberTest = { operator, operand: Number(take("number").text) };
      return { leaf: { kind: "number", attribute, test, isNegated }, hasScoredTag: false };
    }
    if (peek().kind !== ":") return { leaf: { kind: "tag", value: attribute, isNegated }, hasScoredTag: skipScore() };
    index++;
    const value = take("word", "number");
    if (value.kind === "number" && peek().kind === "TO") {
      index++;
      const test: NumberTest = { operator: "TO", from: Number(value.text), to: Number(take("number").text) };
      return { leaf: { kind: "number", attribute, test, isNegated }, hasScoredTag: false };
    }
    skipScore();
    const leaf: FilterLeaf =
      attribute === "_tags" ? { kind: "tag", value: value.text, isNegated } : { kind: "facet", attribute, value: value.text, isNegated };
    return { leaf, hasScoredTag: false };
  }

  function skipScore(): boolean {
    if (peek().text !== "<" || peek().kind !== "operator") return false;
    index++;
    const isScore = take("word").text === "score" && take("operator").text === "=" && take("number").kind === "number";
    if (!isScore || take("operator").text !== ">") throw unexpected("<score=number>");
    return true;
  }

  const clauses = parseGroup();
  while (peek().kind === "AND") {
    index++;
    clauses.push(...parseGroup());
  }
  take("end");
  return clauses;
}

function numberOperator(text: string): "<" | "<=" | "=" | "!=" | ">=" | ">" {
  if (text === "<" || text === "<=" || text === "=" || text === "!=" || text === ">=" || text === ">") return text;
  throw new FilterSyntaxError(`filters: Unknown operator ${text}`);
}

type FilterToken = {
  kind: "word" | "number" | "AND" | "OR" | "NOT" | "TO" | "(" | ")" | ":" | "," | "operator" | "end";
  text: string;
  column: number;
};

const operatorPattern = /<=|>=|!=|[=<>]/y;
const punctuationPattern = /[(),:]/y;
const quotedPattern = /'((?:[^'\\]|\\[\s\S])+)'|"((?:[^"\\]|\\[\s\S])+)"/y;
const barewordPattern = /[^ ()<>=!:'"]+/y;
const numberPattern = /^(?:-|-?\d+\.?\d*)$/;

/** Splits a filter expression into tokens; keywords are upper case only, and a bareword ends at a space, bracket, operator, colon or quote. */
function lexFilters(expression: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  let column = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = column;
    return pattern.exec(expression);
  };
  while (column < expression.length) {
    if (expression[column] === " ") {
      column++;
      continue;
    }
    const token = readToken(match, column);
    if (token === null) throw new FilterSyntaxError(`Unexpected character ${expression[column]} at col ${column}`);
    tokens.push(token.token);
    column += token.length;
  }
  return [...tokens, { kind: "end", text: "end of filter", column }];
}

function readToken(match: (pattern: RegExp) => RegExpExecArray | null, column: number): { token: FilterToken; length: number } | null {
  const operator = match(operatorPattern)?.[0];
  if (operator !== undefined) return { token: { kind: "operator", text: operator, column }, length: operator.length };
  const mark = match(punctuationPattern)?.[0];
  if (mark === "(" || mark === ")" || mark === ":" || mark === ",") return { token: { kind: mark, text: mark, column }, length: 1 };
  const quoted = match(quotedPattern);
  if (quoted !== null) {
    const text = (quoted[1] ?? quoted[2] ?? "").replace(/\\(['"\\])/g, "$1");
    return { token: { kind: "word", text, column }, length: quoted[0].length };
  }
  const word = match(barewordPattern)?.[0];
  return word === undefined ? null : { token: { kind: barewordKind(word), text: word, column }, length: word.length };
}

function barewordKind(word: string): FilterToken["kind"] {
  if (word === "AND" || word === "OR" || word === "NOT" || word === "TO") return word;
  return numberPattern.test(word) ? "number" : "word";
}
