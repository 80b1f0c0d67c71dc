import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ConfigError, readConfig } from "#server/config.ts";
import { sandboxEnvironment } from "#server/process/sandbox/start-sandbox.ts";

/**
 * The shop with hot reloading: the client by Vite, the server and the sandbox each under Node's own watch mode, so that an edit of one leaves the others running.
 */

const children: ChildProcess[] = [];

/** Node keeps what it compiled, types stripped, for the next start: each edit is one. */
const compileCache = { NODE_COMPILE_CACHE: resolve("node_modules/.cache/node") };

function watched(module: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, ["--watch", "--watch-preserve-output", module], {
    stdio: "inherit",
    env: { ...compileCache, ...process.env, ...env },
  });
  children.push(child);
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  return address.port;
}

/** Seeding the catalogue for the first time takes a while; a sandbox that ends says why by itself. */
async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await delay(100);
  }
}

/** Starts the sandbox where one is needed and none runs elsewhere, and says where it answers. */
async function startSandbox(): Promise<NodeJS.ProcessEnv> {
  const config = readConfig();
  if (config.sandbox === null || config.sandbox.url !== null) return {};
  const port = config.sandbox.port || (await freePort());
  watched("sandbox/main.ts", sandboxEnvironment(config, config.sandbox, port));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/healthcheck`);
  return { SANDBOX_URL: url };
}

const stopAll = () => children.forEach((child) => child.kill("SIGTERM"));
let shop: ChildProcess | null = null;

/** The shop still needs the sandbox while it drains. That one leaves Ctrl-C to whoever started it, so it is stopped once the shop has ended. */
function stop(signal: NodeJS.Signals): void {
  if (shop) return void shop.kill(signal);
  stopAll();
  process.exit();
}
process.on("SIGINT", () => stop("SIGINT"));
process.on("SIGTERM", () => stop("SIGTERM"));

try {
  shop = watched("scripts/dev-shop.ts", await startSandbox());
  const [code] = await once(shop, "exit");
  stopAll();
  process.exitCode = typeof code === "number" ? code : 0;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
