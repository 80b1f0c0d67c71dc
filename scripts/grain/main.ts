import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { parseArgs, promisify } from "node:util";
import { type Grain, measureGrain, type SourceFile } from "./grain.ts";

/**
 * Names the files and folders that break the rule of docs/grain.md, and prints how large files are. `--since REF` measures that commit beside the working tree.
 */

const run = promisify(execFile);
const maxBuffer = 2 ** 28;
const isMeasured = (path: string) => /\.(tsx?|css)$/.test(path);

async function git(...args: string[]): Promise<string> {
  return (await run("git", args, { maxBuffer })).stdout;
}

async function workingTree(): Promise<SourceFile[]> {
  const [known, gone] = await Promise.all([git("ls-files", "-co", "--exclude-standard"), git("ls-files", "-d")]);
  const missing = new Set(gone.split("\n"));
  const paths = known.split("\n").filter((path) => isMeasured(path) && !missing.has(path));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, "utf8") })));
}

/** The files of a commit. One process a file would take a minute, so all are read as one patch against the empty tree. */
async function treeOf(ref: string): Promise<SourceFile[]> {
  const emptyTree = (await git("hash-object", "-t", "tree", "/dev/null")).trim();
  const patch = await git("diff", "--no-color", "--no-renames", "--unified=0", "--src-prefix=a/", "--dst-prefix=b/", emptyTree, ref);
  return patch
    .split(/^diff --git /m)
    .slice(1)
    .flatMap((part) => {
      const path = /^\+\+\+ b\/(.*)$/m.exec(part)?.[1];
      if (path === undefined || !isMeasured(path)) return [];
      const added = part
        .slice(part.indexOf("\n@@"))
        .split("\n")
        .filter((line) => line.startsWith("+"));
      return [{ path, text: `${added.map((line) => line.slice(1)).join("\n")}\n` }];
    });
}

function printed(name: string, grain: Grain): string {
  const { fileCount, medianLines, p90Lines, longestLines, crumbSizedCount, crowdedFolders } = grain;
  return `${name}: ${fileCount} source files, lines: median ${medianLines}, 90th percentile ${p90Lines}, longest ${longestLines}; ${crumbSizedCount} files of at most 20 lines; ${crowdedFolders.length} folders over a dozen entries\n`;
}

const { values } = parseArgs({ options: { since: { type: "string" } } });
if (values.since !== undefined) process.stdout.write(printed(values.since, measureGrain(await treeOf(values.since))));
const grain = measureGrain(await workingTree());
process.stdout.write(printed("now", grain));
for (const violation of grain.violations) process.stderr.write(`${violation}\n`);
if (grain.violations.length > 0) process.exitCode = 1;
