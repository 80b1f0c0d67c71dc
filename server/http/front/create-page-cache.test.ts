import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test, vi } from "vitest";
import type { KeptPage, MadePage } from "#server/rendering/make-page.ts";
import { createPageCache, type PageCacheOutcome } from "./create-page-cache.ts";
import type { SharedPages } from "./create-shared-pages.ts";

const times = { freshMs: 100, staleMs: 200, staleIfErrorMs: 1000 };
const keyOf = (address: string) => ({ address, cookie: null, text: address });
const pageOf = (text: string, bytes = 10): KeptPage => ({
  routeId: "home",
  status: 200,
  etag: `"${text}"`,
  hasVehicle: false,
  tags: ["page"],
  bodies: { br: Buffer.alloc(bytes), gzip: Buffer.alloc(bytes) },
});

function setUp({
  renderWaitMs = 1000,
  maxBytes = 1_000_000,
  shared,
}: { renderWaitMs?: number; maxBytes?: number; shared?: SharedPages } = {}) {
  let time = 0;
  let makes = 0;
  let bytes = 0;
  const outcomes: PageCacheOutcome[] = [];
  const errors: unknown[] = [];
  const waiting: ((made: MadePage) => void)[] = [];
  let next: (() => Promise<MadePage>) | null = null;
  const cache = createPageCache({
    ...times,
    maxBytes,
    renderWaitMs,
    ...(shared && { shared }),
    followerWaitMs: 5000,
    now: () => time,
    onError: (error) => errors.push(error),
    onOutcome: (outcome) => outcomes.push(outcome),
    onBytes: (taken) => void (bytes = taken),
    make: () => {
      makes += 1;
      return next?.() ?? Promise.resolve({ page: pageOf(`page ${makes}`), isFailure: false });
    },
  });
  return {
    cache,
    outcomes,
    errors,
    makes: () => makes,
    bytes: () => bytes,
    pass: (ms: number) => void (time += ms),
    makeBy: (make: () => Promise<MadePage>) => void (next = make),
    /** Pages are made only when the test says so. */
    hold: () => (next = () => new Promise((resolve) => waiting.push(resolve))),
    release: (made: MadePage) => waiting.shift()?.(made),
  };
}

test("of many pages only a few are made at a time; the others are the pipeline's, until there is room again", async () => {
  const { cache, makes, hold, release, outcomes } = setUp();
  hold();
  const asked = Array.from({ length: 50 }, (_, at) => cache.fill(keyOf(`/parts/${at}`)));
  const left = await Promise.all(asked.slice(8));
  expect([makes(), new Set(left), outcomes.length]).toEqual([8, new Set([null]), 42]);
  release({ page: pageOf("made"), isFailure: false });
  expect((await asked[0])?.etag).toBe('"made"');
  void cache.fill(keyOf("/parts/49"));
  await expect.poll(makes).toBe(9);
});

test("a page is made once for everybody who asks while it is made, and once for each window of freshness", async () => {
  const { cache, makes, pass } = setUp();
  const all = await Promise.all(Array.from({ length: 200 }, () => cache.fill(keyOf("/"))));
  expect(new Set(all.map((page) => page?.etag))).toEqual(new Set(['"page 1"']));
  for (let asked = 0; asked < 50; asked += 1) expect(cache.find(keyOf("/"))?.etag).toBe('"page 1"');
  expect(makes()).toBe(1);
  pass(times.freshMs);
  for (let asked = 0; asked < 50; asked += 1) expect(cache.find(keyOf("/"))?.etag).toBe('"page 1"');
  await expect.poll(() => cache.find(keyOf("/"))?.etag).toBe('"page 2"');
  expect(makes()).toBe(2);
});

test("what becomes of each request is counted", async () => {
  const { cache, pass, makeBy, outcomes } = setUp();
  await cache.fill(keyOf("/"));
  cache.find(keyOf("/"));
  pass(times.freshMs);
  cache.find(keyOf("/"));
  makeBy(() => Promise.resolve({ page: null, isFailure: false }));
  await cache.fill(keyOf("/orders/find"));
  await cache.fill(keyOf("/orders/find"));
  expect(outcomes).toEqual(["filled", "hit", "stale", "left", "left"]);
});

