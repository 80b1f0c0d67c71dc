import { randomUUID } from "node:crypto";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import type { News, SharedStore } from "#server/shared-store/shared-store.ts";

type Kept = { value: Buffer; endsAt: number };

/** What several instances in one process share, as they would through a server; `gone` takes it away from all of them. */
export function fakeSharedStores(count: number) {
  const kept = new Map<string, Kept>();
  const hits = new Map<string, number>();
  const subscribers = new Map<number, ((news: News) => void)[]>();
  const together = createLocalStore();
  const state = { isGone: false, version: randomUUID() as string };

  function createOne(index: number): SharedStore {
    const alone = createLocalStore();
    return {
      limitStore(name) {
        const own = alone.limitStore(name);
        return {
          localKeys: false,
          init: (options) => own.init?.(options),
          async increment(key) {
            if (state.isGone) return own.increment(key);
            const totalHits = (hits.get(`${name} ${key}`) ?? 0) + 1;
            hits.set(`${name} ${key}`, totalHits);
            return { totalHits, resetTime: new Date(Date.now() + 60_000) };
          },
          decrement: (key) => void hits.set(`${name} ${key}`, (hits.get(`${name} ${key}`) ?? 1) - 1),
          resetKey: () => undefined,
        };
      },
      countUpTo: (...given) => (state.isGone ? alone : together).countUpTo(...given),
      async read(key) {
        const found = state.isGone ? undefined : kept.get(key);
        return found && found.endsAt > Date.now() ? { value: found.value, leftMs: found.endsAt - Date.now() } : null;
      },
      async keep(key, value, forMs) {
        if (!state.isGone) kept.set(key, { value, endsAt: Date.now() + forMs });
      },
      async drop(keys) {
        for (const key of keys) kept.delete(key);
      },
      inTurn: (key, waitMs, run) => (state.isGone ? alone : together).inTurn(key, waitMs, run),
      announce(news) {
        if (state.isGone) return;
        if (news.kind === "content_changed") state.version = randomUUID();
        for (const [other, listeners] of subscribers) if (other !== index) for (const listener of listeners) listener(news);
      },
      onNews: (listener) => void subscribers.set(index, [...(subscribers.get(index) ?? []), listener]),
      contentVersion: () => (state.isGone ? null : state.version),
      close: () => Promise.resolve(),
    };
  }

  return {
    stores: Array.from({ length: count }, (_, index) => createOne(index)),
    /** Everything that somebody who looks into it sees. */
    contents: () => [...kept].map(([key, { value }]) => `${key}=${value.toString("latin1")}`).join("\n"),
    gone: () => (state.isGone = true),
  };
}
