import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import { createMetrics } from "../observability/metrics.ts";
import { createPublicCache } from "./create-public-cache.ts";

function setUp({ maxBytes = 1_000_000, random = (): number => 0 } = {}) {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics({ version: "test", revision: "test" });
  const cache = createPublicCache({ maxBytes, logger, metrics, random });
  const get = (
    load: () => Promise<object>,
    changes: { cache?: string; key?: string; tags?: string[]; revision?: () => Promise<number> } = {},
  ) => cache.get({ cache: "product", key: "badge", freshMs: 1000, staleMs: 5000, load, ...changes });
  const results = async () =>
    Object.fromEntries((await metrics.cacheRequests.get()).values.map(({ labels, value }) => [`${labels.cache} ${labels.result}`, value]));
  const gauge = async (name: "cacheEntries" | "cacheBytes") =>
    Object.fromEntries((await metrics[name].get()).values.map(({ labels, value }) => [labels.cache, value]));
  const unusable = async () =>
    Object.fromEntries((await metrics.cacheUnusable.get()).values.map(({ labels, value }) => [labels.cache, value]));
  return { cache, get, lines, results, gauge, unusable };
}

const priced = async () => ({ price: 1 });
const down = () => Promise.reject(new AppError("UPSTREAM_FAILED", "down", { isLogged: true }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("each answer is counted by its cache as what it was", async () => {
  const { get, results } = setUp();
  await get(priced);
  await get(priced);
  vi.advanceTimersByTime(1500);
  await get(priced);
  await get(priced, { cache: "story" });
  await expect(get(down, { cache: "story", key: "about" })).rejects.toThrow("down");
  expect(await results()).toEqual({ "product miss": 1, "product hit": 1, "product stale": 1, "story miss": 1, "story error": 1 });
});

test("how many values there are is told cache by cache, and that one has left", async () => {
  const { get, gauge } = setUp();
  await get(priced);
  await get(priced, { key: "other" });
  await get(priced, { cache: "story" });
  expect(await gauge("cacheEntries")).toEqual({ product: 2, story: 1 });
  vi.advanceTimersByTime(1500);
  await get(() => Promise.reject(new AppError("NOT_FOUND", "gone")));
  await vi.advanceTimersByTimeAsync(0);
  expect(await gauge("cacheEntries")).toEqual({ product: 1, story: 1 });
});

test("a value weighs about what it takes: its texts, the names of its fields, and all that lies in it", async () => {
  const { get, gauge } = setUp();
  const weightOf = async (cache: string, value: object) => {
    await get(async () => value, { cache });
    return (await gauge("cacheBytes"))[cache] ?? 0;
  };
  const empty = await weightOf("empty", {});
  expect(empty).toBeGreaterThan(500);
  const texts = Array.from({ length: 100 }, () => "x".repeat(100));
  const fields = Object.fromEntries(texts.map((text, at) => [`${text}${at}`, at]));
  for (const [cache, value] of Object.entries({ texts, fields })) {
    const weight = (await weightOf(cache, value)) - empty;
    expect([cache, weight > 10_000, weight < 13_000]).toEqual([cache, true, true]);
  }
  const numbers = (await weightOf("numbers", { sizes: Array.from({ length: 1000 }, (_, at) => at), none: null })) - empty;
  expect([numbers >= 8000, numbers < 9000]).toEqual([true, true]);
});

test("what is larger than the whole cache is answered, isn't kept and isn't counted", async () => {
  const { cache, get, gauge } = setUp({ maxBytes: 10_000 });
  const large = vi.fn<() => Promise<object>>(async () => ({ text: "x".repeat(20_000) }));
  expect(await get(large, { tags: ["a"] })).toEqual(await large());
  expect([await gauge("cacheEntries"), await gauge("cacheBytes")]).toEqual([{}, {}]);
  cache.expireTag("a");
  await get(large, { tags: ["a"] });
  expect(large).toHaveBeenCalledTimes(3);
});

test("values that say something have all of the room", async () => {
  const { get, gauge } = setUp({ maxBytes: 20_000 });
  for (const key of ["a", "b", "c", "d", "e"]) await get(async () => ({ text: "x".repeat(2000) }), { key });
  expect(await gauge("cacheEntries")).toEqual({ product: 5 });
});

test("a value that no longer has a tag stays when that expires", async () => {
  const { cache, get } = setUp();
  await get(priced, { tags: ["promotion"] });
  cache.expireTag("promotion");
  await get(async () => ({ price: 2 }), { tags: ["product"] });
  cache.expireTag("promotion");
  const needless = vi.fn<() => Promise<object>>(priced);
  expect(await get(needless, { tags: ["product"] })).toEqual({ price: 2 });
  expect(needless).not.toHaveBeenCalled();
});

test("what is left of a tag expires with it, and what was loaded anew expires again", async () => {
  const { cache, get } = setUp();
  for (const key of ["leaves", "stays"]) await get(priced, { key, tags: ["content"] });
  vi.advanceTimersByTime(1500);
  await get(() => Promise.reject(new AppError("NOT_FOUND", "gone")), { key: "leaves", tags: ["content"] });
  await vi.advanceTimersByTimeAsync(0);
  for (const price of [2, 3]) {
    cache.expireTag("content");
    expect(await get(async () => ({ price }), { key: "stays", tags: ["content"] })).toEqual({ price });
  }
});

test("a value that stays the same weighs the same, however often its source says so", async () => {
  const { get, gauge } = setUp();
  const revision = async () => 7;
  await get(priced, { revision });
  const weight = await gauge("cacheBytes");
  for (let times = 0; times < 3; times += 1) {
    vi.advanceTimersByTime(1500);
    await get(priced, { revision });
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await gauge("cacheBytes")).toEqual(weight);
});

test("a value beyond its hard age takes no room any more, though nothing newer comes", async () => {
  const { get, gauge } = setUp();
  await get(priced);
  vi.advanceTimersByTime(6001);
  await expect(get(down)).rejects.toThrow("down");
  expect(await gauge("cacheEntries")).toEqual({ product: 0 });
});

test("values that were loaded together grow old one after the other, up to a tenth earlier", async () => {
  const { get, results } = setUp({ random: () => 1 });
  await get(priced);
  vi.advanceTimersByTime(899);
  await get(priced);
  vi.advanceTimersByTime(2);
  await get(priced);
  expect(await results()).toEqual({ "product miss": 1, "product hit": 1, "product stale": 1 });
});

test("a refresh that fails has a line, unless the call that failed had one where it happened", async () => {
  const { get, lines, unusable } = setUp();
  await get(priced);
  vi.advanceTimersByTime(1500);
  await get(() => Promise.reject(new AppError("UPSTREAM_FAILED", "down", { isLogged: true })));
  await vi.advanceTimersByTimeAsync(2100);
  expect(lines).toEqual([]);
  expect(await unusable()).toEqual({ product: 0 });
  await get(() => Promise.reject(new TypeError("a mistake")));
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toMatchObject([{ level: 50, event: "cache.refresh", cache: "product", msg: "a cached value could not be refreshed" }]);
  expect(await unusable()).toEqual({ product: 1 });
});

test("a vendor whose answers can't be used is counted each time and logged once a minute, while shoppers see what was", async () => {
  const { get, lines, unusable } = setUp();
  const unreadable = () => Promise.reject(new AppError("UPSTREAM_FAILED", "an unreadable answer"));
  await get(priced);
  vi.advanceTimersByTime(1500);
  for (const _time of ["first", "second"]) {
    expect(await get(unreadable)).toEqual({ price: 1 });
    await vi.advanceTimersByTimeAsync(2100);
  }
  expect(lines).toMatchObject([{ level: 40, event: "cache.refresh", cache: "product" }]);
  expect(await unusable()).toEqual({ product: 2 });
  await get(priced, { key: "other" });
  await vi.advanceTimersByTimeAsync(60_000);
  await get(priced, { key: "other" });
  vi.advanceTimersByTime(1500);
  await get(unreadable, { key: "other" });
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toHaveLength(2);
});
