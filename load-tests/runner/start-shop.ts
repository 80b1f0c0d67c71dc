import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

export type RunningShop = { origin: string; metricsUrl: string; stop(): Promise<void> };

const startMaxMs = 240_000;
const stopMaxMs = 30_000;
const pollMs = 250;

/** Ports and data of its own, beside a shop that may be running. What a visitor may do in a minute is no matter here, for all of them have one address. */
function environment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv & { PORT: string; METRICS_PORT: string } {
  const { PORT = "3300", SANDBOX_PORT = "4300", METRICS_PORT = "9500" } = env;
  return {
    ...env,
    NODE_ENV: "production",
    PORT,
    SANDBOX_PORT,
    METRICS_PORT,
    PUBLIC_URL: `http://localhost:${PORT}`,
    DATA_DIR: env["DATA_DIR"] ?? ".data/load",
    RATE_LIMIT_FACTOR: "0",
    ACCESS_LOG_SAMPLE_RATE: env["ACCESS_LOG_SAMPLE_RATE"] ?? "0.1",
    SHUTDOWN_DELAY_MS: "0",
  };
}

/** Builds the shop if need be, starts it as production does and waits until it is open. What it says goes into a file. */
export async function startShop(logFile: string): Promise<RunningShop> {
  const env = environment(process.env);
  const origin = `http://localhost:${env.PORT}`;
  // Load must not reach a shop that somebody else is using.
  if (await isReady(origin)) throw new Error(`A shop answers at ${origin} already: stop it, or choose another PORT.`);
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, ["--enable-source-maps", "scripts/start.ts"], { env, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  try {
    await untilReady(origin, child, logFile);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { origin, metricsUrl: `http://127.0.0.1:${env.METRICS_PORT}/metrics`, stop: () => stop(child) };
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilReady(origin: string, child: ChildProcess, logFile: string): Promise<void> {
  const endsAt = Date.now() + startMaxMs;
  while (Date.now() < endsAt) {
    if (child.exitCode !== null) throw new Error(`The shop could not be started; ${logFile} says why.`);
    if (await isReady(origin)) return;
    await wait(pollMs);
  }
  throw new Error(`The shop was not ready within ${startMaxMs / 1000} s; ${logFile} says why.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const patience = setTimeout(() => child.kill("SIGKILL"), stopMaxMs);
  await ended;
  clearTimeout(patience);
}
