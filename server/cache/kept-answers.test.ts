import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import { createMetrics } from "../observability/metrics.ts";
import { createPublicCache } from "./create-public-cache.ts";
import { openKeptAnswers } from "./kept-answers.ts";

let dir: string;
let nowMs: number;
const lines: Record<string, unknown>[] = [];
const logger = pino({ level: "trace" }, { write: (line: string) => void lines.push(JSON.parse(line)) });

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "kept-answers-"));
  nowMs = 1_800_000_000_000;
  lines.length = 0;
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

async function open({ builtAs = "build-1", maxBytes = 1_000_000, folder = dir } = {}) {
  return openKeptAnswers({ dir: folder, maxBytes, builtAs, logger, now: () => nowMs });
}
const files = () => readdirSync(dir).filter((name) => name.endsWith(".answer"));

test("what was kept is there after a restart, for the same build and for a day", async () => {
  const before = await open();
  before?.keep("story:home", { title: "Home", parts: new Map([["a", undefined]]) });
  before?.keep("stores:all", [{ name: "Coburg" }]);
  await before?.written();
  const after = await open();
  expect([after?.has("story:home"), after?.has("story:about")]).toEqual([true, false]);
  expect(await after?.find("story:home")).toEqual({ title: "Home", parts: new Map([["a", undefined]]) });
  expect(await after?.find("stores:all")).toEqual([{ name: "Coburg" }]);
  expect(await (await open({ builtAs: "build-2" }))?.find("story:home")).toBeNull();
  nowMs += 24 * 60 * 60 * 1000;
  expect(await after?.find("stores:all")).toBeNull();
});

