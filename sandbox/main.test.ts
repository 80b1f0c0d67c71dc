import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";

const readySchema = z.object({ event: z.literal("sandbox.ready"), port: z.number(), products: z.number() });

test("npm starts the sandbox alone, and Ctrl-C ends it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-alone-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const child = spawn("npm", ["start", "--workspace", "sandbox"], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_PRODUCTS: "40", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const closed = once(child, "close");
  /** A terminal's Ctrl-C reaches npm and all that it started. */
  const pressCtrlC = () => process.kill(-Number(child.pid), "SIGINT");
  onTestFinished(() => void (child.exitCode === null && child.signalCode === null && pressCtrlC()));
  const ready = await new Promise<z.infer<typeof readySchema>>((resolve) => {
    createInterface(child.stdout).on("line", (line) => line.startsWith("{") && resolve(readySchema.parse(JSON.parse(line))));
  });
  expect(ready.products).toBe(40);
  const answer = await fetch(`http://127.0.0.1:${ready.port}/healthcheck`);
  expect(await answer.json()).toEqual({ status: "ok" });
  pressCtrlC();
  await closed;
  await expect(fetch(`http://127.0.0.1:${ready.port}/healthcheck`)).rejects.toThrow("fetch failed");
});
