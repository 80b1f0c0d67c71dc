import { LRUCache } from "lru-cache";
import { within } from "#server/deadline.ts";
import type { KeptPage, MadePage } from "#server/rendering/make-page.ts";
import type { SharedPages } from "./create-shared-pages.ts";
import type { PageKey } from "./page-key.ts";

type PageCacheTimes = {
  /** How long a page is fresh. */
  freshMs: number;
  /** How much longer it is served while a new one is rendered (stale-while-revalidate). */
  staleMs: number;
  /** How much longer it is served if a new one can't be rendered (stale-if-error). */
  staleIfErrorMs: number;
};

export type PageCacheOutcome = "hit" | "stale" | "stale_error" | "filled" | "left";

type PageCacheOptions = PageCacheTimes & {
  maxBytes: number;
  make: (key: PageKey) => Promise<MadePage>;
  /** Pages that other instances rendered; a fresh one is as good as our own. */
  shared?: SharedPages;
  /** How long the first visitor waits for the whole page before it is streamed to them instead. */
  renderWaitMs: number;
  /** The same for visitors who arrive while it is being rendered. */
  followerWaitMs: number;
  /** Called with the reason when a page could not be rendered. */
  onError: (error: unknown) => void;
  onOutcome?: (outcome: PageCacheOutcome) => void;
  /** Called with the memory that the pages take, whenever that changes. */
  onBytes?: (bytes: number) => void;
  now?: () => number;
};

export type PageCache = {
  /** A page that can be sent at once; a stale one is refreshed in the background. */
  find(key: PageKey): KeptPage | null;
  /** Renders the page, once for all who wait; null when the wait is over, or when the pipeline has to answer. */
  fill(key: PageKey): Promise<KeptPage | null>;
  /** Renders the page before anybody requests it. */
  warm(key: PageKey): Promise<void>;
  /** Drops all pages, since published content appears in menus and cards anywhere. */
  purge(): void;
};

type Found = MadePage & { ageMs: number };
type Entry = { page: KeptPage; madeAt: number; purges: number };

/** Bytes of an entry besides its bodies. */
const overheadBytes = 1024;
/** How long a page that can't be cached isn't tried again. */
const uncachedMs = 10_000;
const uncachedMax = 5000;
/** Pages rendered at the same time. Garages make for endless variants, so any further request goes to the pipeline, which admits only as much as the process can do. */
const makingMax = 8;

/** Caches whole pages, bounded by bytes. Fresh pages are sent, stale ones while the next is rendered, and each is rendered once, however many visitors wait. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const {
    maxBytes,
    freshMs,
    staleMs,
    staleIfErrorMs,
    renderWaitMs,
    followerWaitMs,
    make,
    shared,
    onError,
    onOutcome = () => undefined,
    onBytes = () => undefined,
    now = () => performance.now(),
  } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page: { bodies, tags } }, key) =>
      bodies.br.byteLength + bodies.gzip.byteLength + (key.length + tags.join().length) * 2 + overheadBytes,
  });
  const uncached = new LRUCache<string, true>({ max: uncachedMax, ttl: uncachedMs });
  const inFlight = new Map<string, Promise<KeptPage | null>>();
  /** Includes renders that began before a purge, which are no longer in `inFlight`. */
  let makingNow = 0;
  let purges = 0;

  /** A page's age; infinite if it is from before a purge. */
  const ageOf = (entry: Entry) => (entry.purges === purges ? now() - entry.madeAt : Infinity);

  function startMaking(key: PageKey): Promise<KeptPage | null> {
    const running = inFlight.get(key.text);
    if (running) return running;
    if (makingNow >= makingMax) return Promise.resolve(null);
    makingNow += 1;
    const purgesBefore = purges;
    const making = findOrMake(key)
      .catch((error: unknown): Found => {
        onError(error);
        return { page: null, isFailure: true, ageMs: 0 };
      })
      // What was read before a purge may be outdated by it: those who are already waiting get it, but it isn't cached.
      .then((found) => (purgesBefore === purges ? settle(key, found) : found.page))
      .finally(() => {
        makingNow -= 1;
        if (inFlight.get(key.text) === making) inFlight.delete(key.text);
      });
    inFlight.set(key.text, making);
    return making;
  }

  /** Stores the rendered page, or the fact that it can't be cached. */
  function settle(key: PageKey, { page, isFailure, ageMs }: Found): KeptPage | null {
    if (!page && isFailure) return staleAfterFailure(key);
    if (page) entries.set(key.text, { page: detached(page), madeAt: now() - ageMs, purges });
    else {
      entries.delete(key.text);
      uncached.set(key.text, true);
    }
    onBytes(entries.calculatedSize);
    return page;
  }

  async function findOrMake(key: PageKey): Promise<Found> {
    const found = await shared?.find(key);
    if (found && found.ageMs < freshMs) return { ...found, isFailure: false };
    const made = await make(key);
    if (made.page) shared?.keep(key, made.page);
    return { ...made, ageMs: 0 };
  }

  function staleAfterFailure(key: PageKey): KeptPage | null {
    const entry = entries.peek(key.text);
    if (!entry || ageOf(entry) >= freshMs + staleMs + staleIfErrorMs) return null;
    onOutcome("stale_error");
    return entry.page;
  }

  return {
    find(key) {
      const entry = entries.get(key.text);
      if (!entry) return null;
      const ageMs = ageOf(entry);
      if (ageMs >= freshMs + staleMs) return null;
      const isFresh = ageMs < freshMs;
      if (!isFresh) void startMaking(key);
      onOutcome(isFresh ? "hit" : "stale");
      return entry.page;
    },
    async fill(key) {
      if (uncached.has(key.text)) {
        onOutcome("left");
        return null;
      }
      const isFollower = inFlight.has(key.text);
      const page = await within(isFollower ? followerWaitMs : renderWaitMs, startMaking(key), null);
      onOutcome(page ? "filled" : "left");
      return page;
    },
    async warm(key) {
      await startMaking(key);
    },
    purge() {
      purges += 1;
      uncached.clear();
      inFlight.clear();
    },
  };
}

/** Copies the page: a buffer may be a slice of a pool (`Buffer.poolSize`) and a substring retains its whole string, so a page of 30 kB would retain 200 kB. */
function detached(page: KeptPage): KeptPage {
  const tags = Buffer.from(page.tags.join("\n")).toString().split("\n");
  return { ...page, tags, bodies: { br: copied(page.bodies.br), gzip: copied(page.bodies.gzip) } };
}

function copied(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  copy.set(bytes);
  return copy;
}