test("it stays within its bytes, and gives up what was written longest ago", async () => {
  const kept = await open({ maxBytes: 3000 });
  for (const key of ["a", "b", "c", "d"]) {
    kept?.keep(key, { text: key.repeat(800) });
    await kept?.written();
  }
  kept?.keep("too large", { text: "x".repeat(4000) });
  await kept?.written();
  expect(["a", "b", "c", "d", "too large"].map((key) => kept?.has(key))).toEqual([false, true, true, true, false]);
  const bytes = files().reduce((sum, name) => sum + statSync(join(dir, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(3000);
});

test("what was written anew counts as written now, before a restart and after it, and others' files stay whatever they weigh", async () => {
  writeFileSync(join(dir, "somebody-else's.txt"), "x".repeat(2900));
  const kept = await open({ maxBytes: 3000 });
  const keep = async (key: string, keeping = kept) => {
    keeping?.keep(key, { text: key.repeat(800) });
    await keeping?.written();
  };
  for (const key of ["a", "b", "c"]) await keep(key);
  nowMs += 6 * 60_000;
  await keep("a");
  await keep("d");
  expect(["a", "b", "c", "d"].map((key) => kept?.has(key))).toEqual([true, false, true, true]);
  // Neither the first nor the last by its name.
  const [first, oldest = "", ...others] = files();
  const newer = [first, ...others];
  utimesSync(join(dir, oldest), 1000, 1000);
  await keep("e", await open({ maxBytes: 3000 }));
  expect(files()).toEqual(expect.arrayContaining(newer));
  expect(files()).not.toContain(oldest);
  expect(readdirSync(dir)).toContain("somebody-else's.txt");
});

test("in a rush no more than a thousand answers wait to be written", async () => {
  const kept = await open();
  for (let at = 0; at < 1100; at += 1) kept?.keep(`product:${at}`, { at });
  await kept?.written();
  // One is being written meanwhile.
  expect(files()).toHaveLength(1001);
});

test("an answer that loads every few seconds is written every few minutes", async () => {
  const kept = await open();
  const written: unknown[] = [];
  for (let minute = 0; minute < 7; minute += 1) {
    kept?.keep("story:home", { minute });
    await kept?.written();
    written.push(await kept?.find("story:home"));
    nowMs += 60_000;
  }
  expect(written).toEqual([0, 0, 0, 0, 0, 5, 5].map((minute) => ({ minute })));
});

test.each([
  ["cut short", (bytes: Buffer) => bytes.subarray(0, 60)],
  ["changed", (bytes: Buffer) => Buffer.from(bytes).fill("?", 40)],
  ["changed by a letter", (bytes: Buffer) => Buffer.from(bytes.toString("latin1").replace("Home", "Hose"), "latin1")],
  ["empty", () => Buffer.alloc(0)],
])("a file that is %s is nothing, is told in the log and is gone", async (_what, spoil) => {
  const kept = await open();
  kept?.keep("story:home", { title: "Home" });
  await kept?.written();
  const file = join(dir, files()[0] ?? "");
  writeFileSync(file, spoil(readFileSync(file)));
  expect(await kept?.find("story:home")).toBeNull();
  expect(lines.map(({ event }) => event)).toEqual(["kept_answers.unreadable"]);
  expect([files(), kept?.has("story:home")]).toEqual([[], false]);
});

test("what a killed process left unfinished is cleared away, and nothing that isn't the shop's", async () => {
  for (const name of ["half.unfinished", "somebody-else's.txt"]) writeFileSync(join(dir, name), "half");
  await open();
  expect(readdirSync(dir)).toEqual(["somebody-else's.txt"]);
});

test("where nothing can be written the shop says so once and keeps nothing", async () => {
  const blocked = join(dir, "file");
  writeFileSync(blocked, "");
  expect(await open({ folder: join(blocked, "answers") })).toBeNull();
  expect(lines.map(({ event }) => event)).toEqual(["kept_answers.off"]);

  lines.length = 0;
  const folder = join(dir, "taken-away");
  const kept = await open({ folder });
  rmSync(folder, { recursive: true });
  for (const key of ["a", "b"]) {
    kept?.keep(key, { title: key });
    await kept?.written();
  }
  expect(lines.map(({ event }) => event)).toEqual(["kept_answers.off"]);
});

test("a disk that was full for a while is written to again a minute later, and both are told once", async () => {
  const folder = join(dir, "answers");
  const kept = await open({ folder });
  const keep = async (key: string) => {
    kept?.keep(key, { title: key });
    await kept?.written();
  };
  rmSync(folder, { recursive: true });
  await keep("a");
  mkdirSync(folder);
  await keep("b");
  nowMs += 61_000;
  await keep("c");
  await keep("d");
  expect(["a", "b", "c", "d"].filter((key) => kept?.has(key))).toEqual(["c", "d"]);
  expect(lines.map(({ event }) => event)).toEqual(["kept_answers.off", "kept_answers.on"]);
});

test("an answer that can't be written whole leaves nothing on the disk", async () => {
  const kept = await open();
  kept?.keep("story:home", { title: "Home" });
  await kept?.written();
  const [name = ""] = files();
  rmSync(join(dir, name));
  mkdirSync(join(dir, name, "in the way"), { recursive: true });
  nowMs += 6 * 60_000;
  kept?.keep("story:home", { title: "Home" });
  await kept?.written();
  expect(readdirSync(dir)).toEqual([name]);
});

const down = () => Promise.reject(new AppError("UPSTREAM_FAILED", "down"));
const gone = () => Promise.reject(new AppError("NOT_FOUND", "gone"));

async function openCache() {
  const metrics = createMetrics({ version: "test", revision: "test" });
  const kept = await open();
  const cache = createPublicCache({ maxBytes: 1_000_000, kept, logger, metrics, random: () => 0 });
  const get = (load: () => Promise<{ price: number }>, changes: object = {}) =>
    cache.get({ cache: "product", key: "badge", freshMs: 1000, staleMs: 5000, isKeptOnDisk: true, load, ...changes });
  const results = async () => (await metrics.cacheRequests.get()).values.map(({ labels }) => labels.result);
  return { get, results, kept, cache };
}

test("a cache that starts while the vendor is down answers what was kept, and says so in its metric", async () => {
  const before = await openCache();
  await before.get(async () => ({ price: 1 }));
  await before.kept?.written();

  const after = await openCache();
  expect(await after.get(down)).toEqual({ price: 1 });
  expect(await after.results()).toEqual(["kept"]);
  expect(await after.get(down)).toEqual({ price: 1 });
  expect(await after.results()).toEqual(["kept", "stale"]);
  expect(lines).toMatchObject([{ event: "cache.refresh", level: 40 }]);
  await expect(after.get(down, { key: "unheard of" })).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
});

test("a vendor that answers is asked first, one that hangs costs a moment, and what is gone stays gone", async () => {
  const before = await openCache();
  for (const key of ["answers", "hangs", "gone"]) await before.get(async () => ({ price: 1 }), { key });
  await before.kept?.written();

  const after = await openCache();
  expect(await after.get(async () => ({ price: 2 }), { key: "answers" })).toEqual({ price: 2 });
  expect(await after.results()).toEqual(["miss"]);
  const startedAt = performance.now();
  expect(await after.get(() => new Promise(() => undefined), { key: "hangs" })).toEqual({ price: 1 });
  // A busy machine counts a second longer than it is.
  expect(performance.now() - startedAt).toBeLessThan(5000);
  await expect(after.get(gone, { key: "gone" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("nothing is written that isn't meant to, nor an answer that there is nothing", async () => {
  const { get, kept } = await openCache();
  await get(async () => ({ price: 1 }), { key: "typed", isKeptOnDisk: false });
  await get(async () => ({ price: 0 }), { key: "nothing", isNothing: () => true });
  await kept?.written();
  expect(files()).toEqual([]);
});

test("what was read before a change is not written, for it would be back after a restart", async () => {
  const { get, kept, cache } = await openCache();
  const { promise, resolve } = Promise.withResolvers<{ price: number }>();
  const asked = get(() => promise, { tags: ["product:badge"] });
  await Promise.resolve();
  cache.expireTag("product:badge");
  resolve({ price: 1 });
  await asked;
  await kept?.written();
  expect(files()).toEqual([]);
});

test("a vendor that was down when the shop started is left alone for a moment, and told of when nothing readable was kept", async () => {
  const before = await openCache();
  await before.get(async () => ({ price: 1 }));
  await before.kept?.written();
  const after = await openCache();
  const asked = vi.fn<() => Promise<{ price: number }>>(down);
  for (let times = 0; times < 3; times += 1) expect(await after.get(asked)).toEqual({ price: 1 });
  expect(asked).toHaveBeenCalledTimes(1);

  writeFileSync(join(dir, files()[0] ?? ""), "spoilt");
  const later = await openCache();
  await expect(later.get(down)).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  expect(await later.results()).toEqual(["error"]);
});
