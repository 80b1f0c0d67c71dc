import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createPager, type Notification } from "./create-pager.ts";
import { findProgram } from "./find-program.ts";
import { writeLocalConfig } from "./local-config.ts";
import { startProgram, type ProgramOptions, type RunningProgram } from "./start-program.ts";

type MonitoringOptions = {
  /** Where configuration, data and logs go. */
  folder: string;
  metricsPort: number;
  prometheusPort: number;
  alertmanagerPort: number;
  onNotification: (notification: Notification) => void;
};

export type Monitoring = { prometheus: string; alertmanager: string; ended: Promise<void>; stop(): Promise<void> };

/** Long enough for promises that are kept over 30 days. */
const retention = "35d";

/** Prometheus and Alertmanager, or one sentence about what is missing. */
async function findPrograms(): Promise<{ prometheus: string; alertmanager: string }> {
  const prometheus = await findProgram("prometheus");
  const alertmanager = await findProgram("prometheus-alertmanager", "alertmanager");
  if (!prometheus || !alertmanager)
    throw new Error(
      "This needs Prometheus and Alertmanager: install them (Debian: apt-get install prometheus prometheus-alertmanager) or put their programs on the PATH.",
    );
  return { prometheus, alertmanager };
}

/** Runs Prometheus and Alertmanager on loopback against a shop's metrics, with the rules and routes of this project. */
export async function startMonitoring(options: MonitoringOptions): Promise<Monitoring> {
  const { folder, metricsPort, prometheusPort, alertmanagerPort, onNotification } = options;
  const programs = await findPrograms();
  const pager = createPager(onNotification).listen(0, "127.0.0.1");
  await once(pager, "listening");
  const pagerAddress = pager.address();
  if (pagerAddress === null || typeof pagerAddress === "string") throw new Error("The pager has no port");
  const prometheus = `127.0.0.1:${prometheusPort}`;
  const alertmanager = `127.0.0.1:${alertmanagerPort}`;
  await mkdir(folder, { recursive: true });
  await writeLocalConfig(folder, { metrics: `127.0.0.1:${metricsPort}`, alertmanager, pager: `127.0.0.1:${pagerAddress.port}` });

  const running: RunningProgram[] = [];
  async function stop(): Promise<void> {
    await Promise.all(running.map((program) => program.stop()));
    pager.close();
    pager.closeAllConnections();
  }
  try {
    running.push(await startProgram(alertmanagerOptions(programs.alertmanager, folder, alertmanager)));
    running.push(await startProgram(prometheusOptions(programs.prometheus, folder, prometheus)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    prometheus: `http://${prometheus}`,
    alertmanager: `http://${alertmanager}`,
    ended: Promise.race(running.map(({ ended }) => ended)),
    stop,
  };
}

function alertmanagerOptions(path: string, folder: string, address: string): ProgramOptions {
  const args = [
    `--config.file=${join(folder, "alertmanager/alertmanager.yml")}`,
    `--storage.path=${join(folder, "alertmanager/data")}`,
    `--web.listen-address=${address}`,
    "--cluster.listen-address=",
  ];
  return { name: "Alertmanager", path, args, logFile: join(folder, "alertmanager.log"), readyUrl: `http://${address}/-/ready` };
}

function prometheusOptions(path: string, folder: string, address: string): ProgramOptions {
  const args = [
    `--config.file=${join(folder, "prometheus/prometheus.yml")}`,
    `--storage.tsdb.path=${join(folder, "prometheus/data")}`,
    `--storage.tsdb.retention.time=${retention}`,
    `--web.listen-address=${address}`,
    // Load tests send what they measure.
    "--web.enable-remote-write-receiver",
  ];
  return { name: "Prometheus", path, args, logFile: join(folder, "prometheus.log"), readyUrl: `http://${address}/-/ready` };
}
