import { connect } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createLogger } from "#server/observability/logger.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { createKeptPages } from "./create-kept-pages.ts";
import type { PageCache } from "./create-page-cache.ts";

/** The shop in front of which pages are made as `fill` does it; none is kept yet. */
async function startShop({ fill, env = {} }: { fill: PageCache["fill"]; env?: Record<string, string> }) {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const metrics = createMetrics({ version: "0", revision: "test" });
  const keptPages = createKeptPages({
    config: readConfig({ NODE_ENV: "test", ...env }),
    allowance: (_req, make) => make(),
    cache: { find: () => null, fill, warm: () => Promise.resolve(), purge: () => undefined },
    inline: { script: "'self'", style: "'self'" },
    isDraining: () => false,
    logger: createLogger({ level: "info", environment: "test", version: "0", destination }),
    metrics,
  });
  return { ...(await startTestShop({ front: [keptPages], env })), lines, metrics };
}

test("a visitor who leaves while a page is made for them has a line in the log and a place in the metrics, whatever is sampled", async () => {
  const making = Promise.withResolvers<null>();
  const asked = Promise.withResolvers<void>();
  const shop = await startShop({ env: { ACCESS_LOG_SAMPLE_RATE: "0" }, fill: () => (asked.resolve(), making.promise) });
  const socket = connect(Number(new URL(shop.origin).port), "127.0.0.1");
  socket.write("GET /parts?_kx=marked HTTP/1.1\r\nhost: localhost\r\nx-request-id: request-of-a-test\r\n\r\n");
  await asked.promise;
  socket.destroy();
  await expect
    .poll(() => shop.lines)
    .toMatchObject([
      {
        event: "http.request",
        request_id: "request-of-a-test",
        http: { method: "GET", route: "unmatched", status: 499, aborted: true, path: "/parts" },
        device: { kind: "desktop" },
      },
    ]);
  making.resolve(null);
  const counted = (await shop.metrics.requestDuration.get()).values.find(({ metricName }) => metricName?.endsWith("_count"));
  expect(counted).toMatchObject({
    value: 1,
    labels: { http_request_method: "GET", http_route: "unmatched", http_response_status_code: 499 },
  });
  await shop.ask("/stores?asked=later");
  expect(shop.lines).toHaveLength(1);
});

test("a page is unpacked once for all who are sent it without a coding, not for each of them", async () => {
  const text = "a page ".repeat(1000);
  let looks = 0;
  const gzip = gzipSync(text);
  const bodies = { br: brotliCompressSync(text), gzip };
  Object.defineProperty(bodies, "gzip", { get: () => ((looks += 1), gzip) });
  const page = { routeId: "home", status: 200, etag: 'W/"a"', hasVehicle: false, tags: [], bodies };
  const shop = await startShop({ fill: () => Promise.resolve(page) });
  const bodyOf = async () => (await shop.ask("/parts")).body;
  expect(await bodyOf()).toBe(text);
  const looksBefore = looks;
  expect(await Promise.all(Array.from({ length: 10 }, bodyOf))).toEqual(Array(10).fill(text));
  expect(looks).toBe(looksBefore);
});
