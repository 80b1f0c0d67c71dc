import { AppError, isLogged } from "#shared/domain/app-error.ts";
import { untilDeadline, within, withoutDeadline } from "../deadline.ts";
import { levelOf } from "../observability/go-without.ts";
import type { Logger } from "../observability/logger.ts";
import type { Metrics } from "../observability/metrics.ts";
import { type StoredEntry, createCacheStore } from "./cache-store.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import type { CacheEntry, PublicCache, TagExpiry } from "./public-cache.ts";

type PublicCacheOptions = {
  maxBytes: number;
  /** Null where none are kept. */
  kept?: KeptAnswers | null;
  logger: Logger;
  metrics: Pick<Metrics, "cacheRequests" | "cacheUnusable" | "cacheEntries" | "cacheBytes">;
  /** From 0 to 1; spreads the refreshes of entries that were loaded together. */
  random?: () => number;
};

/** `isExpired`: the source changed while the value was loading. */
type Load = { promise: Promise<object>; tags: string[]; isExpired: boolean };

const entryOverheadBytes = 512;
const failedRefreshPauseMs = 2000;
/** A vendor whose answers can't be used says the same about every entry, again and again. */
const saidOncePerMs = 60_000;
/** How long a caller waits for a newer value before it gets the stale one. */
const refreshWaitMs = 1000;
/** Fresh times are shortened by a random share of up to this much (jitter). */
const jitter = 0.1;

