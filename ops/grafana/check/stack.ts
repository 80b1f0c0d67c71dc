import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { listen } from "#server/process/listen.ts";
import { type RunningProgram, startProgram } from "../../stack/start-program.ts";
import { createK6Exposition } from "./k6-metrics.ts";

/** Beside a shop that may be running, and beside the browser tests. */
const ports = { shop: 3410, sandbox: 4410, metrics: 9541, k6: 9542, prometheus: 9621 };
/** A build and a catalogue to seed may come first. */
const shopReadyTimeoutMs = 240_000;

const prometheusConfigSchema = z.object({ global: z.looseObject({}) });

export type Stack = { shop: string; prometheus: string; stop(): Promise<void> };

/** The built shop with its sandbox, and a Prometheus that scrapes it every second under the rules as they are. What they say is kept in a folder. */
export async function startStack(prometheusProgram: string, logFolder: string): Promise<Stack> {
  await mkdir(logFolder, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), "dashboards-"));
  const k6 = createK6Exposition();
  const running: RunningProgram[] = [];

  async function stop(): Promise<void> {
    await Promise.all(running.map((program) => program.stop()));
    k6.close().closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await listen(k6, { host: "127.0.0.1", port: ports.k6 });
    const shop = `http://localhost:${ports.shop}`;
    running.push(await startShop(shop, join(logFolder, "shop.log")));
    const configFile = join(folder, "prometheus.yml");
    await writeFile(configFile, await prometheusConfig());
    const prometheus = `http://127.0.0.1:${ports.prometheus}`;
    running.push(
      await startProgram({
        name: "Prometheus",
        path: prometheusProgram,
        args: [
          `--config.file=${configFile}`,
          `--storage.tsdb.path=${join(folder, "data")}`,
          `--web.listen-address=127.0.0.1:${ports.prometheus}`,
        ],
        logFile: join(logFolder, "prometheus.log"),
        readyUrl: `${prometheus}/-/ready`,
      }),
    );
    return { shop, prometheus, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startShop(origin: string, logFile: string): Promise<RunningProgram> {
  return startProgram({
    name: "The shop",
    path: process.execPath,
    args: ["--enable-source-maps", "scripts/start.ts"],
    env: {
      PORT: String(ports.shop),
      METRICS_PORT: String(ports.metrics),
      SANDBOX_PORT: String(ports.sandbox),
      PUBLIC_URL: origin,
      DATA_DIR: ".data/dashboards",
      RATE_LIMIT_FACTOR: "0",
      SHUTDOWN_DELAY_MS: "0",
    },
    logFile,
    readyUrl: `${origin}/readyz`,
    readyTimeoutMs: shopReadyTimeoutMs,
  });
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
