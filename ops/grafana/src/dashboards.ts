import type { Dashboard } from "@grafana/grafana-foundation-sdk/dashboard";
import { loadTest } from "./load-test.ts";
import { logs } from "./logs.ts";
import { nodeRuntime } from "./node-runtime.ts";
import { realUsers } from "./real-users.ts";
import { service } from "./service/service.ts";
import { slo } from "./slo.ts";

export const dashboardsDir = "ops/grafana/dashboards";

/** Every dashboard by the name of its file, without the extension. */
export const dashboards: Record<string, Dashboard> = {
  slo,
  service,
  "node-runtime": nodeRuntime,
  "real-users": realUsers,
  logs,
  "load-test": loadTest,
};

/** A dashboard's file as it is committed. */
export function fileOf(dashboard: Dashboard): string {
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}
