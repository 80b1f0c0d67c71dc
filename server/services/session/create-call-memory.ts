import { untilDeadline, withoutDeadline } from "#server/deadline.ts";

import type { SharedCalls } from "./create-shared-calls.ts";

type CallMemoryOptions<Result> = {
  /** For how long after it a call's result answers those who are late; 0 for not at all. */
  keptForMs: (key: string, result: Result) => number;
  entriesMax: number;
  now: () => number;
  /** Where the same calls are made by other instances of the shop. */
  shared?: Pick<SharedCalls<Result>, "once">;
};

export type CallMemory<Result> = {
  /** Runs a call once for all who ask with its key: while it runs, and for a while after it succeeded. It runs to its end even if nobody has the time to wait for it. */
  once(key: string, call: () => Promise<Result>): Promise<Result>;
  find(key: string): Promise<Result> | undefined;
  forget(isForgotten: (key: string, result: Result) => boolean): void;
};

type Entry<Result> = { answer: Promise<Result>; settled: { result: Result; untilMs: number } | null };

/** Remembers the latest calls; the oldest give way to new ones. */
export function createCallMemory<Result>({ keptForMs, entriesMax, now, shared }: CallMemoryOptions<Result>): CallMemory<Result> {
  const entries = new Map<string, Entry<Result>>();
  const isOver = ({ settled }: Entry<Result>) => settled !== null && settled.untilMs <= now();

  function dropOld(): void {
    for (const [key, entry] of entries) {
      if (!isOver(entry) && entries.size < entriesMax) return;
      entries.delete(key);
    }
  }

  function find(key: string): Promise<Result> | undefined {
    const entry = entries.get(key);
    return entry && !isOver(entry) ? entry.answer : undefined;
  }

  function start(key: string, call: () => Promise<Result>): Promise<Result> {
    const entry: Entry<Result> = { answer: withoutDeadline(() => shared?.once(key, call) ?? call()), settled: null };
    entries.delete(key);
    entries.set(key, entry);
    void settle(key, entry);
    return entry.answer;
  }

  async function settle(key: string, entry: Entry<Result>): Promise<void> {
    try {
      const result = await entry.answer;
      entry.settled = { result, untilMs: now() + keptForMs(key, result) };
    } catch {
      // Whoever asked hears of it; the next one tries again.
      if (entries.get(key) === entry) entries.delete(key);
    }
  }

  return {
    once(key, call) {
      dropOld();
      return untilDeadline(find(key) ?? start(key, call));
    },
    find,
    forget(isForgotten) {
      for (const [key, { settled }] of entries) if (settled && isForgotten(key, settled.result)) entries.delete(key);
    },
  };
}
