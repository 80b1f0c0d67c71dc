import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { debianProgram } from "../accept/engine/debian.ts";
import { findProgram } from "../stack/find-program.ts";
import { type RunningProcess, runProcess } from "./run-process.ts";

type Instance = { name: string; origin: string; metricsUrl: string; process: RunningProcess };
export type Stage = {
  /** Where visitors come in: HAProxy's. */
  origin: string;
  sandboxUrl: string;
  instances: Instance[];
  valkey: RunningProcess;
  /** What the instances have written to their logs. */
  logFiles: string[];
};

/** Of all that is started, from this one on. */
const basePort = Number(process.env["CLUSTER_PORT"] ?? 3600);
const ports = { balancer: basePort, sandbox: basePort + 1, valkey: basePort + 2, shop: basePort + 10, metrics: basePort + 20 };
const names = ["shop-1", "shop-2", "shop-3"];
/** So that a page that shows an edit does so because it heard of it. */
const pageCacheSeconds = 600;
const productCount = 400;

const at = (port: number) => `http://127.0.0.1:${port}`;
const answers = (url: string) => () =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Three instances of the built shop over one sandbox and one Valkey, behind one address. The stack ends them all. */
export async function setStage(folder: string, stack: AsyncDisposableStack): Promise<Stage> {
  const server = await valkeyProgram();
  const haproxy = process.env["HAPROXY_BIN"] ?? (await debianProgram("haproxy", "haproxy"));
  if (haproxy === undefined)
    throw new Error("This needs HAProxy: install it (Debian: apt-get install haproxy) or set HAPROXY_BIN to its program.");
  const publicUrl = at(ports.balancer);
  const logFile = (name: string) => join(folder, `${name}.log`);
  const begin = async (options: Omit<Parameters<typeof runProcess>[0], "logFile">) => {
    const running = await runProcess({ ...options, logFile: logFile(options.name) });
    stack.defer(() => running.kill());
    return running;
  };

  const valkey = await begin({
    name: "valkey",
    command: server,
    args: ["--port", String(ports.valkey), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder],
    isReady: () => takesConnections(ports.valkey),
  });
  const webhookSecret = randomBytes(24).toString("base64url");
  const sandboxUrl = at(ports.sandbox);
  await begin({
    name: "sandbox",
    command: process.execPath,
    args: ["sandbox/main.ts"],
    env: {
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_PUBLIC_URL: publicUrl,
      SANDBOX_WEBHOOK_URL: `${publicUrl}/webhooks/storyblok`,
      SANDBOX_PRODUCTS: String(productCount),
      STORYBLOK_WEBHOOK_SECRET: webhookSecret,
      DATA_DIR: folder,
    },
    isReady: answers(`${sandboxUrl}/_vendors/mailbox/messages.json`),
  });
  const env = {
    NODE_ENV: "production",
    PUBLIC_URL: publicUrl,
    SANDBOX_URL: sandboxUrl,
    VALKEY_URL: `valkey://127.0.0.1:${ports.valkey}`,
    SESSION_SECRET: randomBytes(48).toString("base64"),
    STORYBLOK_WEBHOOK_SECRET: webhookSecret,
    PAGE_CACHE_SECONDS: String(pageCacheSeconds),
    TRUST_PROXY: "1",
    SHUTDOWN_DELAY_MS: "0",
  };
  const instances = await Promise.all(
    names.map(async (name, index) => {
      const own = { PORT: String(ports.shop + index), METRICS_PORT: String(ports.metrics + index), DATA_DIR: join(folder, name) };
      const origin = at(ports.shop + index);
      const isReady = answers(`${origin}/readyz`);
      const running = await begin({
        name,
        command: process.execPath,
        args: [resolve("dist/server/main.js")],
        env: { ...env, ...own },
        isReady,
      });
      return { name, origin, metricsUrl: `${at(ports.metrics + index)}/metrics`, process: running };
    }),
  );
  const file = join(folder, "haproxy.cfg");
  await writeFile(file, balancerConfig(instances));
  await begin({ name: "haproxy", command: haproxy, args: ["-db", "-f", file], isReady: answers(`${publicUrl}/healthcheck`) });
  return { origin: publicUrl, sandboxUrl, instances, valkey, logFiles: names.map(logFile) };
}

/** Valkey, or the ancestor that speaks the same protocol. */
async function valkeyProgram(): Promise<string> {
  const program =
    process.env["VALKEY_BIN"] ??
    (await findProgram("valkey-server", "redis-server")) ??
    (await debianProgram("redis-server", "redis-server"));
  if (program === undefined)
    throw new Error("This needs Valkey: install it (Debian: apt-get install redis-server) or set VALKEY_BIN to its program.");
  return program;
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => socket.end() && done(true));
    socket.once("error", () => done(false));
  });
}

/** Each request to the next instance, whoever asks; one that is gone is passed over. Visitors bring their addresses along, as from a CDN. */
function balancerConfig(instances: readonly Pick<Instance, "name" | "origin">[]): string {
  return [
    "defaults",
    "  mode http",
    "  timeout connect 1s",
    "  timeout client 60s",
    "  timeout server 35s",
    "  timeout check 3s",
    "  option redispatch 1",
    "  retries 3",
    "frontend shop",
    `  bind 127.0.0.1:${ports.balancer}`,
    "  default_backend shops",
    "backend shops",
    "  balance roundrobin",
    "  option httpchk GET /readyz",
    "  default-server check inter 300ms fall 2 rise 1",
    ...instances.map(({ name, origin }) => `  server ${name} ${new URL(origin).host}`),
    "",
  ].join("\n");
}
