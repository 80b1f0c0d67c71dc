import { expect, test } from "vitest";
import { drawHistory, isDrawn, readHistory } from "./history.ts";

const entry = (ratios: Record<string, number>) => ({ commit: "abc1234", machine: "2 × a processor", ratios });

test("each run is a line of its own, and a line that isn't one is refused", () => {
  const entries = [entry({ "kept page": 0.9 }), entry({ "kept page": 0.94 })];
  expect(readHistory(`${entries.map((run) => JSON.stringify(run)).join("\n")}\n`)).toEqual(entries);
  expect(() => readHistory('{"commit":"abc1234"}\n')).toThrow("machine");
});

test("each ratio is drawn with its last value, higher where it was more", () => {
  const svg = drawHistory([entry({ "page ÷ <bare>": 2 }), entry({ "page ÷ <bare>": 1, file: 1.6 })]);
  expect(svg).toContain("page ÷ &lt;bare></text>");
  expect(svg).toContain("M380 16L640 30");
  expect(svg).toContain(">1.6</text>");
  expect(svg.match(/<path/g)).toHaveLength(2);
});

test("the drawing in the docs shows all that was recorded", () => {
  expect(isDrawn()).toBe(true);
});
