import type { FoundPage } from "#shared/contract/catalogue/search.ts";
import { pageKindWords, pageWords, sectionWords, storeWords } from "#shared/domain/search/page-words.ts";
import { singular } from "#shared/domain/search/part-names.ts";
import { tokenise } from "#shared/domain/search/tokenise.ts";
import { emptyWords } from "#shared/domain/search/word-kinds.ts";

/** A page that can be found by its title, and by other words for it. */
export type FindablePage = FoundPage & {
  words?: string;
  /** The words of its title that many others share: they alone don't find it. */
  shared?: string;
};

type Indexed = {
  page: FindablePage;
  /** Among all. */ place: number;
  title: string[];
  words: Set<string>;
  shared: Set<string>;
  weight: number;
};

/** When two pages are called alike. */
const weights: Record<FoundPage["kind"], number> = {
  store: 5,
  help: 4,
  category: 3,
  brand: 3,
  legend: 2,
  vehicle: 2,
  article: 1,
  video: 0,
};
const shown = 4;
const begunLengthMin = 3;
const enough = 2 / 3;
/** Names, which lead nowhere unless all that was asked belongs to them: what else stands beside a car's name is about its parts. */
const namedWhole: ReadonlySet<FoundPage["kind"]> = new Set(["category", "brand", "vehicle"]);

/** Finds pages whose title and other words hold what was typed; the last word may still be on its way. */
export function createPageFinder(pages: readonly FindablePage[]): (text: string) => FoundPage[] {
  const indexed = pages.map(indexPage);
  const mayAnswer = indexWords(indexed);
  return (text) => {
    const asked = wordsOf(text);
    if (asked.length === 0) return [];
    const kind = asked.map((word) => pageKindWords.get(word)).find((named) => named !== undefined);
    return Array.from(mayAnswer(asked))
      .map((one) => ({ one, score: scoreOf(one, asked, kind) }))
      .filter(({ score }) => score > 0)
      .toSorted(
        (a, b) => b.score - a.score || b.one.weight - a.one.weight || a.one.title.length - b.one.title.length || a.one.place - b.one.place,
      )
      .slice(0, shown)
      .map(({ one: { page } }) => ({ kind: page.kind, label: page.label, url: page.url }));
  };
}

const ownWords: Partial<Record<FoundPage["kind"], ReadonlyMap<string, string>>> = { help: pageWords, category: sectionWords };

function indexPage(page: FindablePage, place: number): Indexed {
  const title = wordsOf(page.label);
  const last = page.url.split("/").at(-1) ?? "";
  const others = [page.words ?? "", page.kind === "store" ? storeWords : "", ownWords[page.kind]?.get(last) ?? ""];
  const shared = new Set(wordsOf(page.shared ?? ""));
  return { page, place, title, words: new Set([...title, ...others.flatMap(wordsOf)]), shared, weight: weights[page.kind] };
}

/** Finds the pages that hold at least one of some words, or one that begins like it: a few of thousands, so that only these are weighed. */
function indexWords(indexed: readonly Indexed[]): (words: readonly string[]) => ReadonlySet<Indexed> {
  const byWord = new Map<string, Indexed[]>();
  for (const one of indexed) {
    for (const word of one.words) {
      const known = byWord.get(word);
      if (known) known.push(one);
      else byWord.set(word, [one]);
    }
  }
  const byBeginning = Map.groupBy(byWord.keys(), (word) => word.slice(0, begunLengthMin));
  const beginning = (begun: string) => (byBeginning.get(begun.slice(0, begunLengthMin)) ?? []).filter((word) => word.startsWith(begun));
  return (words) => new Set(words.flatMap((word) => [word, ...beginning(word)]).flatMap((word) => byWord.get(word) ?? []));
}

/** How much of what was asked the page answers, and how much of its title that is; nothing unless it is most of it. */
function scoreOf({ page, title, words, shared }: Indexed, asked: readonly string[], kind: string | undefined): number {
  const isNamedKind = page.kind === kind;
  const subjects = asked.filter((word) => !(isNamedKind && pageKindWords.get(word) === kind));
  if (subjects.length === 0) return 0;
  const last = subjects.at(-1) ?? "";
  const holds = (word: string) =>
    words.has(word) || (word === last && word.length >= begunLengthMin && title.some((titled) => titled.startsWith(word)));
  const held = subjects.filter(holds);
  const share = held.length / subjects.length;
  const isEnough = share === 1 || (held.length >= 2 && share >= enough && !namedWhole.has(page.kind));
  if (!isEnough || held.every((word) => shared.has(word))) return 0;
  // Every store has opening hours; one is meant when it is named.
  const isNamed = held.some((word) => title.some((own) => own.startsWith(word)));
  if (page.kind === "store" && !isNamed) return 0;
  const titled = held.filter((word) => title.some((own) => own === word || own.startsWith(word))).length / Math.max(1, title.length);
  return share * 4 + titled * 2 + (isNamedKind ? 2 : 0);
}

const stemLengthMin = 4;

/** "bleeding" is about what "bleed" is about. */
function stemOf(word: string): string {
  const stem = word.replace(/ing$/, "");
  return stem.length >= stemLengthMin ? stem : word;
}

function wordsOf(text: string): string[] {
  return tokenise(text)
    .map(({ word }) => stemOf(singular(word)))
    .filter((word) => !emptyWords.has(word));
}
