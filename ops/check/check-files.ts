import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readSlos } from "../slo/read-slos.ts";
import { sloRules } from "../slo/slo-rules.ts";
import { findCoverageProblems, findMissingFiles } from "./alert-coverage.ts";
import { findUnknownEvents, findUnknownMetrics, findUnreadableLogQueries, metricNamesOf } from "./metric-names.ts";
import { readOpsFiles, type OpsFiles } from "./rule-files.ts";

const dashboardSchema = z.object({ uid: z.string() });

/** The uids of the dashboards that alerts may link to. */
async function dashboardUids(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  return Promise.all(files.map(async (name) => dashboardSchema.parse(JSON.parse(await readFile(join(folder, name), "utf8"))).uid));
}

async function findDrift(ops: string): Promise<string[]> {
  const written = await readFile(join(ops, "prometheus/rules/slo.rules.yaml"), "utf8");
  const isCurrent = written === sloRules(await readSlos(join(ops, "slo/slos.yaml")));
  return isCurrent ? [] : ["slo.rules.yaml isn't what slos.yaml says: run `npm run ops:generate`"];
}

const findUnmapped = ({ alerts }: OpsFiles, map: string) =>
  alerts.filter(({ alert }) => !map.includes(`](runbooks/${alert}.md)`)).map(({ alert }) => `${alert} isn't on the map in ops/README.md`);

/** What can be told without any program: whether alerts, tests, runbooks, metrics and what is generated belong together. */
export async function checkFiles(ops: string, scrape: string): Promise<{ files: OpsFiles; problems: string[] }> {
  const files = await readOpsFiles(ops);
  const problems = [
    ...(await findDrift(ops)),
    ...findCoverageProblems(files, await dashboardUids(join(ops, "grafana/dashboards"))),
    ...findUnknownMetrics(files, metricNamesOf(scrape)),
    ...findUnreadableLogQueries(files),
    ...findUnknownEvents(files, await readFile(join(ops, "logs/schema.json"), "utf8")),
    ...findUnmapped(files, await readFile(join(ops, "README.md"), "utf8")),
    ...findMissingFiles(files.runbooks, existsSync),
  ];
  return { files, problems: [...new Set(problems)] };
}
