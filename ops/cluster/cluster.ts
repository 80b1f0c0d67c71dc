import { access, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkKills } from "./checks/kills.ts";
import { checkLimit } from "./checks/limits.ts";
import { checkPurge } from "./checks/purge.ts";
import { checkRenewal } from "./checks/sessions.ts";
import { checkThroughput } from "./checks/throughput.ts";
import { setStage, type Stage } from "./stage.ts";

/** Runs three instances of the built shop as one: behind HAProxy, over one Valkey. Whatever it made is gone when it ends, unless a check failed. */

const print = (line: string) => process.stdout.write(`${line}\n`);

async function checkLogs({ logFiles }: Stage): Promise<string> {
  const lines = (await Promise.all(logFiles.map((file) => readFile(file, "utf8")))).flatMap((text) => text.trim().split("\n"));
  const counts = ["shared_store.gone", "shared_store.up"].map((event) => lines.filter((line) => line.includes(`"${event}"`)).length);
  const [gone = 0, up = 0] = counts;
  // Each instance was started twice, and lost Valkey once.
  if (gone !== logFiles.length || up !== 3 * logFiles.length)
    throw new Error(`${gone} lines tell that Valkey went, ${up} that it is there.`);
  return `${gone} lines tell that Valkey went, one of each instance, and ${up} that it is there`;
}

const checks: [title: string, check: (stage: Stage) => Promise<string>][] = [
  ["an edit reaches every instance within a second", checkPurge],
  ["a limit counts once over all instances", checkLimit],
  ["a session that all are asked for at once is renewed once", checkRenewal],
  ["killing any instance, or Valkey, loses no cart, order or session", checkKills],
  ["each instance says once that Valkey is gone, and when it is back", checkLogs],
  ["three instances and one", checkThroughput],
];

const stack = new AsyncDisposableStack();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stack.disposeAsync().finally(() => process.exit(1)));
const folder = await mkdtemp(join(tmpdir(), "rares-cluster-"));
let failed = 0;
try {
  await access("dist/server/main.js").catch(() => {
    throw new Error("There is no build: run npm run build first.");
  });
  const stage = await setStage(folder, stack);
  for (const [title, check] of checks) {
    const startedAt = performance.now();
    const outcome = await check(stage).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    const isFailure = outcome instanceof Error;
    if (isFailure) failed += 1;
    print(
      `${isFailure ? "✗" : "✓"} ${title}: ${isFailure ? outcome.message : outcome} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
    );
  }
  print(`${checks.length - failed} passed, ${failed} failed`);
} catch (error) {
  failed += 1;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
} finally {
  await stack.disposeAsync();
}
if (failed === 0) await rm(folder, { recursive: true, force: true });
else print(`What the processes said is in ${folder}`);
process.exitCode = failed === 0 ? 0 : 1;
