import { LRUCache } from "lru-cache";
import { within } from "#server/deadline.ts";
import type { KeptPage, MadePage } from "#server/rendering/make-page.ts";
import type { SharedPages } from "./create-shared-pages.ts";
import type { PageKey } from "./page-key.ts";

type PageCacheTimes = {
  /** For this long a page is as good as new. */
  freshMs: number;
  /** For this much longer it is sent while a new one is made. */
  staleMs: number;
  /** For this much longer it is sent if a new one can't be made. */
  staleIfErrorMs: number;
};

export type PageCacheOutcome = "hit" | "stale" | "stale_error" | "filled" | "left";

type PageCacheOptions = PageCacheTimes & {
  maxBytes: number;
  make: (key: PageKey) => Promise<MadePage>;
  /** What other instances have made; one that is fresh is as good as our own. */
  shared?: SharedPages;
  /** How long whoever asks first waits for the whole page, before it is streamed to them instead. */
  renderWaitMs: number;
  /** The same for those who ask while it is being made already. */
  followerWaitMs: number;
  /** Told why a page could not be made. */
  onError: (error: unknown) => void;
  onOutcome?: (outcome: PageCacheOutcome) => void;
  /** Told how much memory the pages take, whenever that changes. */
  onBytes?: (bytes: number) => void;
  now?: () => number;
};

export type PageCache = {
  /** A page that can be sent at once; a stale one is made anew meanwhile. */
  find(key: PageKey): KeptPage | null;
  /** Makes the page, once for all who ask; null after the patience, or where the pipeline has to answer. */
  fill(key: PageKey): Promise<KeptPage | null>;
  /** Makes the page ahead of whoever asks for it. */
  warm(key: PageKey): Promise<void>;
  /** Forgets all pages: what editors publish stands in menus and cards anywhere. */
  purge(): void;
};

type Found = MadePage & { ageMs: number };
type Entry = { page: KeptPage; madeAt: number; purges: number };

/** What an entry costs besides its bodies. */
const overheadBytes = 1024;
/** A page that can't be kept isn't tried again at once. */
const uncachedMs = 10_000;
const uncachedMax = 5000;
/** Made at a time. Garages make pages without end, so whoever asks for one more takes their turn in the pipeline, which lets in what the process can do. */
const makingMax = 8;

/** Keeps whole pages, bounded by bytes: fresh ones are sent, stale ones while the next is made, and each is made once however many ask. */
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
  /** With those that were begun before a purge, and stand in `inFlight` no more. */
  let makingNow = 0;
  let purges = 0;

  /** How old a page is; without end once all were forgotten. */
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
      // What was read before a purge may be what the purge is about: it is for those who wait already, and changes nothing here.
      .then((found) => (purgesBefore === purges ? settle(key, found) : found.page))
      .finally(() => {
        makingNow -= 1;
        if (inFlight.get(key.text) === making) inFlight.delete(key.text);
      });
    inFlight.set(key.text, making);
    return making;
  }

  /** Keeps what was made, or what is known of a page that can't be kept. */
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

/** The page in memory of its own: a buffer may lie in a block with others (`Buffer.poolSize`), and a piece of a text keeps the whole text, so that a page of 30 kB would hold on to 200. */
function detached(page: KeptPage): KeptPage {
  const tags = Buffer.from(page.tags.join("\n")).toString().split("\n");
  return { ...page, tags, bodies: { br: copied(page.bodies.br), gzip: copied(page.bodies.gzip) } };
}

function copied(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  copy.set(bytes);
  return copy;
}
