/** A synonym as Algolia keeps it, so that these lists can be given to a real index as they are. */
export type Synonym =
  | { objectID: string; type: "synonym"; synonyms: string[] }
  /** Who searches for the input finds the synonyms too, but not the other way round. */
  | { objectID: string; type: "oneWaySynonym"; input: string; synonyms: string[] };

/** One-way synonyms out of what the catalogue calls a thing and what else shoppers call it. A shopper's word may mean several things. */
export function readShoppersWords(words: Readonly<Record<string, string>>): Synonym[] {
  const meanings = new Map<string, string[]>();
  for (const [name, others] of Object.entries(words)) {
    for (const other of others.split(", ")) meanings.set(other, [...(meanings.get(other) ?? []), name]);
  }
  return [...meanings].map(([input, synonyms]) => ({ objectID: idOf(input), type: "oneWaySynonym", input, synonyms }));
}

/** A synonym of words that each find what the others find. */
export function sameMeaning(...synonyms: string[]): Synonym {
  return { objectID: idOf(synonyms.join(" ")), type: "synonym", synonyms };
}

function idOf(text: string): string {
  return text.replace(/[^a-z0-9]+/g, "-");
}
