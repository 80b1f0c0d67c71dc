import { spawnSync } from "node:child_process";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { createMetrics } from "#server/observability/metrics.ts";
import { createProcessMetrics, heapLimitBytes, memoryLimitBytes } from "./process-metrics.ts";

const gibibyte = 1024 ** 3;

test.each([
  ["the container's limit", gibibyte, gibibyte],
  ["the machine's memory without a limit", 0, 4 * gibibyte],
  ["the machine's memory where the limit is a number beyond it", 2 ** 64, 4 * gibibyte],
])("the memory limit is %s", (_what, constrained, limit) => {
  expect(memoryLimitBytes(constrained, 4 * gibibyte)).toBe(limit);
});

test.each([["--max-old-space-size=300"], ["--max-old-space-size=300 --max-semi-space-size=16"]])(
  "the heap's limit is what the old generation may have: %s",
  (flags) => {
    const { stdout } = spawnSync(process.execPath, [...flags.split(" "), "-p", "v8.getHeapStatistics().heap_size_limit"], {
      encoding: "utf8",
    });
    expect(heapLimitBytes(Number(stdout), flags)).toBe(300 * 1024 ** 2);
  },
);

test("the event loop's utilization is that since the last scrape", async () => {
  const registry = new Registry();
  createProcessMetrics([registry]);
  const scrape = async () => Number(/^nodejs_eventloop_utilization_ratio (.+)$/m.exec(await registry.metrics())?.[1]);
  await scrape();
  const end = performance.now() + 200;
  while (performance.now() < end);
  const busy = await scrape();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const idle = await scrape();
  expect(busy).toBeGreaterThan(0.8);
  expect(idle).toBeLessThan(busy);
});

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

test.runIf(hasPromtool)("Prometheus's own linter has nothing to say of any metric", async () => {
  const text = await createMetrics({ version: "0", revision: "test" }).registry.metrics();
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "metrics"], { input: text, encoding: "utf8" });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
});
