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
