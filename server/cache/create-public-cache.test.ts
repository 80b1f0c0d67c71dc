import fc from "fast-check";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import { createMetrics } from "../observability/metrics.ts";
import { createPublicCache } from "./create-public-cache.ts";

const logger = pino({ level: "silent" });

function setUp(maxBytes = 1024 * 1024) {
  const metrics = createMetrics({ version: "test", revision: "test" });
  const cache = createPublicCache({ maxBytes, logger, metrics, random: () => 0 });
  return { cache, metrics };
}

function entry<Value extends object>(load: () => Promise<Value>, options: { key?: string; tags?: string[] } = {}) {
  return { cache: "product", key: options.key ?? "badge", tags: options.tags ?? [], freshMs: 1000, staleMs: 5000, load };
}

const broken = (): never => {
  throw new TypeError("broken");
};
const gone = () => Promise.reject(new AppError("NOT_FOUND", "gone"));
const loading = <Value extends object>(value: Value) => vi.fn<() => Promise<Value>>(() => Promise.resolve(value));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the public cache", () => {
  test("loads a value once while it is fresh", async () => {
    const { cache } = setUp();
    const load = loading({ price: 1 });
    await cache.get(entry(load));
    vi.advanceTimersByTime(999);
    expect(await cache.get(entry(load))).toEqual({ price: 1 });
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("asks the vendor once, however many visitors wait for the same value", async () => {
    const { cache } = setUp();
    const load = loading({ price: 1 });
    await Promise.all(Array.from({ length: 20 }, () => cache.get(entry(load))));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("made-up keys cannot fill it: answers that say nothing take an eighth of its room, and the latest of them stay", async () => {
    const { cache, metrics } = setUp(4 * 1024 * 1024);
    const real = loading<{ value: string | null }>({ value: "badge" });
    await cache.get({ ...entry(real), isNothing: ({ value }) => value === null });
    const nothing = loading<{ value: string | null }>({ value: null });
    const askFor = (key: string) => cache.get({ ...entry(nothing, { key, tags: [key] }), isNothing: ({ value }) => value === null });
    for (let index = 0; index < 3000; index += 1) await askFor(`made-up-${index}`);
    const [bytes] = (await metrics.cacheBytes.get()).values;
    expect(bytes?.value).toBeGreaterThan(0.12 * 4 * 1024 * 1024);
    expect(bytes?.value).toBeLessThan(0.127 * 4 * 1024 * 1024);

    await cache.get(entry(real));
    expect(real).toHaveBeenCalledTimes(1);
    nothing.mockClear();
    await askFor("made-up-2999");
    expect(nothing).not.toHaveBeenCalled();
    await askFor("made-up-0");
    expect(nothing).toHaveBeenCalledTimes(1);
  });

  test("a thousand parts of which there is nothing to tell are asked about once", async () => {
    const { cache } = setUp(64 * 1024 * 1024);
    const nothing = loading<{ value: string | null }>({ value: null });
    const askForAll = async () => {
      for (let part = 0; part < 1000; part += 1)
        await cache.get({ ...entry(nothing, { key: `reviews-${part}` }), isNothing: ({ value }) => value === null });
    };
    await askForAll();
    nothing.mockClear();
    await askForAll();
    expect(nothing).not.toHaveBeenCalled();
  });

  test("what comes into being again stays, however many made-up keys follow", async () => {
    const { cache } = setUp(1024 * 1024);
    const isNothing = ({ value }: { value: string | null }) => value === null;
    const again = vi
      .fn<() => Promise<{ value: string | null }>>(() => Promise.resolve({ value: "back" }))
      .mockResolvedValueOnce({ value: null });
    await cache.get({ ...entry(again), isNothing });
    vi.advanceTimersByTime(10_000);
    expect(await cache.get({ ...entry(again), isNothing })).toEqual({ value: "back" });
    for (let index = 0; index < 600; index += 1)
      await cache.get({ ...entry(loading<{ value: string | null }>({ value: null }), { key: `made-up-${index}` }), isNothing });
    await cache.get({ ...entry(again), isNothing });
    expect(again).toHaveBeenCalledTimes(2);
  });

  test("answers a stale value at once and refreshes it behind the visitor's back", async () => {
    const { cache } = setUp();
    await cache.get(entry(loading({ price: 1 })));
    vi.advanceTimersByTime(1500);
    expect(await cache.get(entry(loading({ price: 2 })))).toEqual({ price: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get(entry(loading({ price: 3 })))).toEqual({ price: 2 });
  });

  test("keeps serving a stale value while the vendor is down, and leaves the vendor alone between tries", async () => {
    const { cache } = setUp();
    await cache.get(entry(loading({ price: 1 })));
    vi.advanceTimersByTime(1500);
    const fail = vi.fn<() => Promise<{ price: number }>>(() => Promise.reject(new AppError("UPSTREAM_FAILED", "down")));
    for (let visit = 0; visit < 5; visit += 1) {
      expect(await cache.get(entry(fail))).toEqual({ price: 1 });
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(fail).toHaveBeenCalledTimes(1);
  });

  test("what its source says is the same still isn't loaded again, and is as good as new", async () => {
    const { cache } = setUp();
    let revision = 7;
    const load = loading({ title: "old" });
    const asked = { ...entry(load), revision: vi.fn<() => Promise<number>>(async () => revision) };
    const first = await cache.get(asked);
    vi.advanceTimersByTime(5900);
    await cache.get(asked);
    await vi.advanceTimersByTimeAsync(0);
    vi.advanceTimersByTime(5900);
    expect(await cache.get(asked)).toBe(first);
    expect(load).toHaveBeenCalledTimes(1);
    expect(asked.revision).toHaveBeenCalledTimes(3);

    await vi.advanceTimersByTimeAsync(0);
    revision = 8;
    load.mockResolvedValueOnce({ title: "new" });
    vi.advanceTimersByTime(1500);
    await cache.get(asked);
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get(asked)).toEqual({ title: "new" });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("what a source can't tell of is loaded again", async () => {
    const { cache } = setUp();
    const load = loading({ title: "old" });
    const asked = { ...entry(load), revision: () => Promise.resolve(null) };
    await cache.get(asked);
    vi.advanceTimersByTime(1500);
    await cache.get(asked);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("what expired counts again as soon as its source says that it is the same", async () => {
    const { cache } = setUp();
    const load = loading({ title: "old" });
    const asked = { ...entry(load, { tags: ["content"] }), revision: async () => 7 };
    const first = await cache.get(asked);
    cache.expireTag("content");
    expect(await cache.get(asked)).toBe(first);
    vi.advanceTimersByTime(500);
    expect(await cache.get({ ...asked, revision: broken })).toBe(first);
    expect(load).toHaveBeenCalledTimes(1);
    // And nobody waits for it once it is stale.
    vi.advanceTimersByTime(1000);
    expect(await cache.get({ ...asked, revision: () => new Promise(() => undefined) })).toBe(first);
  });

  test("never serves a value beyond its hard age, and tells the failure instead", async () => {
    const { cache } = setUp();
    await cache.get(entry(loading({ price: 1 })));
    vi.advanceTimersByTime(6001);
    await expect(cache.get(entry(() => Promise.reject(new AppError("UPSTREAM_FAILED", "down"))))).rejects.toMatchObject({
      code: "UPSTREAM_FAILED",
    });
  });

  test("never keeps an error", async () => {
    const { cache } = setUp();
    await expect(cache.get(entry(() => Promise.reject(new AppError("NOT_FOUND", "gone"))))).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await cache.get(entry(loading({ price: 1 })))).toEqual({ price: 1 });
  });

  test("a load that throws at once is an error like any other", async () => {
    const { cache } = setUp();
    await expect(cache.get(entry(broken))).rejects.toThrow("broken");
    expect(await cache.get(entry(loading({ price: 1 })))).toEqual({ price: 1 });
  });

  test("forgets a stale value once the vendor says that it is gone", async () => {
    const { cache } = setUp();
    await cache.get(entry(loading({ price: 1 })));
    vi.advanceTimersByTime(1500);
    await cache.get(entry(gone));
    await vi.advanceTimersByTimeAsync(0);
    await expect(cache.get(entry(gone))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("what expires is loaded anew, every value with the tag and no other", async () => {
    const { cache } = setUp();
    await cache.get(entry(loading({ price: 1 }), { key: "a", tags: ["product:a"] }));
    await cache.get(entry(loading({ price: 1 }), { key: "b", tags: ["product:b"] }));
    cache.expireTag("product:a");
    expect(await cache.get(entry(loading({ price: 2 }), { key: "a" }))).toEqual({ price: 2 });
    expect(await cache.get(entry(loading({ price: 2 }), { key: "b" }))).toEqual({ price: 1 });
  });

  test("no visitor can change the value that others get", async () => {
    const { cache } = setUp();
    const value = await cache.get(entry(loading({ tags: ["holden"] })));
    expect(() => value.tags.push("ford")).toThrow(TypeError);
  });

  test("stays within its bytes and reports them", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ key: fc.integer({ min: 0, max: 30 }), length: fc.integer({ min: 0, max: 4000 }) }), { maxLength: 60 }),
        async (visits) => {
          const { cache, metrics } = setUp(16_384);
          for (const { key, length } of visits)
            await cache.get(entry(loading({ text: "x".repeat(length) }), { key: String(key), tags: [`t${key % 3}`] }));
          const bytes = (await metrics.cacheBytes.get()).values[0]?.value ?? 0;
          expect(bytes).toBeLessThanOrEqual(16_384);
          vi.advanceTimersByTime(100_000_000);
          for (const { key } of visits)
            await cache.get(entry(() => Promise.reject(new Error("down")), { key: String(key) })).catch(() => null);
          expect((await metrics.cacheBytes.get()).values[0]?.value ?? 0).toBe(0);
          expect((await metrics.cacheEntries.get()).values[0]?.value ?? 0).toBe(0);
        },
      ),
      { numRuns: 30 },
    );
  });
});
