import { z } from "zod";
import { type DashboardQuery, filledIn } from "./dashboard-queries.ts";

const answerSchema = z.object({
  status: z.string(),
  error: z.string().optional(),
  data: z
    .object({
      result: z.array(
        z.object({
          metric: z.record(z.string(), z.string()),
          value: z.tuple([z.number(), z.string()]).optional(),
          values: z.array(z.tuple([z.number(), z.string()])).default([]),
        }),
      ),
    })
    .optional(),
});

/** Windows of the queries: several scrapes long. */
const window = "30s";
const stepS = 5;

/** Runs a query as its panel would, over the time since `startedAt`; null where a series came with a number in it. */
async function problemOf(
  prometheus: string,
  { where, expr, isInstant, legendLabels }: DashboardQuery,
  startedAt: number,
): Promise<string | null> {
  const query = filledIn(expr, window);
  const now = Date.now() / 1000;
  const range: Record<string, string> = isInstant
    ? { time: String(now) }
    : { start: String(startedAt), end: String(now), step: String(stepS) };
  const answer = await fetch(`${prometheus}/api/v1/${isInstant ? "query" : "query_range"}`, {
    method: "POST",
    body: new URLSearchParams({ query, ...range }),
  });
  const { error, data } = answerSchema.parse(await answer.json());
  if (data === undefined) return `${where}: ${error ?? answer.status}\n  ${query}`;
  if (data.result.length === 0) return `${where} returns no series\n  ${query}`;
  const unknown = legendLabels.filter((label) => data.result.every(({ metric }) => !(label in metric)));
  if (unknown.length > 0) return `${where} returns no series with the label ${unknown.join(", ")}\n  ${query}`;
  const numbers = data.result.flatMap(({ value, values }) => (value ? [value] : values)).map(([, text]) => Number(text));
  return numbers.some(Number.isFinite) ? null : `${where} returns series without a number\n  ${query}`;
}

/** What is wrong with queries to a running Prometheus, one entry a query. */
export async function findSilentQueries(prometheus: string, queries: DashboardQuery[], startedAt: number): Promise<string[]> {
  const problems = [];
  for (const query of queries) problems.push(await problemOf(prometheus, query, startedAt));
  return problems.filter((problem) => problem !== null);
}
