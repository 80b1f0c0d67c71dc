export type QueryTerm = { kind: "term"; field: string | null; comparator: ">" | ">=" | "<" | "<=" | "="; value: string };
export type QueryToken = QueryTerm | { kind: "and" | "or" | "not" | "open" | "close" };

const tokenPattern = /\s*(?:(\()|(\))|(-(?=[\w("'])|NOT\b)|(AND\b)|(OR\b)|(?:([\w.]+):)?(>=|<=|>|<)?(?:"([^"]*)"|'([^']*)'|([^\s()]+)))/gy;

/** Splits a query in Shopify's search syntax; at most 200 tokens are read. */
export function readQueryTokens(query: string): QueryToken[] {
  return Array.from(query.matchAll(tokenPattern)).slice(0, 200).map(toToken);
}

function toToken(match: RegExpExecArray): QueryToken {
  const [, open, close, not, and, or, field, comparator, doubleQuoted, singleQuoted, bare] = match;
  if (open) return { kind: "open" };
  if (close) return { kind: "close" };
  if (not) return { kind: "not" };
  if (and) return { kind: "and" };
  if (or) return { kind: "or" };
  return {
    kind: "term",
    field: field?.toLowerCase() ?? null,
    comparator: toComparator(comparator),
    value: (doubleQuoted ?? singleQuoted ?? bare ?? "").toLowerCase(),
  };
}

function toComparator(text: string | undefined): QueryTerm["comparator"] {
  return text === ">" || text === ">=" || text === "<" || text === "<=" ? text : "=";
}
