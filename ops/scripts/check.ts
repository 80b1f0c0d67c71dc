import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { findCoverageProblems, findMissingFiles } from "../check/alert-coverage.ts";
import { findInhibitionProblems } from "../check/inhibition.ts";
import { findUnknownMetrics, freshScrape, metricNamesOf } from "../check/metric-names.ts";
import { readOpsFiles } from "../check/rule-files.ts";
import { askAmtool, askPromtool } from "../check/tools.ts";
import { readSlos } from "../slo/read-slos.ts";
import { sloRules } from "../slo/slo-rules.ts";
import { findProgram } from "../stack/find-program.ts";

/** Checks that what stands in `ops` fits together and does what it says. REQUIRE_OPS_TOOLS=1 makes missing programs a failure. */

const dashboards = ["rares-slo", "rares-service", "rares-node", "rares-users", "rares-logs", "rares-load"];
const problems: string[] = [];
const print = (line: string) => process.stdout.write(`${line}\n`);

async function checkFiles(scrape: string): Promise<void> {
  const files = await readOpsFiles("ops");
  const generated = sloRules(await readSlos("ops/slo/slos.yaml"));
  if ((await readFile("ops/prometheus/rules/slo.rules.yaml", "utf8")) !== generated)
    problems.push("ops/prometheus/rules/slo.rules.yaml isn't what ops/slo/slos.yaml says: run `npm run ops:generate`");
  problems.push(
    ...findCoverageProblems(files, dashboards),
    ...findUnknownMetrics(files, metricNamesOf(scrape)),
    ...findMissingFiles(files.runbooks, existsSync),
  );
  const names = new Set(files.alerts.map(({ alert }) => alert));
  print(`${names.size} alerts, each with its tests and a runbook; ${files.recordings.length} recording rules`);
}

function isMissing(program: string, debianPackage: string): void {
  const sentence = `${program} isn't installed (Debian: apt-get install ${debianPackage}), so what it would check wasn't checked`;
  if (process.env.REQUIRE_OPS_TOOLS === "1") problems.push(sentence);
  else print(sentence);
}

async function checkRules(scrape: string): Promise<void> {
  const promtool = await findProgram("promtool");
  if (!promtool) return isMissing("promtool", "prometheus");
  problems.push(...(await askPromtool(promtool, "ops", scrape)));
  const { tests } = await readOpsFiles("ops");
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  print(
    `promtool: config, rules and metrics checked; ran ${sum(tests.map(({ names }) => names.length))} tests with ${sum(tests.map(({ assertionCount }) => assertionCount))} assertions in ${tests.length} files`,
  );
}

async function checkRoutes(): Promise<void> {
  const amtool = await findProgram("amtool");
  if (!amtool) return isMissing("amtool", "prometheus-alertmanager");
  const routes = await askAmtool(amtool, "ops");
  problems.push(...routes.problems);
  print(`amtool: config checked; ran ${routes.routeCount} tests of routes`);
  const alertmanager = await findProgram("prometheus-alertmanager", "alertmanager");
  if (!alertmanager) return isMissing("Alertmanager", "prometheus-alertmanager");
  const inhibition = await findInhibitionProblems(alertmanager, "ops");
  problems.push(...inhibition.problems);
  print(`alertmanager: ran ${inhibition.caseCount} tests of what is held back`);
}

const scrape = await freshScrape();
await checkFiles(scrape);
await Promise.all([checkRules(scrape), checkRoutes()]);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
