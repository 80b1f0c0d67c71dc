import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { looks } from "../../e2e/visual/look-names.ts";
import { differingPages, judgeLooks, lookTrailer, type Report } from "./judge-looks.ts";

/** Photographs every kind of page as a commit shows it and as this folder does, and names the pages that look different. */

const results = "test-results/visual";
/** Outside of this folder and below no name that begins with a dot: files of such folders are not sent, faces of the sandbox among them. */
const reference = join(tmpdir(), `looks-${createHash("sha256").update(resolve(".")).digest("hex").slice(0, 8)}`, "reference");
const lockStamp = join(reference, "..", "installed");

const { values, positionals } = parseArgs({
  options: { against: { type: "string", default: "HEAD" }, look: { type: "string" }, grep: { type: "string" } },
});
if (positionals.length > 0) throw new Error("npm run visual -- [--against COMMIT] [--look dark] [--grep PAGE]");

if (values.look !== undefined && !looks.some((look) => look === values.look))
  throw new Error(`There is no look "${values.look}"; there are ${looks.join(", ")}`);

function run(command: string, args: string[], { cwd = ".", env = {} }: { cwd?: string; env?: Record<string, string> } = {}): number {
  return spawnSync(command, args, { cwd, stdio: "inherit", env: { ...process.env, ...env } }).status ?? 1;
}

function git(...args: string[]): string {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  if (status !== 0) throw new Error(`git ${args.join(" ")} failed`);
  return stdout.trim();
}

function must(status: number, what: string): void {
  if (status !== 0) throw new Error(`${what} failed`);
}

/** Lays a commit's files beside this folder's, with packages of its own; what it was built from before is kept, for the build knows by itself whether it has to be made again. */
async function layOut(commit: string): Promise<void> {
  await mkdir(reference, { recursive: true });
  const isKept = (name: string) => ["node_modules", "dist", ".data"].includes(name);
  for (const name of readdirSync(reference).filter((each) => !isKept(each))) await rm(join(reference, name), { recursive: true });
  const archive = resolve(reference, "..", "commit.tar");
  git("archive", "--format=tar", `--output=${archive}`, commit);
  must(run("tar", ["-xf", archive, "-C", reference]), "Unpacking the commit");
  await rm(archive);
  const lock = createHash("sha256")
    .update(readFileSync(join(reference, "package-lock.json")))
    .digest("hex");
  if (existsSync(lockStamp) && readFileSync(lockStamp, "utf8") === lock) return;
  must(run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: reference }), "Installing the commit's packages");
  await writeFile(lockStamp, lock);
}

/** One round of photographs. The shop's clock stands, so what an earlier round has left in its data is what this one would write. */
function photograph(folder: string, args: string[]): number {
  const startedAt = performance.now();
  const env = { VISUAL_SHOP_FOLDER: folder, ...(values.look !== undefined && { VISUAL_LOOK: values.look }) };
  const status = run("npx", ["playwright", "test", "--config", "playwright.visual.config.ts", ...args], { env });
  process.stdout.write(`This side took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes\n`);
  return status;
}

const commit = git("rev-parse", "--verify", `${values.against}^{commit}`);
const chosen = values.grep === undefined ? [] : ["--grep", values.grep];

await layOut(commit);
await rm(results, { recursive: true, force: true });
// A page that the commit can't show has no reference, so the comparison names it; a commit that shows none at all is no reference.
photograph(reference, [...chosen, "--update-snapshots=all"]);
if (!existsSync(join(results, "reference"))) throw new Error(`Photographing ${values.against} failed`);
const status = photograph(".", [...chosen, "--update-snapshots=none"]);
const report: Report = JSON.parse(readFileSync(join(results, "report.json"), "utf8"));
const verdict = judgeLooks(differingPages(report), git("log", "--format=%B%x00", `${commit}..HEAD`));
// A shop that doesn't start shows no difference either.
if (status !== 0 && verdict.isSame) throw new Error("Photographing this folder failed");
process.stdout.write(`\n${verdict.summary}\n`);
if (status !== 0) process.stdout.write(`The pictures side by side: ${results}/report/index.html\n`);
if (verdict.unmeant.length > 0)
  process.stdout.write(`What is meant is named in a commit's last lines: "${lookTrailer} ${verdict.unmeant[0]}".\n`);
process.exitCode = verdict.unmeant.length > 0 ? 1 : 0;
