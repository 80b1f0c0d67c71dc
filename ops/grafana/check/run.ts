import { findProgram } from "../../stack/find-program.ts";
import { dashboardsDir } from "../src/dashboards.ts";
import { queriesOf, readDashboards } from "./dashboard-queries.ts";
import { findSilentQueries } from "./run-queries.ts";
import { startStack, type Stack } from "./stack.ts";
import { visitShop } from "./visit-shop.ts";

/** Runs every query of every dashboard against a Prometheus that scrapes the built shop under a little load. Queries of the log are only parsed, in the unit tests: there is no Loki here. */

const loadMs = 40_000;
const logFile = "test-results/dashboards.log";
const print = (line: string) => process.stdout.write(`${line}\n`);

async function load({ shop }: Stack): Promise<number> {
  const until = Date.now() + loadMs;
  let visits = 0;
  while (Date.now() < until) {
    await Promise.all([visitShop(shop), visitShop(shop)]);
    visits += 2;
  }
  return visits;
}

async function check(prometheusProgram: string): Promise<void> {
  const startedAt = Date.now() / 1000;
  const stack = await startStack(prometheusProgram, logFile);
  try {
    print(`${await load(stack)} visits in ${loadMs / 1000} s`);
    const dashboards = readDashboards(dashboardsDir);
    const queries = dashboards.flatMap(queriesOf);
    const promql = queries.filter(({ language }) => language === "promql");
    const problems = await findSilentQueries(stack.prometheus, promql, startedAt);
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    print(`${promql.length - problems.length} of ${promql.length} PromQL queries of ${dashboards.length} dashboards return series`);
    print(`${queries.length - promql.length} LogQL queries were not run: the unit tests parse them`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
}

const prometheus = await findProgram("prometheus");
if (prometheus === undefined) {
  process.stderr.write("prometheus isn't installed (Debian: apt-get install prometheus)\n");
  process.exitCode = 1;
} else await check(prometheus);
