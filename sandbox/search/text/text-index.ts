import type { Postings } from "./postings.ts";

export type SearchableAttribute = { attribute: string; kind: "text" | "code" };

/** What the words of a query are looked up in. */
export type TextIndex = {
  size: number;
  text: Postings;
  /** By first letter, for searches that consist of it. */
  letters: ReadonlyMap<string, Postings>;
  codes: Postings;
  /** The rank of code attributes among the searchable ones. */
  codeAttribute: number;
  /** The attribute that a query may name whole ("water pump"), and how many words each record has in it; null without such an attribute. */
  wholeAttribute: { attribute: number; wordCounts: Uint8Array } | null;
};
