import { tokenise } from "#shared/domain/search/tokenise.ts";

/** One word that a record must hold, or one of its synonyms. `joined` counts the typed words that a code was put together from. */
export type QueryWord = { word: string; isPrefix: boolean; isCode: boolean; joined: number; synonyms: string[] };

const englishStopWords = new Set([
  "a",
  "an",
  "and",
  "are",
  "as",
  "at",
  "for",
  "from",
  "in",
  "is",
  "it",
  "my",
  "of",
  "on",
  "or",
  "that",
  "the",
  "to",
  "with",
]);

export type QueryReading = { queryType: "prefixLast" | "prefixAll" | "prefixNone"; removeStopWords: boolean };

/** Words beyond these are not looked at, as on the real service. */
const wordsMax = 10;

/** The words of a query in order; the last one also counts as the beginning of a word. */
export function readQueryWords(query: string, { queryType, removeStopWords }: QueryReading): QueryWord[] {
  const words = tokenise(query)
    .map(({ word }) => word)
    .slice(0, wordsMax);
  const kept = removeStopWords ? words.filter((word, index) => index === words.length - 1 || !englishStopWords.has(word)) : words;
  return kept.map((word, index) => ({
    word,
    isPrefix: queryType === "prefixAll" || (queryType === "prefixLast" && index === kept.length - 1),
    isCode: false,
    joined: 1,
    synonyms: [],
  }));
}

const joinedWordsMax = 8;

/** The readings of the query in which neighbouring words are parts of one part number ("741 2085"), longest first. */
export function joinedReadings(words: QueryWord[], isCodeKnown: (joined: string, isPrefix: boolean) => boolean): QueryWord[][] {
  const readings: QueryWord[][] = [];
  for (let length = Math.min(words.length, joinedWordsMax); length >= 2; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const window = words.slice(start, start + length);
      const word = window.map((part) => part.word).join("");
      const isPrefix = window.at(-1)?.isPrefix ?? false;
      if (!/\d/.test(word) || !isCodeKnown(word, isPrefix)) continue;
      readings.push([
        ...words.slice(0, start),
        { word, isPrefix, isCode: true, joined: length, synonyms: [] },
        ...words.slice(start + length),
      ]);
    }
    if (readings.length > 0) break;
  }
  return readings;
}
