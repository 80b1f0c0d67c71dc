import { checkFiles } from "./check-files.ts";
import { findInhibitionProblems } from "./inhibition.ts";
import { freshScrape } from "./metric-names.ts";
import type { AlertTest } from "./rule-files.ts";
import { askAmtool, askPromtool } from "./tools.ts";
import { findProgram } from "../stack/find-program.ts";

/** Checks that what stands in `ops` fits together and does what it says. REQUIRE_OPS_TOOLS=1 makes missing programs a failure. */

const problems: string[] = [];
const print = (line: string) => process.stdout.write(`${line}\n`);

function reportMissing(program: string, debianPackage: string): void {
  const sentence = `${program} isn't installed (Debian: apt-get install ${debianPackage}), so what it would check wasn't checked`;
  if (process.env.REQUIRE_OPS_TOOLS === "1") problems.push(sentence);
  else print(sentence);
}

async function checkRules(tests: AlertTest[], scrape: string): Promise<void> {
  const promtool = await findProgram("promtool");
  if (!promtool) return reportMissing("promtool", "prometheus");
  problems.push(...(await askPromtool(promtool, "ops", scrape)));
  const count = tests.reduce((sum, { names }) => sum + names.length, 0);
  const assertionCount = tests.reduce((sum, test) => sum + test.assertionCount, 0);
  print(`promtool: checked the config, the rules and the metrics; ran ${count} tests with ${assertionCount} assertions`);
}

async function checkRoutes(): Promise<void> {
  const amtool = await findProgram("amtool");
  if (!amtool) return reportMissing("amtool", "prometheus-alertmanager");
  const routes = await askAmtool(amtool, "ops");
  problems.push(...routes.problems);
  print(`amtool: checked the config; ran ${routes.routeCount} tests of routes`);
}

async function checkInhibition(): Promise<void> {
  const alertmanager = await findProgram("prometheus-alertmanager", "alertmanager");
  if (!alertmanager) return reportMissing("Alertmanager", "prometheus-alertmanager");
  const inhibition = await findInhibitionProblems(alertmanager, "ops");
  problems.push(...inhibition.problems);
  print(`alertmanager: ran ${inhibition.caseCount} tests of what is held back`);
}

const scrape = await freshScrape();
const { files, problems: fileProblems } = await checkFiles("ops", scrape);
problems.push(...fileProblems);
const alertCount = new Set(files.alerts.map(({ alert }) => alert)).size;
print(
  `${alertCount} alerts, ${files.recordings.length} recording rules, ${files.runbooks.size} runbooks, ${files.tests.length} files of tests`,
);
await Promise.all([checkRules(files.tests, scrape), checkRoutes(), checkInhibition()]);
for (const problem of problems) process.stderr.write(`${problem}\n`);
print(problems.length === 0 ? "All of ops fits together" : `${problems.length} problems in ops`);
if (problems.length > 0) process.exitCode = 1;
