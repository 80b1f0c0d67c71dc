import { expect, onTestFinished, test, vi } from "vitest";
import { createLineAllowance } from "./create-line-allowance.ts";

test("an allowance lasts a minute, and its next line tells how many were held back", () => {
  let now = 0;
  const takeLine = createLineAllowance(2, () => now);
  expect([takeLine(), takeLine(), takeLine(), takeLine()]).toEqual([0, 0, null, null]);
  now = 59_999;
  expect(takeLine()).toBeNull();
  now = 60_000;
  expect([takeLine(), takeLine(), takeLine()]).toEqual([3, 0, null]);
});

test("a machine's clock that is put back holds no line back for longer", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const takeLine = createLineAllowance(1);
  expect([takeLine(), takeLine()]).toEqual([0, null]);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(60_000);
  expect(takeLine()).toBe(1);
});
