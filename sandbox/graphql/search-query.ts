import type { QueryTerm } from "./query-tokens.ts";
import { readQueryTokens } from "./query-tokens.ts";

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
