import { createServer, type Server } from "node:http";
import type { Metrics } from "#server/observability/metrics.ts";

/**
 * Answers Prometheus on a listener of its own, so that the metrics never stand on the public one; and whoever restarts a process that no longer answers. A listener takes one
 * new connection a turn of the event loop, so on the public one that question would wait behind a crowd of visitors.
 */
export function createMetricsServer({ registry }: Metrics): Server {
  return createServer((req, res) => {
    if (req.url === "/healthcheck") {
      res.writeHead(200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }).end('{"status":"ok"}');
      return;
    }
    if (req.url !== "/metrics") {
      res.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => res.writeHead(200, { "content-type": registry.contentType, "cache-control": "no-store" }).end(text),
      () => res.writeHead(500).end(),
    );
  });
}
