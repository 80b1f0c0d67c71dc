import { createServer, type Server } from "node:http";

/** What k6 calls its metrics when it sends them by remote write: a prefix, and what is told of each. Times are in seconds. */
export const k6Metrics = [
  "k6_checks_rate",
  "k6_dropped_iterations_total",
  "k6_http_req_duration_p95",
  "k6_http_req_failed_rate",
  "k6_http_reqs_total",
  "k6_vus",
];

/** Answers Prometheus with the metrics of a load test that goes well, under the names and labels that k6 gives them. */
export function createK6Exposition(): Server {
  const startedAt = Date.now();
  return createServer((_req, res) => {
    const seconds = (Date.now() - startedAt) / 1000;
    const ofRequest = 'name="GET /",method="GET",status="200",scenario="browse"';
    const lines = [
      `k6_http_reqs_total{${ofRequest}} ${Math.round(seconds * 20)}`,
      `k6_http_req_duration_p95{${ofRequest}} 0.084`,
      `k6_http_req_failed_rate{${ofRequest}} 0`,
      'k6_checks_rate{check="the document is complete",scenario="browse"} 1',
      "k6_vus 8",
      'k6_dropped_iterations_total{scenario="browse"} 0',
    ];
    res.writeHead(200, { "content-type": "text/plain; version=0.0.4" }).end(`${lines.join("\n")}\n`);
  });
}
