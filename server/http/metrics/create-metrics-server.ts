import { createServer, type Server } from "node:http";
import type { Metrics } from "#server/observability/metrics.ts";

/** Answers Prometheus on a listener of its own, so that the metrics never stand on the public one. */
export function createMetricsServer({ registry }: Metrics): Server {
  return createServer((req, res) => {
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
