import { relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import type { Room } from "./rooms.ts";
import { type Mutant, survivorsOf } from "./score.ts";

type Trial = { name: string; mutate: string[]; testFiles: string[]; concurrency: number; configFile?: string };

function run({ name, configFile, ...trial }: Trial): Promise<Mutant[]> {
  return new Stryker({
    ...trial,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { related: false, pool: "forks", configFile },
    // It would be read with the compiler's API, which this version of TypeScript doesn't have.
    ignorePatterns: ["tsconfig.json", "{dist,dist-next,docs,test-results,.cache}"],
    // What a module evaluates once, while it loads, would need a new process or page with all tests for each change.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `.cache/mutate/${name}.json`,
    tempDirName: ".cache/mutate/copy",
    reporters: ["progress-append-only", "html"],
    htmlReporter: { fileName: `test-results/mutate/${name}.html` },
    allowConsoleColors: false,
  }).runMutationTest();
}

/** Where a change is, as the tool's `mutate` takes it. */
function rangeOf({ fileName, location: { start, end } }: Mutant): string {
  return `${relative(process.cwd(), fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

const keyOf = (mutant: Mutant) => [rangeOf(mutant), mutant.mutatorName, mutant.replacement].join(" ");

/**
 * Tries a room: first with its quick tests, then what those didn't notice with those that run in a browser, where each change takes seconds.
 */
export async function tryRoom({ name, code, tests, browserTests }: Room, concurrency: number): Promise<Mutant[]> {
  const mutants = await run({
    name,
    mutate: [...code, "!**/*.test.{ts,tsx}"],
    testFiles: tests,
    concurrency,
  });
  const survivors = survivorsOf(mutants);
  if (browserTests === undefined || survivors.length === 0) return mutants;
  const again = await run({
    name: `${name}-browser`,
    mutate: [...new Set(survivors.map(rangeOf))],
    testFiles: browserTests,
    concurrency,
    configFile: "scripts/mutate/in-browser.config.ts",
  });
  const noticed = new Map(again.filter((mutant) => survivorsOf([mutant]).length === 0).map((mutant) => [keyOf(mutant), mutant]));
  return mutants.map((mutant) => {
    const inBrowser = survivorsOf([mutant]).length > 0 ? noticed.get(keyOf(mutant)) : undefined;
    return inBrowser && inBrowser.status !== "Ignored" ? inBrowser : mutant;
  });
}
