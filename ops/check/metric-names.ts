import { parser as logqlParser } from "@grafana/lezer-logql";
import { parser } from "@prometheus-io/lezer-promql";
import { createMetrics } from "#server/observability/metrics.ts";
import type { OpsFiles } from "./rule-files.ts";

/** What Prometheus itself knows of its targets and alerts. */
const ofPrometheus = ["up", "ALERTS"];
const suffixes = ["", "_bucket", "_sum", "_count"];

type Selector = { metric: string; labels: string[] };

/** The series that an expression selects and the labels by which it does; null where it can't be read. */
export function selectorsIn(expr: string): Selector[] | null {
  const selectors: Selector[] = [];
  let isReadable = true;
  parser.parse(expr).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) isReadable = false;
      if (type.name === "Identifier" && node.parent?.name === "VectorSelector")
        selectors.push({ metric: expr.slice(from, to), labels: [] });
      if (type.name === "LabelName" && node.parent?.name === "UnquotedLabelMatcher") selectors.at(-1)?.labels.push(expr.slice(from, to));
    },
  });
  return isReadable ? selectors : null;
}

/** The names of the series that an expression selects; null where it can't be read. */
export function metricNamesIn(expr: string): Set<string> | null {
  const selectors = selectorsIn(expr);
  return selectors && new Set(selectors.map(({ metric }) => metric));
}

/** The names of all series in what a shop answers Prometheus, those of histograms in their parts. */
export function metricNamesOf(scrape: string): Set<string> {
  const families = [...scrape.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    families.flatMap(([, name = "", type]) =>
      (type === "histogram" ? suffixes.slice(1) : suffixes.slice(0, 1)).map((suffix) => name + suffix),
    ),
  );
}

/** What a shop answers Prometheus that has just been started. */
export async function freshScrape(): Promise<string> {
  return createMetrics({ version: "0.0.0", revision: "none" }).registry.metrics();
}

function queriesIn(runbook: string, language: "promql" | "logql"): string[] {
  return [...runbook.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, query = ""]) => (name === language ? [query.trim()] : []));
}

/** Names every metric that a rule or a runbook's query asks for and nobody exports or records. */
export function findUnknownMetrics({ alerts, recordings, runbooks }: OpsFiles, exported: Set<string>): string[] {
  const known = new Set([...exported, ...recordings.map(({ record }) => record), ...ofPrometheus]);
  const asked = [
    ...alerts.map(({ alert, expr }) => ({ where: alert, expr })),
    ...recordings.map(({ record, expr }) => ({ where: record, expr })),
    ...[...runbooks].flatMap(([alert, text]) => queriesIn(text, "promql").map((expr) => ({ where: `${alert}.md`, expr }))),
  ];
  return asked.flatMap(({ where, expr }) => {
    const names = metricNamesIn(expr);
    if (names === null) return [`${where} has an expression that can't be read: ${expr}`];
    return [...names].filter((name) => !known.has(name)).map((name) => `${where} asks for ${name}, which nobody exports or records`);
  });
}

/** Names every event of the log that a runbook looks for and the shop doesn't write. */
export function findUnknownEvents({ runbooks }: OpsFiles, schema: string): string[] {
  const written = [...schema.matchAll(/"([a-z_]+\.[a-z_.-]+)"/g)].map(([, event = ""]) => event);
  const isWritten = (pattern: string) => written.some((event) => new RegExp(`^(?:${pattern})$`).test(event));
  return [...runbooks].flatMap(([alert, text]) =>
    queriesIn(text, "logql")
      .flatMap((query) => [...query.matchAll(/\bevent\s*=~?\s*"([^"]+)"/g)].flatMap(([, events = ""]) => events.split("|")))
      .filter((event) => !isWritten(event))
      .map((event) => `${alert}.md looks for the event ${event}, which nobody writes`),
  );
}

/** Names every query of the log in a runbook that Loki couldn't read. */
export function findUnreadableLogQueries({ runbooks }: OpsFiles): string[] {
  return [...runbooks].flatMap(([alert, text]) =>
    queriesIn(text, "logql")
      .filter((query) => !isLogql(query))
      .map((query) => `${alert}.md has a query of the log that can't be read: ${query}`),
  );
}

function isLogql(query: string): boolean {
  let isReadable = true;
  logqlParser.parse(query).iterate({
    enter({ type }) {
      if (type.isError) isReadable = false;
    },
  });
  return isReadable;
}
