import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** CHAOS_PORT moves all of them, so that several runs can go on side by side. */
const first = Number(process.env["CHAOS_PORT"] ?? 3340);
const ports = { shop: first, metrics: first + 1, sandbox: first + 2 };
export const addresses = {
  shop: `http://localhost:${ports.shop}`,
  metrics: `http://127.0.0.1:${ports.metrics}/metrics`,
  sandbox: `http://127.0.0.1:${ports.sandbox}`,
};
const startMaxMs = 240_000;

/** The folder for what a run leaves: what the processes said, and its findings. */
export const resultsFolder = "test-results/chaos";

export type Running = {
  /** Ends it as a deployment does, and waits for that. */
  stop(): Promise<void>;
  /** Ends it as a machine that dies does. */
  kill(): Promise<void>;
  /** How often it ended without having been told to. */
  deaths(): number;
  start(): Promise<void>;
  /** Starts it where another address tells that it is ready. */
  startAt(readyUrl: string): Promise<void>;
};

const common = { ...process.env, NODE_ENV: "production", DATA_DIR: ".data/chaos", PUBLIC_URL: addresses.shop };

/** The shop, built, as production runs it. What one address may ask in a minute is no matter here, for all visitors have one. */
export const createShop = (env: Record<string, string> = {}): Running =>
  createRunning("shop", "dist/server/main.js", `${addresses.shop}/readyz`, {
    ...common,
    PORT: String(ports.shop),
    METRICS_PORT: String(ports.metrics),
    SANDBOX_URL: addresses.sandbox,
    SESSION_SECRET: "chaos".repeat(10),
    LOG_LEVEL: "warn",
    RATE_LIMIT_FACTOR: "0",
    SHUTDOWN_DELAY_MS: "0",
    ...env,
  });

/** The sandbox, apart from the shop, so that each can die alone. */
export const createSandbox = (): Running =>
  createRunning("sandbox", "dist/sandbox/main.js", `${addresses.sandbox}/_vendors/faults`, {
    ...common,
    SANDBOX_HOST: "127.0.0.1",
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_PUBLIC_URL: addresses.shop,
  });

const all: Running[] = [];
let isOver = false;

/** Whoever ends the run itself, and nothing beside it, ends what it has started, too: the shops before the sandbox that they call. */
export function endWithTheRun(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void endAll().finally(() => process.exit(1)));
}

async function endAll(): Promise<void> {
  isOver = true;
  for (const running of all.toReversed()) await running.stop();
}

function createRunning(name: string, script: string, ownReadyUrl: string, env: NodeJS.ProcessEnv): Running {
  let child: ChildProcess | undefined;
  let deaths = 0;
  const onDeath = () => (deaths += 1);
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  async function end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const ending = child;
    if (ending === undefined || !isRunning()) return;
    ending.off("exit", onDeath);
    const ended = new Promise<void>((resolve) => void ending.once("exit", () => resolve()));
    ending.kill(signal);
    await ended;
  }

  async function start(readyUrl: string): Promise<void> {
    if (isOver) throw new Error(`The ${name} is not started any more`);
    mkdirSync(resultsFolder, { recursive: true });
    const log = openSync(`${resultsFolder}/${name}.log`, "a");
    child = spawn(process.execPath, ["--enable-source-maps", script], { env, stdio: ["ignore", log, log] });
    closeSync(log);
    child.once("exit", onDeath);
    const endsAt = Date.now() + startMaxMs;
    const isReady = () =>
      fetch(readyUrl).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (!isRunning()) throw new Error(`The ${name} ended at its start; ${resultsFolder}/${name}.log says why`);
      if (Date.now() > endsAt) throw new Error(`The ${name} was not ready in time; ${resultsFolder}/${name}.log says more`);
      await wait(100);
    }
  }

  const running: Running = {
    deaths: () => deaths,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    start: () => start(ownReadyUrl),
    startAt: start,
  };
  all.push(running);
  return running;
}
