import type { Visitor } from "./visitor.ts";

/** Some words lead to parts that come in variants or are ordered in, and a few to none at all. */
const searchesMax = 5;

type Found<T> = { address: string; html: string; items: T[] };

/** Searches until something is found that is looked for; what that is, `read` knows. */
export function findBySearch<T>(visitor: Visitor, searches: readonly string[], read: (html: string) => T[]): Found<T> | null {
  const { open, pause, pickPopular } = visitor;
  for (let tries = 0; tries < searchesMax; tries += 1) {
    const address = `/search?q=${encodeURIComponent(pickPopular(searches) ?? "")}`;
    const html = open("GET /search", address);
    pause();
    const items = read(html);
    if (items.length > 0) return { address, html, items };
  }
  return null;
}
