import { expect, test } from "vitest";
import { createCallMemory } from "./create-call-memory.ts";

test("it holds no more calls than it may, the oldest giving way, and none for longer than it should", async () => {
  let nowMs = 0;
  const memory = createCallMemory<number>({ keptForMs: () => 100, entriesMax: 3, now: () => nowMs });
  for (const number of [1, 2, 3, 4]) await memory.once(`call-${number}`, async () => number);
  expect([1, 2, 3, 4].map((number) => memory.find(`call-${number}`) !== undefined)).toEqual([false, true, true, true]);
  nowMs = 100;
  expect(memory.find("call-4")).toBeUndefined();
  expect(await memory.once("call-4", async () => 40)).toBe(40);
});

test("a call that failed is forgotten, for all who waited and for the next", async () => {
  const memory = createCallMemory<number>({ keptForMs: () => 100, entriesMax: 3, now: () => 0 });
  const failing = () => Promise.reject(new Error("down"));
  const answers = await Promise.allSettled([memory.once("call", failing), memory.once("call", async () => 1)]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await memory.once("call", async () => 2)).toBe(2);
});

test("a call that was made anew counts as new, and an older one gives way before it", async () => {
  let nowMs = 0;
  const memory = createCallMemory<number>({ keptForMs: () => 100, entriesMax: 4, now: () => nowMs });
  // It never ends, and stands in front, so that what is over behind it isn't tidied away.
  void memory.once("running", () => new Promise(() => undefined));
  await memory.once("renewed", async () => 1);
  nowMs = 50;
  await memory.once("older", async () => 1);
  nowMs = 100;
  await memory.once("renewed", async () => 2);
  for (const newer of ["new", "newer", "newest"]) await memory.once(newer, async () => 1);
  expect(["older", "renewed", "newest"].map((key) => memory.find(key) !== undefined)).toEqual([false, true, true]);
});

test("a call that failed late doesn't take the newer one's answer away", async () => {
  const memory = createCallMemory<number>({ keptForMs: () => 100, entriesMax: 2, now: () => 0 });
  const late = Promise.withResolvers<number>();
  const failing = memory.once("call", () => late.promise);
  // Two more push it out while it is still under way.
  for (const other of ["one", "other"]) await memory.once(other, async () => 1);
  expect(await memory.once("call", async () => 2)).toBe(2);
  late.reject(new Error("down"));
  await expect(failing).rejects.toThrow("down");
  expect(await memory.once("call", async () => 3)).toBe(2);
});

test("only what has an answer, and is meant, is forgotten", async () => {
  const memory = createCallMemory<number>({ keptForMs: () => 100, entriesMax: 9, now: () => 0 });
  const { promise, resolve } = Promise.withResolvers<number>();
  void memory.once("running", () => promise);
  for (const number of [1, 2]) await memory.once(`call-${number}`, async () => number);
  memory.forget((_key, result) => result === 1);
  expect(["running", "call-1", "call-2"].map((key) => memory.find(key) !== undefined)).toEqual([true, false, true]);
  resolve(1);
});
