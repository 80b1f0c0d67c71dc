import { relative } from "node:path";

type Place = { line: number; column: number };

/** One change of the code, and what became of it. */
export type Mutant = {
  fileName: string;
  location: { start: Place; end: Place };
  mutatorName: string;
  replacement?: string;
  status: string;
};

/** Of a hundred changes of a room, so many have to be noticed. */
export const scoreMin = 85;

/** A change that makes the tests run for ever is noticed, too. */
const noticed = new Set(["Killed", "Timeout"]);
const unnoticed = new Set(["Survived", "NoCoverage"]);

export function survivorsOf<Tried extends Mutant>(mutants: readonly Tried[]): Tried[] {
  return mutants.filter(({ status }) => unnoticed.has(status));
}

/** How many of a hundred changes were noticed. Those that couldn't be tried don't count. */
export function scoreOf(mutants: readonly Mutant[]): number {
  const noticedCount = mutants.filter(({ status }) => noticed.has(status)).length;
  const triedCount = noticedCount + survivorsOf(mutants).length;
  return triedCount === 0 ? 0 : (100 * noticedCount) / triedCount;
}

export function scoreText(name: string, mutants: readonly Mutant[]): string {
  const survivorCount = survivorsOf(mutants).length;
  return `${name}: ${scoreOf(mutants).toFixed(1)} % of ${mutants.length} changes were noticed, ${survivorCount} survived`;
}

/** Where a survivor is, as editors and terminals open it, and what it did. */
export function survivorText({ fileName, location, mutatorName, replacement = "", status }: Mutant, root: string): string {
  const place = `${relative(root, fileName)}:${location.start.line}:${location.start.column}`;
  const what = replacement.replaceAll(/\s+/g, " ").slice(0, 100);
  return `${place} ${mutatorName} → ${what}${status === "NoCoverage" ? " (no test comes by)" : ""}`;
}
