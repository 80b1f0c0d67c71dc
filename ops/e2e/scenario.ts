import type { Notification } from "../stack/create-pager.ts";
import type { PrometheusApi } from "./prometheus-api.ts";

export type Scenario = {
  name: string;
  /** What the sandbox is told, see sandbox/faults. */
  fault: Record<string, string | number>;
  alert: { alertname: string; upstream: string; severity: string };
  firesWithinS: number;
  resolvesWithinS: number;
  /** Alerts that would be wrong here. */
  quiet: string[];
};

export type Measured = { firedS: number; pagedS: number; resolvedS: number; notifiedS: number; others: string[] };

type ScenarioOptions = { prometheus: PrometheusApi; notifications: Notification[]; setFault: (fault: Scenario["fault"]) => Promise<void> };

const pollMs = 1000;
/** Alertmanager waits for more of the same before it sends: 10 s for what is new, a minute for what changed. */
const notificationWithinS = 75;

const includes = (labels: Record<string, string>, wanted: Record<string, string>) =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value);

/** Seconds until something is so; throws when it takes too long. */
async function secondsUntil(what: string, withinS: number, isSo: () => boolean | Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  const passedS = () => (performance.now() - startedAt) / 1000;
  while (!(await isSo())) {
    if (passedS() > withinS) throw new Error(`${what}: not within ${withinS} s`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return passedS();
}

/** Lets a vendor fail until the right alert pages, mends it, and waits until the alert is gone and the pager knows. */
export async function playScenario(scenario: Scenario, { prometheus, notifications, setFault }: ScenarioOptions): Promise<Measured> {
  const { name, alert } = scenario;
  const seen = new Set<string>();
  async function isFiring(): Promise<boolean> {
    const firing = await prometheus.firing();
    for (const { alertname = "" } of firing) seen.add(alertname);
    return firing.some((labels) => includes(labels, alert));
  }
  const isTold = (status: "firing" | "resolved") =>
    notifications.some(
      ({ receiver, alerts }) =>
        receiver === alert.severity && alerts.some((told) => told.status === status && includes(told.labels, alert)),
    );

  if (await isFiring()) throw new Error(`${name}: ${alert.alertname} fires already`);
  notifications.length = 0;
  await setFault(scenario.fault);
  const firedS = await secondsUntil(`${name}: ${alert.alertname} fires`, scenario.firesWithinS, isFiring);
  const pagedS = firedS + (await secondsUntil(`${name}: the pager hears of it`, notificationWithinS, () => isTold("firing")));
  await setFault({});
  const resolvedS = await secondsUntil(`${name}: ${alert.alertname} resolves`, scenario.resolvesWithinS, async () => !(await isFiring()));
  const notifiedS =
    resolvedS + (await secondsUntil(`${name}: the pager hears that it is over`, notificationWithinS, () => isTold("resolved")));
  const wrong = scenario.quiet.filter((alertname) => seen.has(alertname));
  if (wrong.length > 0) throw new Error(`${name}: ${wrong.join(", ")} fired, too`);
  const others = [...seen].filter((alertname) => alertname !== alert.alertname && alertname !== "Watchdog");
  return { firedS, pagedS, resolvedS, notifiedS, others };
}
