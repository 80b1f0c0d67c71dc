import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#server/process/listen.ts";
import type { DashboardQuery } from "./dashboard-queries.ts";
import { findSilentQueries } from "./run-queries.ts";

const query: DashboardQuery = {
  where: "rares-service: Requests A",
  language: "promql",
  expr: 'sum by (http_route) (rate(made_up_total{env=~"$env"}[$__rate_interval]))',
  isInstant: false,
  legendLabels: ["http_route"],
};
const series = (value: string, metric: Record<string, string> = { http_route: "home" }) => ({
  status: "success",
  data: { result: [{ metric, values: [[1, value]] }] },
});

/** Asks a Prometheus that answers everything with this. */
async function askOneThatAnswers(body: object) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    req.on("data", (chunk: Buffer) => asked.push(decodeURIComponent(`${req.url} ${chunk.toString("utf8")}`)));
    req.on("end", () => res.end(JSON.stringify(body)));
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close().closeAllConnections());
  return { problems: await findSilentQueries(`http://127.0.0.1:${port}`, [query], 0), asked: asked.join() };
}

test("a query that brings a series with a number is fine, and was asked as a panel would ask", async () => {
  const { problems, asked } = await askOneThatAnswers(series("0"));
  expect(problems).toEqual([]);
  expect(asked).toContain("/api/v1/query_range");
  expect(asked).toContain('made_up_total{env=~".+"}[30s]');
});

test.each([
  ["no series", { status: "success", data: { result: [] } }, "returns no series"],
  ["a series without a number", series("NaN"), "without a number"],
  ["a series without what its legend tells", series("1", { route: "home" }), "the label http_route"],
  ["an error", { status: "error", error: "parse error" }, "parse error"],
])("a query that brings %s is a problem", async (_what, body, problem) => {
  expect((await askOneThatAnswers(body)).problems).toEqual([expect.stringContaining(problem)]);
});
