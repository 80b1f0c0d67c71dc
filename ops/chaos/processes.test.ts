import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../stack/free-port.ts";

/** Answers that it is ready, and nothing else, so that the run waits for it; where nobody ends it, it goes by itself. */
const standIn = (port: string) => `
  setTimeout(process.exit, 60_000);
  require("node:http").createServer((req, res) => ["/readyz", "/_vendors/faults"].includes(req.url) && res.end("{}")).listen(process.env.${port});
`;

/** A folder with a shop and a sandbox that were built, as a run finds them. */
function buildFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "chaos-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [script, port] of [
    ["dist/server/main.js", "PORT"],
    ["dist/sandbox/main.js", "SANDBOX_PORT"],
  ] as const) {
    mkdirSync(join(folder, dirname(script)), { recursive: true });
    writeFileSync(join(folder, script), standIn(port));
  }
  return folder;
}

const isAnswering = (port: number, path: string) =>
  fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

test.each(["ops/chaos/main.ts", "ops/chaos/fuzz/main.ts"])("%s ends what it started when it alone is ended", async (script) => {
  const port = await freePort();
  const run: ChildProcess = spawn(process.execPath, [resolve(script)], {
    cwd: buildFolder(),
    env: { ...process.env, CHAOS_PORT: String(port) },
    stdio: "ignore",
  });
  onTestFinished(() => void run.kill("SIGKILL"));
  const areAnswering = async () => [await isAnswering(port, "/readyz"), await isAnswering(port + 2, "/_vendors/faults")];
  await expect.poll(areAnswering, { timeout: 20_000 }).toEqual([true, true]);
  run.kill("SIGINT");
  await once(run, "exit");
  expect(await areAnswering()).toEqual([false, false]);
});
