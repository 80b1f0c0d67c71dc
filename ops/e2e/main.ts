import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { findUnknownMetrics, metricNamesOf } from "../check/metric-names.ts";
import { readOpsFiles } from "../check/rule-files.ts";
import { runTool } from "../check/tools.ts";
import { startLightLoad } from "./light-load.ts";
import { checkAgainst } from "./live-checks.ts";
import { createPrometheusApi } from "./prometheus-api.ts";
import { playScenario, type Scenario } from "./scenario.ts";
import type { Notification } from "../stack/create-pager.ts";
import { findProgram } from "../stack/find-program.ts";
import { startMonitoring } from "../stack/start-monitoring.ts";
import { startProgram } from "../stack/start-program.ts";

/** The built shop under a light load, watched by Prometheus and Alertmanager as they stand in `ops`, while its vendors fail: the right alert has to page in time, and to go away. */

const folder = ".data/ops-e2e";
const ports = { shop: 3350, sandbox: 4350, metrics: 9520, prometheus: 9600, alertmanager: 9601 };
const origin = `http://localhost:${ports.shop}`;
/** The first few scrapes, so that rates have something to look back on. */
const settleMs = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const print = (line: string) => process.stdout.write(`${new Date().toTimeString().slice(0, 8)} ${line}\n`);

const scenarios: Scenario[] = [
  {
    name: "three in ten calls to Shopify fail",
    fault: { vendor: "shopify", errorRate: 0.3 },
    alert: { alertname: "StorefrontUpstreamErrors", upstream: "shopify", severity: "page" },
    firesWithinS: 420,
    resolvesWithinS: 360,
    quiet: ["StorefrontDown", "StorefrontNoneReady", "StorefrontCircuitOpen", "StorefrontRestarting"],
  },
  {
    name: "Shopify hangs",
    fault: { vendor: "shopify", hangRate: 1 },
    alert: { alertname: "StorefrontCircuitOpen", upstream: "shopify", severity: "page" },
    firesWithinS: 210,
    resolvesWithinS: 180,
    quiet: ["StorefrontDown", "StorefrontNoneReady", "StorefrontRestarting"],
  },
];

async function setFault(fault: Scenario["fault"]): Promise<void> {
  const body = JSON.stringify({ vendor: "shopify", ...fault });
  const answer = await fetch(`http://127.0.0.1:${ports.sandbox}/_vendors/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  if (!answer.ok) throw new Error(`The sandbox refused the fault: ${answer.status} ${await answer.text()}`);
}

const startShop = () =>
  startProgram({
    name: "The shop",
    path: process.execPath,
    args: ["--enable-source-maps", "scripts/start.ts"],
    logFile: join(folder, "shop.log"),
    readyUrl: `${origin}/readyz`,
    readyTimeoutMs: 240_000,
    env: {
      PORT: String(ports.shop),
      METRICS_PORT: String(ports.metrics),
      SANDBOX_PORT: String(ports.sandbox),
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      SHUTDOWN_DELAY_MS: "0",
      ACCESS_LOG_SAMPLE_RATE: "0",
    },
  });

async function run(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stops: (() => Promise<void>)[] = [];
  try {
    const shop = await startShop();
    stops.push(shop.stop);
    const notifications: Notification[] = [];
    const monitoring = await startMonitoring({
      folder: join(folder, `run-${Date.now()}`),
      metricsPort: ports.metrics,
      prometheusPort: ports.prometheus,
      alertmanagerPort: ports.alertmanager,
      onNotification: (notification) => notifications.push(notification),
    });
    stops.push(monitoring.stop);
    const load = await startLightLoad(origin);
    stops.push(load.stop);
    print(`The shop, Prometheus and Alertmanager run; ${settleMs / 1000} s without a fault`);
    await pause(settleMs);

    const prometheus = createPrometheusApi(monitoring.prometheus);
    await checkLive(prometheus);
    // How quick pages are depends on the machine; what its vendors do doesn't.
    const before = (await prometheus.firing()).map(({ alertname }) => alertname);
    print(`Without a fault fires ${before.join(", ") || "nothing"}`);
    if (!before.includes("Watchdog")) throw new Error("The Watchdog doesn't fire");
    for (const scenario of scenarios) {
      const { firedS, pagedS, resolvedS, notifiedS, others } = await playScenario(scenario, { prometheus, notifications, setFault });
      print(
        `${scenario.name}: ${scenario.alert.alertname} fired after ${firedS.toFixed(0)} s (allowed ${scenario.firesWithinS}), paged after ${pagedS.toFixed(0)} s;` +
          ` mended, it resolved after ${resolvedS.toFixed(0)} s (allowed ${scenario.resolvesWithinS}), the pager knew after ${notifiedS.toFixed(0)} s.` +
          ` Besides: ${others.join(", ") || "nothing"}`,
      );
    }
    const { requests, failed } = load.counts();
    print(`${requests} requests, ${failed} of them failed while vendors did`);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function checkLive(prometheus: ReturnType<typeof createPrometheusApi>): Promise<void> {
  const files = await readOpsFiles("ops");
  const scrape = await (await fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).text();
  const promtool = await findProgram("promtool");
  const live = await checkAgainst(prometheus, files, scrape);
  const problems = [
    ...findUnknownMetrics(files, metricNamesOf(scrape)),
    ...(promtool ? await runTool(promtool, ["check", "metrics"], scrape) : []),
    ...live.problems,
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  print(
    `Every rule can be evaluated; ${live.selectorCount} selectors match what is scraped. Without a series so far: ${live.unseen.join(", ")}`,
  );
}

try {
  await run();
  print("Passed");
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : "It failed"}\n`);
  process.exitCode = 1;
}
