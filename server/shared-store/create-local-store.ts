import { setTimeout as wait } from "node:timers/promises";
import { MemoryStore, type Store } from "express-rate-limit";
import { LRUCache } from "lru-cache";
import type { SharedStore } from "./shared-store.ts";

const countersMax = 50_000;

/** For a shop of one instance: counts and takes turns within this process, keeps nothing, and has nobody to tell. */
export function createLocalStore(): SharedStore {
  const counts = new LRUCache<string, number>({ max: countersMax, ttl: 1, ttlResolution: 0, perf: { now: () => performance.now() } });
  const turns = new Map<string, Promise<unknown>>();

  return {
    limitStore: onePerName(() => new MemoryStore()),
    async countUpTo(counters, by, windowMs) {
      if (by === 0) return null;
      for (const { key, limit } of counters)
        if ((counts.get(key) ?? 0) + by > limit) return Math.min(counts.getRemainingTTL(key) || windowMs, windowMs);
      // A window begins with its first addition, so counting on keeps its end.
      for (const { key } of counters) counts.set(key, (counts.get(key) ?? 0) + by, { ttl: windowMs, noUpdateTTL: true });
      return null;
    },
    read: () => Promise.resolve(null),
    keep: () => Promise.resolve(),
    drop: () => Promise.resolve(),
    async inTurn(key, waitMs, run) {
      const before = turns.get(key);
      const running = before === undefined ? run() : settled(before, waitMs).then(run);
      turns.set(key, running);
      try {
        return await running;
      } finally {
        if (turns.get(key) === running) turns.delete(key);
      }
    },
    announce: () => undefined,
    onNews: () => undefined,
    contentVersion: () => null,
    close: () => Promise.resolve(),
  };
}

/** Makes a store at the first call with its name, so that all who count under a name count together. */
export function onePerName(create: (name: string) => Store): (name: string) => Store {
  const stores = new Map<string, Store>();
  return (name) => {
    const store = stores.get(name) ?? create(name);
    stores.set(name, store);
    return store;
  };
}

/** Waits for an end of either kind, or for so long. */
async function settled(promise: Promise<unknown>, waitMs: number): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([Promise.allSettled([promise]), wait(waitMs, undefined, { signal: over.signal, ref: false })]);
  } finally {
    over.abort();
  }
}
