import type { GoWithout } from "#server/observability/go-without.ts";
import type { FoundPage } from "#shared/contract/catalogue/search.ts";
import { createVocabulary, type Vocabulary } from "#shared/domain/search/understand-query.ts";
import type { NamedVehicle } from "#shared/domain/search/vehicle-names.ts";
import { createPageFinder, type FindablePage } from "../pages/find-pages.ts";
import type { FindablePages } from "../pages/findable-pages.ts";
import { renewed } from "./renewed.ts";
import type { SearchIndexPort } from "../search-index-port.ts";

type KnownNamesOptions = {
  index: Pick<SearchIndexPort, "names">;
  listVehicles: () => Promise<readonly NamedVehicle[]>;
  /** The pages that a search can lead to, categories aside. */
  listPages: () => Promise<FindablePages>;
  categoryPages: () => Promise<FindablePage[]>;
  goWithout: GoWithout;
};

export type KnownNames = {
  vocabularyFor(text: string): Promise<Vocabulary>;
  findPages(text: string): Promise<FoundPage[]>;
  /** Loads both, so that whoever searches first needn't wait for them. Never fails. */
  prepare(): Promise<void>;
};

const second = 1000;
const vocabularyMs = 600 * second;
const pagesMs = 60 * second;

/** What words in a search may be: cars, parts, brands, pages. All of it is much to load, so a text without words, as lists have that links lead to, waits for none. */
export function createKnownNames({ index, listVehicles, listPages, categoryPages, goWithout }: KnownNamesOptions): KnownNames {
  const nothing = createVocabulary([], []);
  const vocabulary = renewed({
    load: async () => {
      const [vehicles, { partNames, brandNames, kindNames }] = await Promise.all([listVehicles(), index.names()]);
      return createVocabulary(vehicles, partNames, brandNames, kindNames);
    },
    otherwise: nothing,
    freshMs: vocabularyMs,
    failed: goWithout("words of searches"),
  });
  const pageFinder = renewed({
    load: async () => {
      const { pages, isWhole } = await listPages();
      return { find: createPageFinder([...pages, ...(await categoryPages())]), isWhole };
    },
    otherwise: { find: createPageFinder([]), isWhole: false },
    freshMs: pagesMs,
    failed: goWithout("pages of searches"),
    isWhole: ({ isWhole }) => isWhole,
  });
  return {
    vocabularyFor: async (text) => (text === "" ? nothing : vocabulary()),
    findPages: async (text) => (text === "" ? [] : (await pageFinder()).find(text)),
    prepare: async () => void (await Promise.all([vocabulary(), pageFinder()])),
  };
}
