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
};