/** See `PublicCache`. Values are frozen, because every visitor gets the same one. */
export function createPublicCache({
  maxBytes,
  kept = null,
  logger,
  metrics,
  random = Math.random,
}: PublicCacheOptions): PublicCache & TagExpiry {
  const loads = new Map<string, Load>();
  const quietUntil = new Map<string, number>();
  const store = createCacheStore({
    maxBytes,
    onSize(cache, { entries, bytes }) {
      metrics.cacheEntries.set({ cache }, entries);
      metrics.cacheBytes.set({ cache }, bytes);
      // A counter that starts at its first event hides that event from rate().
      metrics.cacheUnusable.inc({ cache }, 0);
    },
  });

  /** For a value loaded just now: until when it is fresh, and until when it may be served stale. */
  function timesOf({ freshMs, staleMs }: CacheEntry<object>) {
    const now = performance.now();
    return { freshUntil: now + freshMs * (1 - jitter * random()), staleUntil: now + freshMs + staleMs };
  }

  function keep(key: string, entry: CacheEntry<object>, { value, bytes, revision, isExpired }: Loaded): void {
    const { freshUntil, staleUntil } = timesOf(entry);
    store.set(key, {
      cache: entry.cache,
      value,
      revision,
      bytes: bytes + key.length + entryOverheadBytes,
      tags: entry.tags ?? [],
      freshUntil: isExpired ? 0 : freshUntil,
      staleUntil,
      isNothing: entry.isNothing?.(value) ?? false,
      isExpired,
      retryAt: 0,
    });
  }

  /** One load per key, however many callers wait for it. */
  function load(key: string, entry: CacheEntry<object>): Promise<object> {
    const running = loads.get(key);
    if (running) return running.promise;
    const started: Load = { promise: withoutDeadline(() => Promise.resolve().then(run)), tags: entry.tags ?? [], isExpired: false };
    loads.set(key, started);
    return started.promise;

    async function run(): Promise<object> {
      try {
        const revision = (await entry.revision?.()) ?? null;
        const held = store.get(key);
        const isSame = revision !== null && held?.revision === revision;
        const weighed = isSame ? held : freezeAndWeigh(await entry.load());
        const { value } = weighed;
        const { isExpired } = started;
        // A value that may be old is better than none, and worse than any that stands there by now.
        if (entry.isKeptOnDisk && !isExpired && !entry.isNothing?.(value)) kept?.keep(key, value);
        if (isSame && !isExpired) Object.assign(held, { ...timesOf(entry), isExpired: false, retryAt: 0 });
        else if (!isExpired || !store.get(key)) keep(key, entry, { ...weighed, revision, isExpired });
        return value;
      } finally {
        if (loads.get(key) === started) loads.delete(key);
      }
    }
  }

  /** The vendor's answer, or the last one on disk if the vendor fails or takes too long. */
  async function loadOrKept(key: string, entry: CacheEntry<object>): Promise<{ value: object; isKept: boolean }> {
    const loading = load(key, entry);
    if (!entry.isKeptOnDisk || !kept?.has(key)) return { value: await untilDeadline(loading), isKept: false };
    const failed = loading.then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const outcome = await within<object>(
      refreshWaitMs,
      failed.then((failure) => failure ?? answered),
      late,
    );
    if (outcome === answered) return { value: await loading, isKept: false };
    if ("error" in outcome && isGone(outcome.error)) throw outcome.error;
    void failed.then((failure) => failure && !isGone(failure.error) && tellUnusable(entry.cache, failure.error));
    const value = await takeKept(key, entry);
    return value ? { value, isKept: true } : { value: await untilDeadline(loading), isKept: false };
  }

  /** Shoppers see the old value, so nobody else would say that there is no newer one. A call that failed was counted and logged where it happened. */
  function tellUnusable(cache: string, error: unknown): void {
    if (isLogged(error)) return;
    metrics.cacheUnusable.inc({ cache });
    const now = performance.now();
    if (now < (quietUntil.get(cache) ?? 0)) return;
    quietUntil.set(cache, now + saidOncePerMs);
    logger[levelOf(error)]({ event: "cache.refresh", cache, error }, "a cached value could not be refreshed");
  }

  /** Copies a value from disk into memory, as stale, unless a newer one has arrived in the meantime. */
  async function takeKept(key: string, entry: CacheEntry<object>): Promise<object | null> {
    const value = (await kept?.find(key)) ?? null;
    const held = store.get(key);
    if (held || value === null) return held?.value ?? null;
    keep(key, entry, { ...freezeAndWeigh(value), revision: null, isExpired: true });
    Object.assign(store.get(key) ?? {}, { retryAt: performance.now() + failedRefreshPauseMs });
    return value;
  }

  /** The newer value, or the cached one if there is none. */
  function refresh(key: string, entry: CacheEntry<object>, held: StoredEntry): Promise<object> {
    if (performance.now() < held.retryAt) return Promise.resolve(held.value);
    return load(key, entry).catch((error: unknown) => {
      if (isGone(error)) {
        if (store.get(key) === held) store.delete(key);
        return held.value;
      }
      held.retryAt = performance.now() + failedRefreshPauseMs;
      tellUnusable(entry.cache, error);
      return held.value;
    });
  }

  function lookUp(entry: CacheEntry<object>): object | Promise<object> {
    const key = `${entry.cache}:${entry.key}`;
    const now = performance.now();
    const held = store.get(key);
    const count = (result: "hit" | "stale" | "kept" | "miss" | "error") => metrics.cacheRequests.inc({ cache: entry.cache, result });
    if (held && now < held.freshUntil) {
      count("hit");
      return held.value;
    }
    if (held && now < held.staleUntil) {
      count("stale");
      const refreshed = refresh(key, entry, held);
      const isWithinGrace = entry.staleWhileLoadingMs === undefined || now < held.freshUntil + entry.staleWhileLoadingMs;
      return isWithinGrace && !held.isExpired ? held.value : within(refreshWaitMs, refreshed, held.value);
    }
    if (held) store.delete(key);
    return loadOrKept(key, entry).then(
      ({ value, isKept }) => {
        count(isKept ? "kept" : "miss");
        return value;
      },
      (error: unknown) => {
        count("error");
        throw error;
      },
    );
  }

  /** A load in progress may return the old value: those who are waiting get it, and later callers start another load. */
  function disownLoads(tag: string): void {
    for (const [key, running] of loads) {
      if (!running.tags.includes(tag)) continue;
      running.isExpired = true;
      loads.delete(key);
    }
  }

  return {
    async get<Value extends object>(entry: CacheEntry<Value>): Promise<Value> {
      // A key always holds what its own `load` answers; the store cannot know the type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return (await lookUp(entry)) as Value;
    },
    expireTag(tag) {
      disownLoads(tag);
      for (const held of store.withTag(tag)) Object.assign(held, { freshUntil: 0, isExpired: true, retryAt: 0 });
    },
  };
}

const answered = {};
const late = {};

const isGone = (error: unknown) => error instanceof AppError && error.code === "NOT_FOUND";

/** A value with about as many bytes as it takes. */
type Weighed = { value: object; bytes: number };

/** `isExpired`: it may be served, but only as stale. */
type Loaded = Weighed & { revision: number | null; isExpired: boolean };

/** Deep-freezes plain data, because many visitors share the value, and adds up its size on the way. */
function freezeAndWeigh(value: object): Weighed {
  return { value, bytes: freeze(value) };
}

function freeze(part: unknown): number {
  if (typeof part === "string") return part.length + wordBytes;
  if (typeof part !== "object" || part === null) return wordBytes;
  Object.freeze(part);
  let bytes = wordBytes;
  if (Array.isArray(part)) for (const inner of part) bytes += freeze(inner);
  else for (const [name, inner] of Object.entries(part)) bytes += name.length + freeze(inner);
  return bytes;
}

/** What a number takes, or a reference. */
const wordBytes = 8;
