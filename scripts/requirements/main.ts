import { glob, readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { findGaps, readRequirements, readTaggedTests, type Source } from "./requirements.ts";

/** Prints every statement of docs/requirements with the tests that prove it, and fails where one lacks the other. */

const { values } = parseArgs({ options: { quiet: { type: "boolean", default: false } } });

const documents = ["docs/requirements/*.md"];
const tests = ["{client,server,shared,sandbox,scripts,ops,load-tests}/**/*.test.{ts,tsx}", "e2e/**/*.e2e.ts"];

async function sources(patterns: string[]): Promise<Source[]> {
  const paths: string[] = [];
  for await (const path of glob(patterns, { exclude: ["**/node_modules/**", "scripts/requirements/**"] })) paths.push(path);
  return Promise.all(paths.toSorted().map(async (path) => ({ path, text: await readFile(path, "utf8") })));
}

const requirements = readRequirements(await sources(documents));
const tagged = readTaggedTests(await sources(tests));
for (const { id, text } of values.quiet ? [] : requirements) {
  process.stdout.write(`${id}  ${text}\n`);
  for (const { path, title } of tagged.filter(({ ids }) => ids.includes(id))) process.stdout.write(`    ${path}: ${title}\n`);
}
const gaps = findGaps(requirements, tagged);
for (const gap of gaps) process.stderr.write(`${gap}\n`);
const proofs = tagged.reduce((sum, { ids }) => sum + ids.length, 0);
process.stdout.write(`${requirements.length} statements, ${proofs} proofs, ${gaps.length} gaps\n`);
process.exitCode = gaps.length > 0 ? 1 : 0;
