import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import { createMetrics } from "../observability/metrics.ts";
import { createPublicCache } from "./create-public-cache.ts";
import type { KeptAnswers } from "./kept-answers.ts";

/** Of a value that is on its way while it changes at its source. */
type Price = { price: number };

function setUp(kept: KeptAnswers | null = null) {
  const metrics = createMetrics({ version: "test", revision: "test" });
  const cache = createPublicCache({ maxBytes: 1_000_000, kept, logger: pino({ level: "silent" }), metrics, random: () => 0 });
  const get = (load: () => Promise<Price>, changes: { revision?: () => Promise<number>; isKeptOnDisk?: boolean } = {}) =>
    cache.get({ cache: "product", key: "badge", tags: ["product:badge"], freshMs: 1000, staleMs: 5000, load, ...changes });
  return { cache, get };
}

const loading = (price: number) => vi.fn<() => Promise<Price>>(() => Promise.resolve({ price }));
/** A load that comes when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<Price>();
  return { load: vi.fn<() => Promise<Price>>(() => promise), resolve: (price: number) => resolve({ price }), reject };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a load from before a change that ends takes nobody from the load after it", async () => {
  const { cache, get } = setUp();
  const [old, fresh, needless] = [held(), held(), loading(3)];
  void get(old.load);
  await settled();
  cache.expireTag("product:badge");
  const first = get(fresh.load);
  old.resolve(1);
  await settled();
  const second = get(needless);
  fresh.resolve(2);
  expect(await Promise.all([first, second])).toEqual([{ price: 2 }, { price: 2 }]);
  expect(needless).not.toHaveBeenCalled();
});

test("what expires elsewhere leaves a load alone", async () => {
  const { cache, get } = setUp();
  const { load, resolve } = held();
  const asked = get(load);
  await settled();
  cache.expireTag("product:other");
  resolve(1);
  await asked;
  const needless = loading(2);
  expect(await get(needless)).toEqual({ price: 1 });
  expect(needless).not.toHaveBeenCalled();
});

test("what was read before a change doesn't take the place of what was read after it", async () => {
  const { cache, get } = setUp();
  const old = held();
  void get(old.load);
  await settled();
  cache.expireTag("product:badge");
  expect(await get(loading(2))).toEqual({ price: 2 });
  old.resolve(1);
  await settled();
  expect(await get(loading(3))).toEqual({ price: 2 });
});

test("what was read before a change stands in for a vendor that is down since, and for no other", async () => {
  const { cache, get } = setUp();
  const old = held();
  void get(old.load);
  await settled();
  cache.expireTag("product:badge");
  old.resolve(1);
  await settled();
  expect(await get(() => Promise.reject(new AppError("UPSTREAM_FAILED", "down")))).toEqual({ price: 1 });
  vi.advanceTimersByTime(2500);
  expect(await get(loading(2))).toEqual({ price: 2 });
});

test("a source that calls what it has the same isn't believed if it changed while it was asked", async () => {
  const { cache, get } = setUp();
  const revision = vi.fn<() => Promise<number>>(async () => 7);
  await get(loading(1), { revision });
  vi.advanceTimersByTime(1500);
  const answer = Promise.withResolvers<number>();
  revision.mockReturnValueOnce(answer.promise);
  await get(loading(2), { revision });
  cache.expireTag("product:badge");
  answer.resolve(7);
  await settled();
  revision.mockResolvedValueOnce(8);
  expect(await get(loading(3), { revision })).toEqual({ price: 3 });
});

test("what a source says is gone takes nothing with it that has come since", async () => {
  const { cache, get } = setUp();
  await get(loading(1));
  vi.advanceTimersByTime(1500);
  const old = held();
  expect(await get(old.load)).toEqual({ price: 1 });
  await settled();
  cache.expireTag("product:badge");
  await get(loading(2));
  old.reject(new AppError("NOT_FOUND", "gone"));
  await settled();
  expect(await get(loading(3))).toEqual({ price: 2 });
});

test("whoever waited for a newer value leaves no timer behind", async () => {
  const { cache, get } = setUp();
  await get(loading(1));
  cache.expireTag("product:badge");
  expect(await get(loading(2))).toEqual({ price: 2 });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([{ price: 1 }, null])("what is found on disk, %o, stands in for no answer that came while it was looked for", async (found) => {
  const disk = Promise.withResolvers<object | null>();
  const kept: KeptAnswers = { has: () => true, find: () => disk.promise, keep: () => undefined, written: async () => undefined };
  const { get } = setUp(kept);
  const slow = held();
  const asked = get(slow.load, { isKeptOnDisk: true });
  await vi.advanceTimersByTimeAsync(1000);
  slow.resolve(2);
  await settled();
  disk.resolve(found);
  expect([await asked, await get(loading(3))]).toEqual([{ price: 2 }, { price: 2 }]);
});

test("where nothing is found on disk after all, the answer is waited for", async () => {
  const kept: KeptAnswers = { has: () => true, find: async () => null, keep: () => undefined, written: async () => undefined };
  const { get } = setUp(kept);
  const slow = held();
  const asked = get(slow.load, { isKeptOnDisk: true });
  await vi.advanceTimersByTimeAsync(1000);
  const meanwhile = get(loading(3), { isKeptOnDisk: true });
  slow.resolve(2);
  expect(await Promise.all([asked, meanwhile])).toEqual([{ price: 2 }, { price: 2 }]);
});
