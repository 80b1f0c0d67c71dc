import { expect, test } from "vitest";
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
