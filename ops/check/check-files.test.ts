import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkFiles } from "./check-files.ts";
import { freshScrape } from "./metric-names.ts";

const causes = "prometheus/rules/causes.rules.yaml";
const promises = "prometheus/rules/slo.rules.yaml";
const downTest = "prometheus/tests/StorefrontDown.test.yaml";
const readyTest = "prometheus/tests/StorefrontNoneReady.test.yaml";
const downBook = "runbooks/StorefrontDown.md";

let ops = "";

beforeEach(async () => {
  ops = await mkdtemp(join(tmpdir(), "ops-"));
  for (const folder of ["prometheus", "runbooks", "slo", "grafana/dashboards", "logs/schema.json", "README.md"])
    await cp(join("ops", folder), join(ops, folder), { recursive: true });
});
afterEach(() => rm(ops, { recursive: true }));

async function problems(): Promise<string[]> {
  return (await checkFiles(ops, await freshScrape())).problems;
}

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(ops, file), "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  await writeFile(join(ops, file), changed);
}

test("everything in ops belongs together", async () => {
  expect(await problems()).toEqual([]);
});

const changed: { file: string; from: string | RegExp; to: string; problem: string }[] = [
  { file: downBook, from: "shutdown.*|", to: "stop.*|", problem: "StorefrontDown.md looks for the event stop.*, which nobody writes" },
  { file: causes, from: "severity: page", to: "severity: loud", problem: "StorefrontDown has the severity loud" },
  { file: causes, from: "severity: page, ", to: "", problem: "StorefrontDown has the severity none" },
  { file: causes, from: "tier: symptom", to: "tier: third", problem: "StorefrontDown has the tier third" },
  { file: causes, from: /summary: .*\n/, to: 'summary: ""\n', problem: "StorefrontDown has no summary" },
  { file: causes, from: /description: .*\n/, to: 'description: ""\n', problem: "StorefrontDown has no description" },
  { file: causes, from: "/StorefrontDown.md", to: "/StorefrontUp.md", problem: "StorefrontDown doesn't link to its runbook" },
  { file: causes, from: "/d/rares-service?", to: "/d/rares-nothing?", problem: "StorefrontDown doesn't link to a dashboard" },
  {
    file: "grafana/dashboards/service.json",
    from: '"rares-service"',
    to: '"rares-other"',
    problem: "StorefrontDown doesn't link to a dashboard",
  },
  { file: causes, from: "alert: StorefrontDown", to: "alert: StorefrontGone", problem: "StorefrontGone has no runbook" },
  { file: causes, from: "alert: StorefrontDown", to: "alert: StorefrontGone", problem: "StorefrontGone has no file of tests" },
  { file: causes, from: "alert: StorefrontDown", to: "alert: StorefrontGone", problem: "StorefrontDown has a runbook, but" },
  { file: causes, from: "alert: StorefrontDown", to: "alert: StorefrontGone", problem: "StorefrontDown has a file of tests, but" },
  { file: causes, from: "storefront_ready{", to: "storefront_redy{", problem: "StorefrontNoneReady asks for storefront_redy" },
  { file: causes, from: "env:storefront_searches:rate15m >", to: "env:searches:rate15m >", problem: "asks for env:searches:rate15m" },
  {
    file: promises,
    from: "rate(storefront_searches_total",
    to: "rate(storefront_search_total",
    problem: "asks for storefront_search_total",
  },
  { file: promises, from: "for: 2m", to: "for: 1m", problem: "slo.rules.yaml isn't what slos.yaml says" },
  { file: "slo/slos.yaml", from: "objective: 0.999", to: "objective: 0.99", problem: "slo.rules.yaml isn't what slos.yaml says" },
  { file: readyTest, from: "name: fires", to: "name: burns", problem: 'StorefrontNoneReady has no test whose name begins with "fires"' },
  { file: downTest, from: /name: resolves/, to: "name: ends", problem: 'StorefrontDown has no test whose name begins with "resolves"' },
  { file: downTest, from: /no traffic:/, to: "quiet:", problem: 'StorefrontDown has no test whose name begins with "no traffic"' },
  {
    file: downTest,
    from: /name: stays quiet/,
    to: "name: quiet",
    problem: 'StorefrontDown has no test whose name begins with "stays quiet"',
  },
  {
    file: "prometheus/tests/Watchdog.test.yaml",
    from: /exp_alerts:[^]*/,
    to: "exp_alerts: []\n",
    problem: "Watchdog has a test that says it fires, but expects no alert",
  },
  { file: "README.md", from: "](runbooks/StorefrontDown.md)", to: "", problem: "StorefrontDown isn't on the map in ops/README.md" },
  { file: downBook, from: "# StorefrontDown", to: "# Down", problem: "StorefrontDown has a runbook under another title" },
  { file: downBook, from: "## Impact", to: "## What", problem: "StorefrontDown has a runbook without the parts" },
  { file: downBook, from: /```promql\n[^`]*```/g, to: "", problem: "StorefrontDown has a runbook without a query" },
  { file: downBook, from: 'up{job="storefront"}', to: "upp", problem: "StorefrontDown.md asks for upp" },
  { file: downBook, from: 'up{job="storefront"}', to: "up{job=", problem: "StorefrontDown.md has an expression that can't be read" },
  { file: downBook, from: "| json", to: "| | json", problem: "StorefrontDown.md has a query of the log that can't be read" },
  { file: downBook, from: "`METRICS_PORT`", to: "`server/ports.ts`", problem: "StorefrontDown.md mentions server/ports.ts" },
];

const removed = [
  { file: downBook, problem: "StorefrontDown has no runbook" },
  { file: downTest, problem: "StorefrontDown has no file of tests" },
];

test.for(removed)("$problem: $file is removed", async ({ file, problem }) => {
  await rm(join(ops, file));
  expect(await problems()).toEqual([problem]);
});

test.for(changed)("$problem: $to in $file", async ({ file, from, to, problem }) => {
  await change(file, from, to);
  expect(await problems()).toContainEqual(expect.stringContaining(problem));
});
