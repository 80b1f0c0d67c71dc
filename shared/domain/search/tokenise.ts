export type Token = { word: string; start: number; end: number };

/** Letters and digits; an apostrophe stays inside a word, a point inside a number. */
const tokenPattern = /[\p{L}\p{N}]+(?:(?:['’]|(?<=\d)\.(?=\d))[\p{L}\p{N}]+)*/gu;

/** The words of a text in lower case without accents, with their places in the original. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    tokens.push({ word: normaliseWord(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

function normaliseWord(word: string): string {
  const lower = word.toLowerCase().replace(/['’]/g, "");
  return /^[\x20-\x7e]*$/.test(lower) ? lower : lower.normalize("NFKD").replace(/\p{M}/gu, "");
}

const pluralLengthMin = 3;

/** The other number of an English noun: "bonnets" for "bonnet" and back. */
export function pluralForms(word: string): string[] {
  if (word.length < pluralLengthMin || !/^[a-z]+$/.test(word)) return [];
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/(?:s|x|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^s]s$/.test(word)) return [word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return /(?:s|x|ch|sh)$/.test(word) ? [`${word}es`] : [`${word}s`];
}
