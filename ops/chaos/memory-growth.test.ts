import { expect, test } from "vitest";
import { memoryGrowth, memoryGrowthMax } from "./memory-growth.ts";

test("memory that goes on growing through an hour of load is more than a soak allows", () => {
  expect(memoryGrowth([300, 500, 520, 545, 570, 600])).toBeGreaterThan(memoryGrowthMax);
});

test("caches that fill at the beginning are no growth, nor is memory that comes and goes", () => {
  expect(memoryGrowth([250, 500, 530, 505, 520, 510])).toBeLessThanOrEqual(memoryGrowthMax);
});

test("a soak too short to tell says nothing of memory", () => {
  expect(memoryGrowth([300, 900])).toBeNull();
  expect(memoryGrowth([])).toBeNull();
});
