import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parser as logqlParser } from "@grafana/lezer-logql";
import { describe, expect, test } from "vitest";
import { freshScrape, metricNamesIn, metricNamesOf } from "../check/metric-names.ts";
import { readOpsFiles } from "../check/rule-files.ts";
import { filledIn, queriesOf, readDashboards } from "./check/dashboard-queries.ts";
import { k6Metrics } from "./check/k6-metrics.ts";
import { dashboards, dashboardsDir, fileOf } from "./src/dashboards.ts";

const committed = readDashboards(dashboardsDir);
const queries = committed.flatMap(queriesOf);
const promql = queries.filter(({ language }) => language === "promql");
const logql = queries.filter(({ language }) => language === "logql");

function namesIn(expr: string): string[] {
  const names = metricNamesIn(expr);
  if (names === null) throw new Error(`can't be read: ${expr}`);
  return [...names];
}

async function knownMetrics(): Promise<Set<string>> {
  const { recordings } = await readOpsFiles("ops");
  return new Set([...metricNamesOf(await freshScrape()), ...recordings.map(({ record }) => record), ...k6Metrics, "ALERTS"]);
}

/** Where a LogQL query can't be read; null where it can. */
function logqlProblem(expr: string): string | null {
  let problem: string | null = null;
  logqlParser.parse(expr).iterate({
    enter({ type, from }) {
      if (type.isError) problem ??= `can't be read at character ${from}: ${expr}`;
    },
  });
  return problem;
}

test("the committed dashboards are what their sources say; `npm run ops:generate` writes them", () => {
  const names = Object.keys(dashboards);
  expect(committed).toHaveLength(names.length);
  for (const [name, dashboard] of Object.entries(dashboards))
    expect([name, readFileSync(join(dashboardsDir, `${name}.json`), "utf8")]).toEqual([name, fileOf(dashboard)]);
});

test("there are six, by the ids that alerts link to", () => {
  expect(committed.map(({ uid }) => uid).toSorted()).toEqual([
    "rares-load",
    "rares-logs",
    "rares-node",
    "rares-service",
    "rares-slo",
    "rares-users",
  ]);
});

test("every metric that a query names is exported by the shop, recorded by a rule, or sent by k6", async () => {
  const known = await knownMetrics();
  const unknown = promql.flatMap(({ where, expr }) =>
    namesIn(filledIn(expr, "1m"))
      .filter((name) => !known.has(name))
      .map((name) => `${where}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(promql.length).toBeGreaterThan(80);
});

test("the check of metrics finds a name that nobody exports, and a query that can't be read", async () => {
  const known = await knownMetrics();
  const names = namesIn('sum(rate(storefront_made_up_total{env=~".+"}[1m]))');
  expect(names.filter((name) => !known.has(name))).toEqual(["storefront_made_up_total"]);
  expect(() => namesIn("sum(rate(up[1m])")).toThrow("can't be read");
});

test("every query of the log can be read", () => {
  expect(logql.map(({ expr }) => logqlProblem(filledIn(expr, "1m"))).filter((problem) => problem !== null)).toEqual([]);
  expect(logql.length).toBeGreaterThan(7);
  expect(logqlProblem('sum(count_over_time({service="storefront"} | json [1m])')).toContain("can't be read");
});

test("a query of the log asks for nothing that the log's schema doesn't have", () => {
  const named = new Set([...readFileSync("ops/logs/schema.json", "utf8").matchAll(/"([a-z_]+(?:\.[a-z_.-]+)?)"/g)].map(([, name]) => name));
  const extracted = logql.flatMap(({ expr }) => [...expr.matchAll(/\| json ([^|[]*)/g)].map(([, fields = ""]) => fields));
  const fields = extracted.flatMap((text) => [...text.matchAll(/="([\w.]+)"/g)].flatMap(([, path = ""]) => path.split(".")));
  const events = logql.flatMap(({ expr }) => [...expr.matchAll(/event="([a-z_]+\.[a-z_.]+)"/g)].map(([, event = ""]) => event));
  expect(fields.length).toBeGreaterThan(10);
  expect(events.length).toBeGreaterThan(2);
  expect([...fields, ...events].filter((name) => !named.has(name))).toEqual([]);
});

describe.each(committed)("$uid", (dashboard) => {
  const { templating, panels, annotations, text } = dashboard;

  test("lets its reader choose the data sources and the environment, and asks for none when it is imported", () => {
    const names = templating.list.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["datasource", "env"]));
    expect(text).not.toMatch(/__inputs|"uid": "(?!\$\{(?:datasource|logs)\}|rares-)/);
    for (const name of names.filter((each) => !["datasource", "logs"].includes(each))) expect(text).toMatch(new RegExp(`\\$${name}\\b`));
  });

  test("chooses by its variables in every query about the shop", () => {
    const own = queriesOf(dashboard).filter(
      ({ expr }) => !/^(?:sum|min|max) ?(?:by \(\w+\) )?\((?:rate\()?k6_|slo:objective:ratio\{/.test(expr),
    );
    for (const { where, expr } of own) expect([where, expr]).toEqual([where, expect.stringContaining('env=~"$env')]);
  });

  test("shows where deployments were", () => {
    expect(annotations.list.map(({ name }) => name)).toEqual(["Deployments"]);
  });

  test("explains every panel in a sentence, and no two lie on each other", () => {
    const shown = panels.filter(({ type }) => type !== "row");
    expect(shown.filter(({ description }) => !/^\S.*[.]$/s.test(description)).map(({ title }) => title)).toEqual([]);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)}:${y + Math.floor(index / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBeLessThanOrEqual(24);
  });
});
