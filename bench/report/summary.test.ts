import { expect, test } from "vitest";
import { linesOf } from "./report.ts";
import { exactly, inverse, spreadOf } from "./spread.ts";
import { summaryOf } from "./summary.ts";

test("a goal is met by its very number, above or below, and the middle of the spread decides", () => {
  const rows = summaryOf([
    { what: "page", spread: { median: 1.3, from: 1.2, to: 1.5 }, goal: { most: 1.3 } },
    { what: "hit", spread: exactly(0.849), goal: { least: 0.85 } },
    { what: "all bytes", spread: exactly(331.4), unit: "kB", goal: { most: 330 } },
  ]);
  expect(rows).toEqual([
    { measure: "page", goal: "≤ 1.3×", measured: "1.3×", spread: "1.2× to 1.5×", met: "met" },
    { measure: "hit", goal: "≥ 0.85×", measured: "0.85×", spread: "", met: "missed" },
    { measure: "all bytes", goal: "≤ 330 kB", measured: "331.4 kB", spread: "", met: "missed" },
  ]);
});

test("what could not be measured misses its goal", () => {
  expect(summaryOf([{ what: "page", spread: exactly(Number.NaN), goal: { most: 1 } }])[0]?.met).toBe("missed");
});

test("columns of a table are as wide as their widest cell", () => {
  expect(
    linesOf([
      { what: "a", n: 100 },
      { what: "a page", n: 2 },
    ]),
  ).toEqual(["what    n", "------  ---", "a       100", "a page  2"]);
});

test("a spread is the middle of what was measured and the middle half around it; seen from the other side it turns around", () => {
  const spread = spreadOf([9, 1, 2, 4, 100]);
  expect(spread).toEqual({ median: 4, from: 2, to: 9 });
  expect(inverse({ median: 4, from: 2, to: 8 })).toEqual({ median: 0.25, from: 0.125, to: 0.5 });
});
