import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMetrics } from "../observability/metrics.ts";
import { createPublicCache } from "./create-public-cache.ts";

type Page = { title: string };

const load = vi.fn<() => Promise<Page>>();
const entry = { cache: "story", key: "page/faq", freshMs: 1000, staleWhileLoadingMs: 1000, staleMs: 60_000, load };

function setUp() {
  const metrics = createMetrics({ version: "test", revision: "test" });
  return createPublicCache({ maxBytes: 1024 * 1024, logger: pino({ level: "silent" }), metrics, random: () => 0 });
}

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
  load.mockResolvedValueOnce({ title: "old" });
});
afterEach(() => void vi.useRealTimers());

test("shortly after its fresh time the stale value is answered at once", async () => {
  const cache = setUp();
  await cache.get(entry);
  vi.advanceTimersByTime(1500);
  load.mockResolvedValueOnce({ title: "new" });
  expect(await cache.get(entry)).toEqual({ title: "old" });
});

test("later the caller waits for the new value, one load for all who wait", async () => {
  const cache = setUp();
  await cache.get(entry);
  vi.advanceTimersByTime(30_000);
  load.mockResolvedValueOnce({ title: "new" });
  expect(await Promise.all([cache.get(entry), cache.get(entry)])).toEqual([{ title: "new" }, { title: "new" }]);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a vendor that fails is covered by the stale value, without waiting again until the pause is over", async () => {
  const cache = setUp();
  await cache.get(entry);
  vi.advanceTimersByTime(30_000);
  load.mockRejectedValue(new Error("down"));
  expect(await cache.get(entry)).toEqual({ title: "old" });
  expect(await cache.get(entry)).toEqual({ title: "old" });
  expect(load).toHaveBeenCalledTimes(2);
});

test("a vendor that hangs costs a moment and not the page", async () => {
  const cache = setUp();
  await cache.get(entry);
  vi.advanceTimersByTime(30_000);
  load.mockReturnValueOnce(new Promise<Page>(() => undefined));
  const answer = cache.get(entry);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual({ title: "old" });
});

test("what expired is waited for at once, even where a stale value is good enough otherwise", async () => {
  const { staleWhileLoadingMs, ...hasty } = { ...entry, tags: ["content"] };
  for (const expired of [{ ...hasty, staleWhileLoadingMs }, hasty]) {
    const cache = setUp();
    load.mockReset().mockResolvedValueOnce({ title: "old" });
    await cache.get(expired);
    cache.expireTag("other");
    expect(await cache.get(expired)).toEqual({ title: "old" });
    cache.expireTag("content");
    load.mockResolvedValueOnce({ title: "new" });
    expect(await cache.get(expired)).toEqual({ title: "new" });
    expect(await cache.get(expired)).toEqual({ title: "new" });
    expect(load).toHaveBeenCalledTimes(2);
  }
});

test("what expired covers for a vendor that fails just then", async () => {
  const cache = setUp();
  await cache.get({ ...entry, tags: ["content"] });
  cache.expireTag("content");
  load.mockRejectedValue(new Error("down"));
  expect(await cache.get(entry)).toEqual({ title: "old" });
});

test("a load that began before the change does not bring the old value back", async () => {
  const cache = setUp();
  await cache.get({ ...entry, tags: ["content"] });
  vi.advanceTimersByTime(30_000);
  const before = Promise.withResolvers<Page>();
  load.mockReturnValueOnce(before.promise);
  const waiting = cache.get({ ...entry, tags: ["content"] });
  await vi.advanceTimersByTimeAsync(0);
  cache.expireTag("content");
  load.mockResolvedValueOnce({ title: "new" });
  const fresh = cache.get({ ...entry, tags: ["content"] });
  before.resolve({ title: "old" });
  expect([await waiting, await fresh, await cache.get(entry)]).toEqual([{ title: "old" }, { title: "new" }, { title: "new" }]);
});

test("the first load of a value that changes meanwhile covers for a vendor that fails right after, and is asked for anew", async () => {
  const cache = setUp();
  const before = Promise.withResolvers<Page>();
  load.mockReset().mockReturnValueOnce(before.promise);
  const waiting = cache.get({ ...entry, tags: ["content"] });
  await vi.advanceTimersByTimeAsync(0);
  cache.expireTag("content");
  before.resolve({ title: "old" });
  expect(await waiting).toEqual({ title: "old" });
  load.mockRejectedValueOnce(new Error("down"));
  expect(await cache.get({ ...entry, tags: ["content"] })).toEqual({ title: "old" });
  vi.advanceTimersByTime(5000);
  load.mockResolvedValueOnce({ title: "new" });
  expect(await cache.get({ ...entry, tags: ["content"] })).toEqual({ title: "new" });
});
