import { frame } from "./frame.ts";
import { graph } from "./panels.ts";
import { chosen, rateOf, sumOfRate } from "./queries.ts";

const upstream = "http_client_request_duration_seconds_count";

export const loadTest = frame({
  uid: "rares-load",
  title: "Rares: load test",
  description:
    "What k6 measured, beside what the shop did meanwhile. k6 sends its numbers by remote write: K6_PROMETHEUS_RW_SERVER_URL, and K6_PROMETHEUS_RW_TREND_STATS with p(95).",
  span: "1h",
  refresh: "5s",
  sections: [
    {
      title: "k6",
      panels: [
        graph("Requests sent", {
          about: "By the name that the test gave them.",
          queries: [{ expr: "sum by (name) (rate(k6_http_reqs_total[$__rate_interval]))", legend: "{{name}}" }],
          unit: "reqps",
          isStacked: true,
        }),
        graph("95 % are faster than", {
          about: "Whole answers, as the test saw them.",
          queries: [{ expr: "max by (name) (k6_http_req_duration_p95)", legend: "{{name}}" }],
          unit: "s",
        }),
        graph("Virtual users", {
          about: "In an open model k6 takes as many as the rate needs: a climb at the same rate means that answers got slower.",
          queries: [{ expr: "sum(k6_vus)", legend: "in use" }],
        }),
        graph("Failed requests", {
          about: "The share of each name.",
          queries: [{ expr: "max by (name) (k6_http_req_failed_rate)", legend: "{{name}}" }],
          unit: "percentunit",
          steps: [
            [null, "green"],
            [0.01, "red"],
          ],
        }),
        graph("Checks that hold", {
          about: "Complete documents, right addresses. Below 99 % the other numbers mean little.",
          queries: [{ expr: "min by (check) (k6_checks_rate)", legend: "{{check}}" }],
          unit: "percentunit",
          max: 1,
        }),
        graph("Iterations that could not begin", {
          about: "The test had no virtual user free: it sent less than it meant to.",
          queries: [{ expr: "sum(rate(k6_dropped_iterations_total[$__rate_interval])) or 0 * sum(k6_vus)", legend: "dropped" }],
          unit: "ops",
          steps: [
            [null, "green"],
            [0.001, "red"],
          ],
        }),
      ],
    },
    {
      title: "The shop meanwhile",
      panels: [
        graph("Requests of tests and probes", {
          about: "Those that say so themselves: they stay out of the promises and of every other number of what shoppers meet.",
          queries: [{ expr: sumOfRate("storefront_synthetic_requests_total", { by: "instance" }), legend: "{{instance}}" }],
          unit: "reqps",
        }),
        graph("Event loop", {
          about: "Full long before the processor is: this is what one instance can do.",
          queries: [{ expr: chosen("nodejs_eventloop_utilization_ratio"), legend: "{{instance}}" }],
          unit: "percentunit",
          max: 1,
          steps: [
            [null, "green"],
            [0.9, "red"],
          ],
        }),
        graph("Lag of the event loop, 99 %", {
          about: "How late timers run.",
          queries: [{ expr: chosen("nodejs_eventloop_lag_p99_seconds"), legend: "{{instance}}" }],
          unit: "s",
        }),
        graph("In flight", {
          about: "Requests being answered.",
          queries: [{ expr: `sum by (instance) (${chosen("http_server_active_requests")})`, legend: "{{instance}}" }],
        }),
        graph("Memory", {
          about: "Level at the same load. A slope over hours is a leak.",
          queries: [{ expr: chosen("process_resident_memory_bytes"), legend: "{{instance}}" }],
          unit: "bytes",
        }),
        graph("Processor", {
          about: "Cores in use.",
          queries: [{ expr: rateOf("process_cpu_seconds_total"), legend: "{{instance}}" }],
          decimals: 2,
        }),
        graph("Attempts at calling vendors", {
          about: "What got past the cache.",
          queries: [{ expr: sumOfRate(upstream, { by: "upstream" }), legend: "{{upstream}}" }],
          unit: "reqps",
          isStacked: true,
        }),
        graph("Look-ups in the cache by result", {
          about: "A cold cache misses; a warm one hits.",
          queries: [{ expr: sumOfRate("storefront_cache_requests_total", { by: "result" }), legend: "{{result}}" }],
          unit: "reqps",
          isStacked: true,
        }),
        graph("Turned away", {
          about: "A test whose requests are rate limited tests the limit.",
          queries: [{ expr: sumOfRate("storefront_rejected_requests_total", { by: "reason" }), legend: "{{reason}}" }],
          unit: "reqps",
        }),
      ],
    },
  ],
});
