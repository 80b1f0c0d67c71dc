/** What k6 calls its metrics when it sends them by remote write: a prefix, and what of them it is. Times are in seconds. */
export const k6Metrics = [
  "k6_checks_rate",
  "k6_dropped_iterations_total",
  "k6_http_req_duration_p95",
  "k6_http_req_failed_rate",
  "k6_http_reqs_total",
  "k6_vus",
];
