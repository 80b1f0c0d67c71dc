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
