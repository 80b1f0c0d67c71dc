import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

/**
 * Starts the built shop once and stops it, so that Node keeps what V8 made of its code in the folder that is named: `node scripts/build-steps/compile-ahead.ts FOLDER`. The image
 * carries that folder. No vendor answers here, which a start copes with. Node keeps silent about a cache that it can't write, so this looks what came of it.
 */

const nobody = "http://127.0.0.1:1";

async function startOnce(cache: string, data: string): Promise<void> {
  const settings = {
    NODE_ENV: "production",
    NODE_COMPILE_CACHE: cache,
    HOST: "127.0.0.1",
    PORT: "0",
    METRICS_HOST: "127.0.0.1",
    METRICS_PORT: "0",
    PUBLIC_URL: "http://localhost",
    DATA_DIR: data,
    SANDBOX_URL: nobody,
    // Traces bring packages of their own.
    OTEL_EXPORTER_OTLP_ENDPOINT: nobody,
    LOG_LEVEL: "info",
    SHUTDOWN_DELAY_MS: "0",
  };
  const shop = spawn(process.execPath, ["dist/server/main.js"], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(shop, "exit");
  const lines: string[] = [];
  for await (const line of createInterface({ input: shop.stdout })) {
    lines.push(line);
    if (line.includes('"server.listening"')) shop.kill("SIGTERM");
  }
  const [code] = await ended;
  if (code !== 0 || !lines.some((line) => line.includes('"server.listening"')))
    throw new Error(`The shop did not start and stop in order (${code}):\n${lines.join("\n")}`);
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say into which folder: node scripts/build-steps/compile-ahead.ts FOLDER");
const data = await mkdtemp(join(tmpdir(), "rares-"));
try {
  await startOnce(resolve(folder), data);
} finally {
  await rm(data, { recursive: true, force: true });
}
const kept = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
if (kept.length === 0) throw new Error(`Node kept nothing of what it compiled in ${folder}`);
process.stdout.write(`Modules kept as they were compiled: ${kept.length}\n`);
