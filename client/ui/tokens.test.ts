import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rawValuesIn } from "./styles/raw-values.ts";

const clientDir = join(import.meta.dirname, "..");

test("raw colours and fixed type sizes are found", () => {
  expect(rawValuesIn("a { color: #c00; background: oklch(50% 0.1 20); }")).toHaveLength(2);
  expect(rawValuesIn("a { color: white; font-size: 13px; }")).toHaveLength(2);
  expect(rawValuesIn("/* #c00 */ a { color: var(--color-ink); font-size: 0.92em; }")).toEqual([]);
});

test("no stylesheet but the tokens names a colour or a fixed type size", () => {
  const sheets = globSync("**/*.css", { cwd: clientDir }).filter((path) => path !== join("ui", "tokens.css"));
  expect(sheets.length).toBeGreaterThan(20);
  const found = sheets.flatMap((path) => rawValuesIn(readFileSync(join(clientDir, path), "utf8")).map((value) => `${path}: ${value}`));
  expect(found).toEqual([]);
});
