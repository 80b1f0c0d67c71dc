import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { rooms } from "./mutate/rooms.ts";
import { scoreMin, scoreOf, scoreText, survivorText, survivorsOf } from "./mutate/score.ts";

/**
 * Changes the code of some rooms, one small thing at a time, and sees whether their tests notice. `npm run mutate -- cart` tries one room; what was tried before is
 * only tried again where code or tests have changed since. Fails where too many changes go unnoticed; docs/mutation.md has more.
 */

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !rooms.some((room) => room.name === name));
if (unknown.length > 0) throw new Error(`There is no room ${unknown.join(", ")}; there are ${rooms.map(({ name }) => name).join(", ")}`);

const tried = [];
for (const { name, code, tests, isInBrowser } of rooms.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  const stryker = new Stryker({
    mutate: [...code, "!**/*.test.{ts,tsx}"],
    testFiles: tests,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    // It would be read with the compiler's API, which this version of TypeScript doesn't have.
    ignorePatterns: ["tsconfig.json", "{dist,dist-next,docs,test-results,.cache}"],
    vitest: { related: false, pool: "forks" },
    concurrency: Math.max(1, availableParallelism() - 1),
    ignoreStatic: isInBrowser,
    incremental: true,
    incrementalFile: `.cache/mutate/${name}.json`,
    tempDirName: ".cache/mutate/copy",
    reporters: ["progress-append-only", "html"],
    htmlReporter: { fileName: `test-results/mutate/${name}.html` },
    allowConsoleColors: false,
  });
  const results = await stryker.runMutationTest();
  for (const survivor of survivorsOf(results)) process.stdout.write(`${survivorText(survivor, process.cwd())}\n`);
  tried.push({ name, results });
}

for (const { name, results } of tried) process.stdout.write(`${scoreText(name, results)}\n`);
const all = tried.flatMap(({ results }) => results);
process.stdout.write(`${scoreText("all", all)}\n`);
const failing = tried.filter(({ results }) => scoreOf(results) < scoreMin).map(({ name }) => name);
if (failing.length > 0) {
  process.stderr.write(`Below ${scoreMin} %: ${failing.join(", ")}\n`);
  process.exitCode = 1;
}
