import { parseArgs } from "node:util";
import type { Notification } from "./create-pager.ts";
import { startMonitoring } from "./start-monitoring.ts";

/** Prometheus and Alertmanager beside a shop that runs already; pages and tickets arrive in this terminal. Ctrl-C stops them. */

parseArgs({ options: {} });
const { METRICS_PORT = "9464", OPS_PROMETHEUS_PORT = "9090", OPS_ALERTMANAGER_PORT = "9093" } = process.env;
const folder = ".data/ops";
const print = (line: string) => process.stdout.write(`${line}\n`);

let hasWatchdog = false;

function tell({ receiver, alerts }: Notification): void {
  if (receiver === "watchdog" && hasWatchdog) return;
  if (receiver === "watchdog") hasWatchdog = true;
  const time = new Date().toTimeString().slice(0, 8);
  for (const { status, labels, annotations } of alerts) {
    print(`${time} ${receiver.toUpperCase()} ${status}: ${labels.alertname}. ${annotations.summary}`);
    if (status === "firing" && receiver !== "watchdog")
      print(`  ${annotations.description}\n  ${annotations.runbook_url}  ${annotations.dashboard_url}`);
  }
}

async function run(): Promise<void> {
  const monitoring = await startMonitoring({
    folder,
    metricsPort: Number(METRICS_PORT),
    prometheusPort: Number(OPS_PROMETHEUS_PORT),
    alertmanagerPort: Number(OPS_ALERTMANAGER_PORT),
    onNotification: tell,
  });
  const isShopThere = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).then(
    ({ ok }) => ok,
    () => false,
  );
  print(`Prometheus    ${monitoring.prometheus}/alerts\nAlertmanager  ${monitoring.alertmanager}`);
  print(
    isShopThere
      ? `Both watch the shop whose metrics are at port ${METRICS_PORT}.`
      : `No shop answers at port ${METRICS_PORT} yet: npm start.`,
  );
  print(`What they write is kept in ${folder}. Pages and tickets arrive here; Ctrl-C stops everything.\n`);

  let isAsked = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      isAsked = true;
      void monitoring.stop();
    });
  await monitoring.ended;
  await monitoring.stop();
  print(isAsked ? "Stopped." : `Prometheus or Alertmanager ended by itself; the logs in ${folder} say why.`);
  if (!isAsked) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : "The local stack couldn't be started"}\n`);
  process.exitCode = 1;
}
