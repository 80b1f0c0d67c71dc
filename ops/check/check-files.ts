import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readSlos } from "../slo/read-slos.ts";
import { sloRules } from "../slo/slo-rules.ts";
import { findCoverageProblems, findMissingFiles } from "./alert-coverage.ts";
import { findUnknownMetrics, metricNamesOf } from "./metric-names.ts";
import { readOpsFiles, type OpsFiles } from "./rule-files.ts";

/** The uids of the dashboards that alerts may link to. */
const dashboards = ["rares-slo", "rares-service", "rares-node", "rares-users", "rares-logs", "rares-load"];

async function findDrift(ops: string): Promise<string[]> {
  const written = await readFile(join(ops, "prometheus/rules/slo.rules.yaml"), "utf8");
  const isCurrent = written === sloRules(await readSlos(join(ops, "slo/slos.yaml")));
  return isCurrent ? [] : ["slo.rules.yaml isn't what slos.yaml says: run `npm run ops:generate`"];
}

/** What can be told without any program: whether alerts, tests, runbooks, metrics and what is generated belong together. */
export async function checkFiles(ops: string, scrape: string): Promise<{ files: OpsFiles; problems: string[] }> {
  const files = await readOpsFiles(ops);
  const problems = [
    ...(await findDrift(ops)),
    ...findCoverageProblems(files, dashboards),
    ...findUnknownMetrics(files, metricNamesOf(scrape)),
    ...findMissingFiles(files.runbooks, existsSync),
  ];
  return { files, problems: [...new Set(problems)] };
}
