import { FilterSyntaxError } from "./filter-leaf.ts";

export type FilterToken = {
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
export function lexFilters(expression: string): FilterToken[] {
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
