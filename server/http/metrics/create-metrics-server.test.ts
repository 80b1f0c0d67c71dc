import { expect, onTestFinished, test } from "vitest";
import { createMetrics } from "#server/observability/metrics.ts";
import { listen } from "#server/process/listen.ts";
import { createMetricsServer } from "./create-metrics-server.ts";

test("the port of the metrics also says that the process answers, and nothing else", async () => {
  const server = createMetricsServer(createMetrics({ version: "test", revision: "test" }));
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close());
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, answer.headers.get("cache-control"), (await answer.text()).slice(0, 15)];
  };
  expect(await ask("/healthcheck")).toEqual([200, "no-store", '{"status":"ok"}']);
  expect(await ask("/metrics")).toEqual([200, "no-store", expect.stringMatching(/^# HELP/)]);
  expect(await ask("/")).toEqual([404, null, ""]);
});
