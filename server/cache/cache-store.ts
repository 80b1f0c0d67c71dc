import { LRUCache } from "lru-cache";

export type StoredEntry = {
  cache: string;
  value: object;
  /** At what the source stood when it was asked for the value; null where nobody knows. */
  revision: number | null;
  bytes: number;
  tags: string[];
  freshUntil: number;
  staleUntil: number;
  isNothing: boolean;
  /** It changed at its source: only a failure makes it good enough. */
  isExpired: boolean;
  /** A refresh that failed is not tried again before this time. */
  retryAt: number;
};

type CacheSize = { entries: number; bytes: number };

type CacheStoreOptions = { maxBytes: number; onSize: (cache: string, size: CacheSize) => void };

export type CacheStore = {
  get(key: string): StoredEntry | undefined;
  set(key: string, entry: StoredEntry): void;
  delete(key: string): void;
  withTag(tag: string): StoredEntry[];
};

/** How much of the budget answers that say "nothing" may take: a part without a review is asked for as often as another, while made-up addresses must push nothing real out. */
const nothingsShare = 1 / 8;

/** Entries by key within a budget of bytes, the least recently used leave first; knows which entries carry which tag. Of those that say "nothing" only the latest stay, within a share of the budget. */
export function createCacheStore({ maxBytes, onSize }: CacheStoreOptions): CacheStore {
  const keysByTag = new Map<string, Set<string>>();
  const sizes = new Map<string, CacheSize>();
  /** By key, the bytes of entries that say "nothing", in the order in which they came. */
  const nothings = new Map<string, number>();
  let nothingBytes = 0;

  function resize(entry: StoredEntry, sign: 1 | -1): void {
    const size = sizes.get(entry.cache) ?? { entries: 0, bytes: 0 };
    const next = { entries: size.entries + sign, bytes: size.bytes + sign * entry.bytes };
    sizes.set(entry.cache, next);
    onSize(entry.cache, next);
  }

  function forget(entry: StoredEntry, key: string): void {
    resize(entry, -1);
    nothingBytes -= nothings.get(key) ?? 0;
    nothings.delete(key);
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function keepNothing(key: string, bytes: number): void {
    nothings.set(key, bytes);
    nothingBytes += bytes;
    for (const oldest of nothings.keys()) {
      if (nothingBytes <= maxBytes * nothingsShare) return;
      entries.delete(oldest);
    }
  }

  const entries = new LRUCache<string, StoredEntry>({ maxSize: maxBytes, sizeCalculation: (entry) => entry.bytes, dispose: forget });

  return {
    get: (key) => entries.get(key),
    set(key, entry) {
      // An entry beyond the whole budget would never be kept, and its tags never forgotten.
      if (entry.bytes > maxBytes) return;
      entries.delete(key);
      for (const tag of entry.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
      resize(entry, 1);
      entries.set(key, entry);
      if (entry.isNothing) keepNothing(key, entry.bytes);
    },
    delete: (key) => void entries.delete(key),
    withTag: (tag) => Array.from(keysByTag.get(tag) ?? [], (key) => entries.peek(key)).filter((entry) => entry !== undefined),
  };
}