test("a page is kept whole, with all of its tags, and weighs both of its codings", async () => {
  const { cache, makeBy, bytes } = setUp();
  const bodies = { br: Buffer.alloc(3000, "brotli"), gzip: Buffer.alloc(4000, "gzip") };
  const page = { ...pageOf("whole"), tags: ["page", "product:badge"], bodies };
  makeBy(() => Promise.resolve({ page, isFailure: false }));
  await cache.fill(keyOf("/"));
  expect(cache.find(keyOf("/"))).toEqual(page);
  expect([bytes() > 7000, bytes() < 9000]).toEqual([true, true]);
});

test("a page that is made ahead is there for the first who asks", async () => {
  const { cache, makes } = setUp();
  await cache.warm(keyOf("/"));
  expect(cache.find(keyOf("/"))?.etag).toBe('"page 1"');
  expect(makes()).toBe(1);
});

test("what another instance has made is sent for as long as it is fresh, its age counted from there, and what is made here is offered to others", async () => {
  const kept: string[] = [];
  let found: Awaited<ReturnType<SharedPages["find"]>> = { page: pageOf("another's"), ageMs: times.freshMs - 10 };
  const { cache, makes, pass, makeBy } = setUp({ shared: { find: async () => found, keep: (key) => void kept.push(key.address) } });
  expect((await cache.fill(keyOf("/")))?.etag).toBe('"another\'s"');
  expect([makes(), kept]).toEqual([0, []]);
  pass(10);
  found = { page: pageOf("another's"), ageMs: times.freshMs };
  cache.find(keyOf("/"));
  await expect.poll(() => cache.find(keyOf("/"))?.etag).toBe('"page 1"');
  expect(kept).toEqual(["/"]);
  makeBy(() => Promise.resolve({ page: null, isFailure: false }));
  await cache.fill(keyOf("/orders/find"));
  expect(kept).toEqual(["/"]);
});

test("a page that is older than that is never sent without looking", async () => {
  const { cache, pass } = setUp();
  await cache.fill(keyOf("/"));
  pass(times.freshMs + times.staleMs);
  expect(cache.find(keyOf("/"))).toBeNull();
  expect((await cache.fill(keyOf("/")))?.etag).toBe('"page 2"');
});

test("when a new one can't be made the old one is still sent, until it is too old for that", async () => {
  const { cache, pass, makeBy, outcomes, errors } = setUp();
  await cache.fill(keyOf("/"));
  makeBy(() => Promise.resolve({ page: null, isFailure: true }));
  pass(times.freshMs + times.staleMs);
  expect((await cache.fill(keyOf("/")))?.etag).toBe('"page 1"');
  expect(outcomes).toContain("stale_error");
  makeBy(() => Promise.reject(new Error("a vendor is away")));
  expect((await cache.fill(keyOf("/")))?.etag).toBe('"page 1"');
  expect(errors).toEqual([new Error("a vendor is away")]);
  pass(times.staleIfErrorMs - 1);
  expect((await cache.fill(keyOf("/")))?.etag).toBe('"page 1"');
  pass(1);
  expect(await cache.fill(keyOf("/"))).toBeNull();
});

test("who asks first is sent on to the stream when the whole page takes long, those who come meanwhile wait for it", async () => {
  const { cache, hold, release } = setUp({ renderWaitMs: 5 });
  hold();
  const first = cache.fill(keyOf("/"));
  const second = cache.fill(keyOf("/"));
  expect(await first).toBeNull();
  release({ page: pageOf("whole"), isFailure: false });
  expect((await second)?.etag).toBe('"whole"');
  expect(cache.find(keyOf("/"))?.etag).toBe('"whole"');
});

test("a page that turns out to be somebody's own is kept for nobody, and not tried again at once", async () => {
  const { cache, makes, makeBy } = setUp();
  makeBy(() => Promise.resolve({ page: null, isFailure: false }));
  for (let asked = 0; asked < 5; asked += 1) expect(await cache.fill(keyOf("/"))).toBeNull();
  expect(makes()).toBe(1);
  expect(cache.find(keyOf("/"))).toBeNull();
  // What editors have published since may have changed that.
  cache.purge();
  await cache.fill(keyOf("/"));
  expect(makes()).toBe(2);
});

