type Matcher<Row> = (row: Row) => boolean;

/** Shopify's search syntax: words and field terms, AND by default, OR, NOT or "-", parentheses. An unreadable query never throws: what is left over is ignored. */
export function searchQuery<Row>(query: string, matchesTerm: (row: Row, term: QueryTerm) => boolean): Matcher<Row> {
  const tokens = readQueryTokens(query);
  let position = 0;

  const alternatives = (): Matcher<Row> => {
    const options = [conjunction()];
    while (tokens[position]?.kind === "or") {
      position += 1;
      options.push(conjunction());
    }
    return (row) => options.some((matches) => matches(row));
  };

  const conjunction = (): Matcher<Row> => {
    const parts: Matcher<Row>[] = [];
    for (let part = next(); part !== null; part = next()) parts.push(part);
    return (row) => parts.every((matches) => matches(row));
  };

  const next = (): Matcher<Row> | null => {
    const token = tokens[position];
    if (token === undefined || token.kind === "or" || token.kind === "close") return null;
    position += 1;
    if (token.kind === "and") return next();
    if (token.kind === "not") return negated(next());
    if (token.kind === "term") return (row) => matchesTerm(row, token);
    const inner = alternatives();
    if (tokens[position]?.kind === "close") position += 1;
    return inner;
  };

  return alternatives();
}

function negated<Row>(matcher: Matcher<Row> | null): Matcher<Row> | null {
  return matcher === null ? null : (row) => !matcher(row);
}

/** Does a number stand to a bound as the term says? */
export function compare(value: number, bound: number, comparator: QueryTerm["comparator"]): boolean {
  if (comparator === ">") return value > bound;
  if (comparator === ">=") return value >= bound;
  if (comparator === "<") return value < bound;
  return comparator === "<=" ? value <= bound : value === bound;
}

export type QueryTerm = { kind: "term"; field: string | null; comparator: ">" | ">=" | "<" | "<=" | "="; value: string };
type QueryToken = QueryTerm | { kind: "and" | "or" | "not" | "open" | "close" };

const tokenPattern = /\s*(?:(\()|(\))|(-(?=[\w("'])|NOT\b)|(AND\b)|(OR\b)|(?:([\w.]+):)?(>=|<=|>|<)?(?:"([^"]*)"|'([^']*)'|([^\s()]+)))/gy;

/** Splits a query in Shopify's search syntax; at most 200 tokens are read. */
function readQueryTokens(query: string): QueryToken[] {
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
