import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTime } from "./in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what comes in time is answered, also its failure, and no timer is left", async () => {
  expect(await inTime(Promise.resolve("verdict"), 300)).toBe("verdict");
  await expect(inTime(Promise.reject(new Error("down")), 300)).rejects.toThrow("down");
  expect(vi.getTimerCount()).toBe(0);
});

test("what takes longer is null", async () => {
  const waiting = inTime(new Promise<string>(() => undefined), 300);
  await vi.advanceTimersByTimeAsync(300);
  expect(await waiting).toBeNull();
});
