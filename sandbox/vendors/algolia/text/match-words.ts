import type { MatchState } from "./match-state.ts";
import { attributeOf, distanceBetween, distanceMax } from "./postings.ts";
import type { Alternative } from "./word-alternatives.ts";

export type WordToMatch = { alternatives: Alternative[]; joined: number };

const byteMax = 255;

/**
 * Goes through the words in order and keeps for each record its best match of each. Returns the records that hold all words, or any of
 * them when that is enough. The caller calls `resetMatches` when it has read the state.
 */
export function matchWords(words: WordToMatch[], state: MatchState, isAnyWordEnough: boolean): Uint32Array {
  for (const [wordIndex, { alternatives, joined }] of words.entries()) {
    state.reachedCount = 0;
    for (const alternative of alternatives) scan(alternative, wordIndex, state, isAnyWordEnough);
    for (let slot = 0; slot < state.reachedCount; slot++) finishWord(state.reached[slot] ?? 0, joined, state);
  }
  return isAnyWordEnough ? state.touched.slice(0, state.touchedCount) : state.reached.slice(0, state.reachedCount);
}

export function resetMatches(state: MatchState): void {
  for (let slot = 0; slot < state.touchedCount; slot++) {
    const position = state.touched[slot] ?? 0;
    state.matched[position] = 0;
    state.stamp[position] = 0;
  }
  state.touchedCount = 0;
}

/** The hot loop of the engine: no allocation, no call but the distance. */
function scan(alternative: Alternative, wordIndex: number, state: MatchState, isAnyWordEnough: boolean): void {
  const { positions, places } = alternative.postings;
  const { matched, stamp, wordTypos, place, distance, isExact, lastPlace, reached, touched } = state;
  const { typos, fixedPlace, start, end } = alternative;
  const thisWord = wordIndex + 1;
  const exact = alternative.isExact ? 1 : 0;
  for (let entry = start; entry < end; entry++) {
    const position = positions[entry] ?? 0;
    const matchedBefore = matched[position] ?? 0;
    if (matchedBefore < wordIndex && !isAnyWordEnough) continue;
    const here = fixedPlace ?? places[entry] ?? 0;
    const gap = matchedBefore === 0 ? 0 : distanceBetween(lastPlace[position] ?? 0, here);
    if (stamp[position] !== thisWord) {
      reached[state.reachedCount++] = position;
      if (matchedBefore === 0 && stamp[position] === 0) touched[state.touchedCount++] = position;
      stamp[position] = thisWord;
      wordTypos[position] = typos;
      place[position] = here;
      distance[position] = gap;
      isExact[position] = exact;
    } else if (typos === wordTypos[position]) {
      if (exact === 1) isExact[position] = 1;
      const best = distance[position] ?? 0;
      if (gap < best || (gap === best && here < (place[position] ?? 0))) {
        distance[position] = gap;
        place[position] = here;
      }
    }
  }
}

/** Words joined into one part number count as far apart, so that words found as they were typed go first. */
function finishWord(position: number, joined: number, state: MatchState): void {
  const { matched, typos, proximity, attributes, exact } = state;
  if (matched[position] === 0) {
    typos[position] = 0;
    proximity[position] = 0;
    attributes[position] = 0;
    exact[position] = 0;
  }
  const place = state.place[position] ?? 0;
  matched[position] = (matched[position] ?? 0) + 1;
  typos[position] = (typos[position] ?? 0) + (state.wordTypos[position] ?? 0);
  proximity[position] = Math.min((proximity[position] ?? 0) + (state.distance[position] ?? 0) + (joined - 1) * distanceMax, byteMax);
  attributes[position] = Math.min((attributes[position] ?? 0) + attributeOf(place) * joined, byteMax);
  exact[position] = (exact[position] ?? 0) + (state.isExact[position] ?? 0);
  state.lastPlace[position] = place;
}
