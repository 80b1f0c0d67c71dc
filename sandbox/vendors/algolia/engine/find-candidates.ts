import { type Bitset, hasBit, positionsIn } from "../columns/bitset.ts";
import { evaluateFilters } from "../filters/evaluate-filters.ts";
import { type QueryWord, readQueryWords } from "../text/query-words.ts";
import { tokenise } from "#shared/domain/search/tokenise.ts";
import { customRankCount } from "./rank-key.ts";
import { type BoostOf, boostMax, scoreBoosts } from "./score-boosts.ts";
import { matchQuery, type TextMatches } from "./match-query.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SearchParams } from "./search-params.ts";

/** Work that the sub-queries of one request share: what each text matched. */
export type RequestMemo = Map<string, TextMatches>;

export function createRequestMemo(): RequestMemo {
  return new Map();
}

/** All records that answer the request, with the keys of their order. Words are dropped only when asked for and nothing holds them all. */
export function findCandidates(index: SearchIndex, params: SearchParams, memo: RequestMemo): TextMatches {
  const filter = evaluateFilters(params.clauses, index, index.filterMemo);
  const words = readQueryWords(params.query, params);
  if (words.length === 0) return browse(index, filter, scoreBoosts(index, params));
  for (const attempt of attempts(words, params)) {
    const matches = keepFiltered(matchOnce(index, params, attempt, memo), filter);
    if (matches.positions.length > 0) return matches;
  }
  return { positions: new Uint32Array(), keys: new Float64Array() };
}

type Attempt = { words: QueryWord[]; isAnyWordEnough: boolean };

/** Words that are all optional leave any of them to be enough; of some, only the others decide. */
function attempts(allWords: QueryWord[], { removeWordsIfNoResults: mode, optionalWords }: SearchParams): Attempt[] {
  const optional = new Set(optionalWords.flatMap((text) => tokenise(text).map(({ word }) => word)));
  const required = allWords.filter(({ word }) => !optional.has(word));
  if (required.length === 0) return [{ words: allWords, isAnyWordEnough: true }];
  const words = required;
  const whole: Attempt = { words, isAnyWordEnough: false };
  if (mode === "none" || words.length === 1) return [whole];
  if (mode === "allOptional") return [whole, { words, isAnyWordEnough: true }];
  const shorter = words.slice(1).map((_, dropped): Attempt => {
    const kept = mode === "lastWords" ? words.slice(0, -1 - dropped) : words.slice(1 + dropped);
    return { words: kept, isAnyWordEnough: false };
  });
  return [whole, ...shorter];
}

function matchOnce(index: SearchIndex, params: SearchParams, { words, isAnyWordEnough }: Attempt, memo: RequestMemo): TextMatches {
  const { query, typoTolerance, ignorePlurals, boosts } = params;
  const key = JSON.stringify([index.definition.name, query, words, isAnyWordEnough, typoTolerance, ignorePlurals, boosts]);
  const matches = memo.get(key) ?? matchQuery(index, query, words, params, isAnyWordEnough);
  memo.set(key, matches);
  return matches;
}

function keepFiltered(matches: TextMatches, filter: Bitset | null): TextMatches {
  if (filter === null) return matches;
  const positions = new Uint32Array(matches.positions.length);
  const keys = new Float64Array(matches.positions.length);
  let count = 0;
  for (let slot = 0; slot < matches.positions.length; slot++) {
    const position = matches.positions[slot] ?? 0;
    if (!hasBit(filter, position)) continue;
    positions[count] = position;
    keys[count++] = matches.keys[slot] ?? 0;
  }
  return { positions: positions.subarray(0, count), keys: keys.subarray(0, count) };
}

function browse(index: SearchIndex, filter: Bitset | null, boostOf: BoostOf): TextMatches {
  const positions = filter === null ? Uint32Array.from({ length: index.size }, (_, position) => position) : positionsIn(filter);
  return {
    positions,
    keys: Float64Array.from(positions, (position) => (boostMax - boostOf(position)) * customRankCount + (index.customRanks[position] ?? 0)),
  };
}
