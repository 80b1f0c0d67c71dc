import { matchWords, resetMatches } from "../text/match-words.ts";
import { queryReadings } from "../text/query-readings.ts";
import { joinedReadings, type QueryWord } from "../text/query-words.ts";
import { type AlternativeOptions, isCodeKnown, recordsWithCode, wordAlternatives } from "../text/word-alternatives.ts";
import { noCodeLevel, rankKey, typosOfKey } from "./rank-key.ts";
import { type BoostOf, scoreBoosts } from "./score-boosts.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SearchParams } from "./search-params.ts";

/** Records that answer a text, with their rank keys (lowest first). */
export type TextMatches = { positions: Uint32Array; keys: Float64Array };

/** Finds and ranks the records that hold all the words, or any of them when that is enough; in every reading of the words. */
export function matchQuery(
  index: SearchIndex,
  query: string,
  words: QueryWord[],
  params: SearchParams,
  isAnyWordEnough: boolean,
): TextMatches {
  const codeLevels = recordsWithCode(index.text, query);
  const boostOf = scoreBoosts(index, params);
  const ofWords = queryReadings(words, index.text, index.synonymsAt);
  const [typed = words] = ofWords;
  const readings = [...ofWords, ...joinedReadings(typed, (joined, isPrefix) => isCodeKnown(index.text, joined, isPrefix))];
  const matchAll = (allowTypos: boolean) => {
    const options = { allowTypos, ignorePlurals: params.ignorePlurals };
    return mergeMatches(readings.map((reading) => matchReading(index, reading, options, { codeLevels, boostOf, isAnyWordEnough })));
  };
  if (params.typoTolerance === "false") return matchAll(false);
  if (params.typoTolerance === "min") {
    const spelt = matchAll(false);
    if (spelt.positions.length > 0) return spelt;
  }
  return keepTolerated(matchAll(true), params.typoTolerance);
}

function matchReading(
  index: SearchIndex,
  words: QueryWord[],
  options: Omit<AlternativeOptions, "isOnlyWord">,
  { codeLevels, boostOf, isAnyWordEnough }: { codeLevels: Map<number, number>; boostOf: BoostOf; isAnyWordEnough: boolean },
): TextMatches {
  const { text, matchState: state, customRanks } = index;
  const wordOptions = { ...options, isOnlyWord: words.length === 1 };
  const toMatch = words.map((word) => ({ alternatives: wordAlternatives(text, word, wordOptions), joined: word.joined }));
  const positions = matchWords(toMatch, state, isAnyWordEnough);
  const keys = new Float64Array(positions.length);
  for (let slot = 0; slot < positions.length; slot++) {
    const position = positions[slot] ?? 0;
    const codeLevel = codeLevels.size === 0 ? noCodeLevel : (codeLevels.get(position) ?? noCodeLevel);
    keys[slot] = rankKey(position, state, boostOf(position), words.length, codeLevel, customRanks[position] ?? 0);
  }
  resetMatches(state);
  return { positions, keys };
}

/** Each record once, with the better of its keys. */
function mergeMatches(matches: TextMatches[]): TextMatches {
  const [only] = matches;
  if (only !== undefined && matches.length === 1) return only;
  const best = new Map<number, number>();
  for (const { positions, keys } of matches) {
    for (let slot = 0; slot < positions.length; slot++) {
      const position = positions[slot] ?? 0;
      const key = keys[slot] ?? Infinity;
      if (key < (best.get(position) ?? Infinity)) best.set(position, key);
    }
  }
  return { positions: Uint32Array.from(best.keys()), keys: Float64Array.from(best.values()) };
}

/** "min" keeps only the records with the fewest typos, "strict" those and the next. */
function keepTolerated(matches: TextMatches, tolerance: SearchParams["typoTolerance"]): TextMatches {
  if (tolerance === "true" || tolerance === "false" || matches.keys.length === 0) return matches;
  const typos = matches.keys.map(typosOfKey);
  const most = typos.reduce((least, count) => Math.min(least, count), Infinity) + (tolerance === "strict" ? 1 : 0);
  if (!typos.some((count) => count > most)) return matches;
  return {
    positions: matches.positions.filter((_, slot) => (typos[slot] ?? 0) <= most),
    keys: matches.keys.filter((_, slot) => (typos[slot] ?? 0) <= most),
  };
}
