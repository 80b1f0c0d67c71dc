import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { z } from "zod";

const historyFile = "bench/history.jsonl";
const drawingFile = "docs/bench-history.svg";

const entrySchema = z.object({ commit: z.string(), machine: z.string(), ratios: z.record(z.string(), z.number()) });
type HistoryEntry = z.infer<typeof entrySchema>;

/** Appends what this run measured, and draws all runs anew. */
export function recordRun(ratios: Record<string, number>): void {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model ?? "unknown"}`;
  const rounded = Object.fromEntries(Object.entries(ratios).map(([name, value]) => [name, Number(value.toFixed(3))]));
  appendFileSync(historyFile, `${JSON.stringify({ commit, machine, ratios: rounded } satisfies HistoryEntry)}\n`);
  writeFileSync(drawingFile, drawHistory(readHistory(readFileSync(historyFile, "utf8"))));
}

/** One run a line. */
export function readHistory(text: string): HistoryEntry[] {
  return text.split("\n").flatMap((line) => (line === "" ? [] : [entrySchema.parse(JSON.parse(line))]));
}

/** Whether the drawing shows what was recorded. */
export function isDrawn(): boolean {
  if (!existsSync(historyFile)) return false;
  return readFileSync(drawingFile, "utf8") === drawHistory(readHistory(readFileSync(historyFile, "utf8")));
}

const width = 720;
const row = 56;
const lineFrom = 380;
const lineTo = 640;
const lineHeight = 28;

/** A line for each ratio, oldest run first, with its last value; for light and dark pages. */
export function drawHistory(entries: HistoryEntry[]): string {
  const names = [...new Set(entries.flatMap(({ ratios }) => Object.keys(ratios)))];
  const rows = names.map((name, index) => {
    const values = entries.flatMap(({ ratios }) => ratios[name] ?? []);
    return `<g transform="translate(0 ${index * row})">${drawRow(name, values)}</g>`;
  });
  const height = names.length * row + row / 2;
  const style = "text{font:14px sans-serif;fill:#222}path{fill:none;stroke:#b3261e;stroke-width:2}circle{fill:#b3261e}";
  const dark = "@media(prefers-color-scheme:dark){text{fill:#ddd}path{stroke:#ff8a80}circle{fill:#ff8a80}}";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>What the bench measured, run by run</title><style>${style}${dark}</style>${rows.join("")}</svg>\n`;
}

function drawRow(name: string, values: number[]): string {
  // From nothing up: a wobble of two percent has to look like one.
  const highest = Math.max(...values, Number.MIN_VALUE);
  const points = values.map((value, index) => {
    const x = values.length === 1 ? lineTo : lineFrom + ((lineTo - lineFrom) * index) / (values.length - 1);
    return { x: round(x), y: round(row - 12 - (lineHeight * value) / highest) };
  });
  const last = points.at(-1);
  if (!last) return "";
  const path = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
  const dot = `<circle cx="${last.x}" cy="${last.y}" r="3"/>`;
  return `<text x="8" y="${row - 16}">${escapeText(name)}</text><path d="${path}"/>${dot}<text x="${lineTo + 12}" y="${row - 16}">${values.at(-1)}</text>`;
}

const round = (value: number) => Number(value.toFixed(1));
const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
