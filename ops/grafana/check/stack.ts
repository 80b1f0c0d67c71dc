import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { listen } from "#server/process/listen.ts";
import { createK6Exposition } from "./k6-metrics.ts";

/** Beside a shop that may be running, and beside the browser tests. */
const ports = { shop: 3410, sandbox: 4410, metrics: 9541, k6: 9542, prometheus: 9621 };
const startTimeoutMs = 240_000;

const prometheusConfigSchema = z.object({ global: z.looseObject({ external_labels: z.record(z.string(), z.string()) }) });

export type Stack = { shop: string; prometheus: string; stop(): Promise<void> };

/** The built shop with its sandbox, and a Prometheus that scrapes it every second under the rules as they are. Its log is kept where `logFile` says. */
export async function startStack(prometheusProgram: string, logFile: string): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), "dashboards-"));
  const k6 = createK6Exposition();
  const log = createWriteStream(logFile);
  const children: ChildProcess[] = [];

  function start(command: string, args: string[], env: NodeJS.ProcessEnv): void {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    children.push(child);
  }

  async function stop(): Promise<void> {
    await Promise.all(children.map(end));
    k6.close().closeAllConnections();
    log.end();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await listen(k6, { host: "127.0.0.1", port: ports.k6 });
    const shop = `http://localhost:${ports.shop}`;
    start(process.execPath, ["--enable-source-maps", "scripts/start.ts"], {
      PORT: String(ports.shop),
      METRICS_PORT: String(ports.metrics),
      SANDBOX_PORT: String(ports.sandbox),
      PUBLIC_URL: shop,
      DATA_DIR: ".data/dashboards",
      LOG_LEVEL: "info",
      RATE_LIMIT_FACTOR: "0",
      SHUTDOWN_DELAY_MS: "0",
    });
    await untilReady(`${shop}/readyz`, children, logFile);
    const configFile = join(folder, "prometheus.yml");
    await writeFile(configFile, await prometheusConfig());
    start(prometheusProgram, prometheusArguments(configFile, join(folder, "data")), {});
    const prometheus = `http://127.0.0.1:${ports.prometheus}`;
    await untilReady(`${prometheus}/-/ready`, children, logFile);
    return { shop, prometheus, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The committed configuration, with targets of this run and without anybody to call. */
async function prometheusConfig(): Promise<string> {
  const { global } = prometheusConfigSchema.parse(parse(await readFile("ops/prometheus/prometheus.yml", "utf8")));
  const scrape = (job_name: string, port: number, labels: Record<string, string>) => ({
    job_name,
    static_configs: [{ targets: [`127.0.0.1:${port}`], labels }],
  });
  return stringify({
    global: { ...global, scrape_interval: "1s", evaluation_interval: "1s" },
    rule_files: [resolve("ops/prometheus/rules/*.rules.yaml")],
    scrape_configs: [scrape("storefront", ports.metrics, { env: "local" }), scrape("k6", ports.k6, {})],
  });
}

function prometheusArguments(configFile: string, dataDir: string): string[] {
  return [
    `--config.file=${configFile}`,
    `--storage.tsdb.path=${dataDir}`,
    `--web.listen-address=127.0.0.1:${ports.prometheus}`,
    "--log.level=warn",
  ];
}

async function untilReady(url: string, children: ChildProcess[], logFile: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answersOk(url))) {
    if (children.some(({ exitCode }) => exitCode !== null)) throw new Error(`A program ended before it was ready: see ${logFile}`);
    if (Date.now() > deadline) throw new Error(`${url} didn't answer within ${startTimeoutMs / 1000} s: see ${logFile}`);
    await new Promise((wait) => setTimeout(wait, 250));
  }
}

async function answersOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Nobody listens there yet.
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