test("what is purged is gone at once, also what was being made when the purge came", async () => {
  const { cache, hold, release, makeBy, makes } = setUp();
  await cache.fill(keyOf("/"));
  cache.purge();
  expect(cache.find(keyOf("/"))).toBeNull();

  hold();
  const asked = cache.fill(keyOf("/"));
  await expect.poll(makes).toBe(2);
  cache.purge();
  release({ page: pageOf("read before the purge"), isFailure: false });
  expect((await asked)?.etag).toBe('"read before the purge"');
  expect(cache.find(keyOf("/"))).toBeNull();
  makeBy(() => Promise.resolve({ page: null, isFailure: true }));
  expect(await cache.fill(keyOf("/"))).toBeNull();
});

test("who asks after a purge never gets what was begun before it, and what comes of that changes nothing any more", async () => {
  const { cache, hold, release, makes } = setUp();
  hold();
  const before = cache.fill(keyOf("/"));
  await expect.poll(makes).toBe(1);
  cache.purge();
  const after = cache.fill(keyOf("/"));
  await expect.poll(makes).toBe(2);
  release({ page: null, isFailure: false });
  expect(await before).toBeNull();
  // The second is still being made, and whoever comes now waits for it.
  const follower = cache.fill(keyOf("/"));
  release({ page: pageOf("read after the purge"), isFailure: false });
  expect((await after)?.etag).toBe('"read after the purge"');
  expect((await follower)?.etag).toBe('"read after the purge"');
  expect([makes(), cache.find(keyOf("/"))?.etag]).toEqual([2, '"read after the purge"']);
});

test("a purge makes no room for more pages at a time", async () => {
  const { cache, hold, makes } = setUp();
  hold();
  for (let at = 0; at < 8; at += 1) void cache.fill(keyOf(`/parts/${at}`));
  await expect.poll(makes).toBe(8);
  cache.purge();
  expect(await cache.fill(keyOf("/"))).toBeNull();
  expect(makes()).toBe(8);
});

test("it never holds more bytes than it may: what was used last stays", async () => {
  const { cache, bytes, makeBy } = setUp({ maxBytes: 20_000 });
  makeBy(() => Promise.resolve({ page: pageOf("large", 2000), isFailure: false }));
  for (let number = 0; number < 100; number += 1) await cache.fill(keyOf(`/products/${number}`));
  expect(bytes()).toBeGreaterThan(15_000);
  expect(bytes()).toBeLessThanOrEqual(20_000);
  expect(cache.find(keyOf("/products/99"))).not.toBeNull();
  expect(cache.find(keyOf("/products/0"))).toBeNull();
});

test("a page that may not be kept any more takes no memory any more, and says so", async () => {
  const { cache, bytes, makeBy, pass } = setUp();
  await cache.fill(keyOf("/"));
  expect(bytes()).toBeGreaterThan(0);
  makeBy(() => Promise.resolve({ page: null, isFailure: false }));
  pass(400);
  await cache.fill(keyOf("/"));
  expect(bytes()).toBe(0);
});

const megabyte = 1_000_000;

test("a kept page holds on to nothing of what it was made from", async () => {
  const { cache, makeBy } = setUp();
  makeBy(async () => {
    const document = Buffer.alloc(megabyte, "a long document ").toString("latin1");
    const block = Buffer.alloc(megabyte);
    const page = {
      ...pageOf(document),
      tags: [document.slice(1, 50)],
      bodies: { br: block.subarray(0, 10), gzip: block.subarray(10, 20) },
    };
    return { page: { ...page, etag: "etag" }, isFailure: false };
  });
  const before = liveBytes();
  for (let made = 0; made < 30; made += 1) await cache.fill(keyOf(`/${made}`));
  expect(cache.find(keyOf("/0"))?.tags).toEqual(["a long document ".repeat(4).slice(1, 50)]);
  // What is only waiting to be collected goes in time; what is held on to never does.
  await expect.poll(() => liveBytes() - before, { timeout: 5000 }).toBeLessThan(5 * megabyte);
});

function liveBytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test("a machine's clock that is put back keeps no page fresh for longer", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const make = async () => ({ page: pageOf("made"), isFailure: false });
  const waits = { renderWaitMs: 1000, followerWaitMs: 1000 };
  const cache = createPageCache({ ...times, ...waits, maxBytes: 100_000, onError: vi.fn(), make });
  await cache.fill(keyOf("/"));
  expect(cache.find(keyOf("/"))).not.toBeNull();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(times.freshMs + times.staleMs);
  expect(cache.find(keyOf("/"))).toBeNull();
});
