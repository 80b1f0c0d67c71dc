import { expect, test, vi } from "vitest";
import { derivedOnce } from "./derived-once.ts";

test("what is derived from a value is made once, and anew for another value that looks the same", () => {
  const sum = vi.fn((numbers: readonly number[]) => ({ total: numbers.reduce((total, each) => total + each, 0) }));
  const sumOf = derivedOnce(sum);
  const kept = [1, 2];
  expect([sumOf(kept), sumOf(kept), sumOf([1, 2])]).toEqual([{ total: 3 }, { total: 3 }, { total: 3 }]);
  expect(sum).toHaveBeenCalledTimes(2);
});
