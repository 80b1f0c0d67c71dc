import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { matchesTerm } from "./match-query-term.ts";
import type { IndexedProduct } from "./product-index.ts";
import { readQueryTokens } from "./query-tokens.ts";

type Matcher = (row: IndexedProduct) => boolean;

/** Shopify's search syntax: words and field terms, AND by default, OR, NOT or "-", parentheses. An unreadable query never throws: what is left over is ignored. */
export function productQuery(query: string, catalogue: Catalogue): Matcher {
  const tokens = readQueryTokens(query);
  let position = 0;

  const alternatives = (): Matcher => {
    const options = [conjunction()];
    while (tokens[position]?.kind === "or") {
      position += 1;
      options.push(conjunction());
    }
    return (row) => options.some((matches) => matches(row));
  };

  const conjunction = (): Matcher => {
    const parts: Matcher[] = [];
    for (let part = next(); part !== null; part = next()) parts.push(part);
    return (row) => parts.every((matches) => matches(row));
  };

  const next = (): Matcher | null => {
    const token = tokens[position];
    if (token === undefined || token.kind === "or" || token.kind === "close") return null;
    position += 1;
    if (token.kind === "and") return next();
    if (token.kind === "not") return negated(next());
    if (token.kind === "term") return (row) => matchesTerm(row, token, catalogue);
    const inner = alternatives();
    if (tokens[position]?.kind === "close") position += 1;
    return inner;
  };

  return alternatives();
}

function negated(matcher: Matcher | null): Matcher | null {
  return matcher === null ? null : (row) => !matcher(row);
}
