import { z } from "zod";

const alertsSchema = z.object({
  data: z.object({ alerts: z.array(z.object({ state: z.string(), labels: z.record(z.string(), z.string()) })) }),
});
const rulesSchema = z.object({
  data: z.object({
    groups: z.array(z.object({ rules: z.array(z.object({ name: z.string(), health: z.string(), lastError: z.string().optional() })) })),
  }),
});
const seriesSchema = z.object({ data: z.array(z.record(z.string(), z.string())) });

export type PrometheusApi = {
  /** The labels of the alerts that fire now. */
  firing(): Promise<Record<string, string>[]>;
  rules(): Promise<{ name: string; health: string; lastError?: string }[]>;
  /** The names of all labels that a metric's series have; empty where it has none. */
  labelsOf(metric: string): Promise<Set<string>>;
};

export function createPrometheusApi(address: string): PrometheusApi {
  async function get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    return schema.parse(await (await fetch(`${address}/api/v1/${path}`)).json());
  }
  return {
    async firing() {
      const { alerts } = (await get("alerts", alertsSchema)).data;
      return alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels);
    },
    async rules() {
      return (await get("rules", rulesSchema)).data.groups.flatMap((group) => group.rules);
    },
    async labelsOf(metric) {
      const { data } = await get(`series?match[]=${encodeURIComponent(metric)}`, seriesSchema);
      return new Set(data.flatMap((labels) => Object.keys(labels)));
    },
  };
}
