import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { within } from "./within.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a value that is there in time is given", async () => {
  await expect(within(100, Promise.resolve("in time"), "late")).resolves.toBe("in time");
  expect(vi.getTimerCount()).toBe(0);
});

test("a value that never comes costs no more than the patience", async () => {
  const answer = within(100, Promise.withResolvers<string>().promise, "late");
  await vi.advanceTimersByTimeAsync(100);
  await expect(answer).resolves.toBe("late");
});

test("a failure stays a failure", async () => {
  await expect(within(100, Promise.reject(new Error("broken")), "late")).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});
