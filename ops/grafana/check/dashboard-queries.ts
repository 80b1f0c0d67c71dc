import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const sourceSchema = z.object({ type: z.enum(["prometheus", "loki"]), uid: z.string() });

const targetSchema = z.object({
  refId: z.string(),
  expr: z.string(),
  legendFormat: z.string().default(""),
  datasource: sourceSchema,
  instant: z.boolean().default(false),
  queryType: z.string().optional(),
});

const panelSchema = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string(),
  description: z.string().default(""),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  targets: z.array(targetSchema).default([]),
});

const dashboardSchema = z.object({
  uid: z.string(),
  title: z.string(),
  panels: z.array(panelSchema),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string(), query: z.unknown() })) }),
  annotations: z.object({ list: z.array(z.object({ name: z.string(), expr: z.string() })) }),
});
export type CommittedDashboard = z.output<typeof dashboardSchema> & { text: string };

/** The dashboards as they are committed, which is what Grafana gets. */
export function readDashboards(folder: string): CommittedDashboard[] {
  return readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return Object.assign(dashboardSchema.parse(JSON.parse(text)), { text });
  });
}

export type DashboardQuery = {
  where: string;
  language: "promql" | "logql";
  expr: string;
  isInstant: boolean;
  /** What its legend tells of each series. */
  legendLabels: string[];
};

/** Every query that a dashboard sends: those of its panels and of its annotations. */
export function queriesOf({ uid, panels, annotations }: CommittedDashboard): DashboardQuery[] {
  const ofPanels = panels.flatMap(({ title, targets }) =>
    targets.map(({ refId, expr, legendFormat, datasource, instant, queryType }): DashboardQuery => ({
      where: `${uid}: ${title} ${refId}`,
      language: datasource.type === "loki" ? "logql" : "promql",
      expr,
      isInstant: instant || queryType === "instant",
      legendLabels: [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = ""]) => label),
    })),
  );
  const ofAnnotations = annotations.list.map(({ name, expr }): DashboardQuery => ({
    where: `${uid}: ${name}`,
    language: "promql",
    expr,
    isInstant: false,
    legendLabels: [],
  }));
  return [...ofPanels, ...ofAnnotations];
}

/** A query with Grafana's variables filled in, as Grafana would: everything chosen, and windows of this length. */
export function filledIn(expr: string, window: string): string {
  const filled = expr
    .replaceAll(/\$__(rate_interval|range|auto)\b/g, window)
    .replaceAll(/\$(env|instance|slo)\b/g, ".+")
    .replaceAll("$id", "0b5c3f2e-0000-4000-8000-000000000000");
  const [left] = /\$\w+/.exec(filled) ?? [];
  if (left !== undefined) throw new Error(`${left} in ${expr} is no variable that a dashboard has`);
  return filled;
}
