import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
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

/** Relative luminance of "oklch(48% 0.015 260)". */
function luminanceOf(colour: string): number {
  const [light = 0, chroma = 0, hue = 0] = (/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/.exec(colour)?.slice(1) ?? []).map(Number);
  if (!colour.startsWith("oklch(") && colour !== "oklch(100% 0 0)") throw new Error(`not a colour: ${colour}`);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (light / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (channel: number) => Math.min(1, Math.max(0, channel));
  return (
    0.2126 * inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

const tokens = readFileSync(join(clientDir, "ui/tokens.css"), "utf8");

type Scheme = "day" | "night";

/** A token's colour by day or by night; one that is the same has one. */
function colourOf(name: string, scheme: Scheme): string {
  const [, day = "", night = day] =
    new RegExp(`--color-${name}: (?:light-dark\\()?(oklch\\([^)]*\\))(?:, (oklch\\([^)]*\\)))?`).exec(tokens) ?? [];
  return scheme === "day" ? day : night;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [high = 0, low = 0] = [luminanceOf(colourOf(one, scheme)), luminanceOf(colourOf(other, scheme))].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["paper", "surface", "sunken"];
const pairs = [
  ...["ink", "ink-soft", "ink-faint", "signal-text", "fit", "low", "info"].map((text) => ({ text, on: grounds })),
  ...["signal", "fit", "low", "info"].map((tone) => ({ text: tone === "signal" ? "signal-text" : tone, on: [`${tone}-ground`] })),
  { text: "on-signal", on: ["signal"] },
  { text: "on-board-soft", on: ["board"] },
];
const schemes: Scheme[] = ["day", "night"];

describe.each(schemes)("by %s", (scheme) => {
  test.each([
    { ring: "focus", on: grounds },
    { ring: "focus-on-board", on: ["board"] },
    { ring: "on-signal", on: ["signal", "signal-hover"] },
  ])("the ring $ring of what has the keyboard's focus reaches three to one on $on", ({ ring, on }) => {
    for (const ground of on) expect(contrast(ring, ground, scheme), `${ring} on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  test.each(pairs)("$text reaches seven to one on $on, so that small words are read by all", ({ text, on }) => {
    for (const ground of on) expect(contrast(text, ground, scheme), `${text} on ${ground}`).toBeGreaterThanOrEqual(7);
  });
});

test("whatever is painted as a board, and may hold what takes the focus, has the board's ring", () => {
  // Their dark discs lie on pictures, and what takes the focus is around them.
  const discs = /gallery[^/]*\.css$/;
  const rules = globSync("**/*.module.css", { cwd: clientDir }).flatMap((path) =>
    readFileSync(join(clientDir, path), "utf8")
      .split(/[{}]/)
      .filter((rule) => /background(-color)?: var\(--color-board\)/.test(rule))
      .map((rule) => ({ path, hasRing: rule.includes("--color-focus: var(--color-focus-on-board)") })),
  );
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter(({ path, hasRing }) => !hasRing && !discs.test(path))).toEqual([]);
});
