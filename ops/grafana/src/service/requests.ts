import type { Section } from "../frame.ts";
import { graph, tiles } from "../panels.ts";
import { chosen, quantile, share, sumOfRate } from "../queries.ts";

const duration = "http_server_request_duration_seconds";
const failed = 'http_response_status_code=~"5.."';
/** Visitors who left count as 499 and are nobody's fault. */
const stayed = 'http_response_status_code!="499"';

export const requests: Section = {
  title: "Requests",
  panels: [
    tiles("Ready instances", {
      about: "Instances that want traffic. None: balancers send nobody here.",
      queries: [{ expr: `sum(${chosen("storefront_ready")})` }],
      width: 4,
      steps: [
        [null, "red"],
        [1, "green"],
      ],
    }),
    tiles("Requests", {
      about: "Answers a second.",
      queries: [{ expr: sumOfRate(`${duration}_count`) }],
      unit: "reqps",
      width: 4,
    }),
    tiles("Errors", {
      about: "The share of answers that are 5xx. The promise is one in a thousand.",
      queries: [{ expr: share(sumOfRate(`${duration}_count`, { more: failed }), sumOfRate(`${duration}_count`, { more: stayed })) }],
      unit: "percentunit",
      decimals: 2,
      width: 4,
      steps: [
        [null, "green"],
        [0.001, "orange"],
        [0.01, "red"],
      ],
    }),
    tiles("95 % are faster than", {
      about: "Until the whole answer was sent, parts of a page that stream in later included.",
      queries: [{ expr: quantile(0.95, duration, { more: stayed }) }],
      unit: "s",
      width: 4,
    }),
    tiles("In flight", {
      about: "Requests being answered now. Many, and slow: look at the event loop and at vendors.",
      queries: [{ expr: `sum(${chosen("http_server_active_requests")})` }],
      width: 4,
    }),
    tiles("Load tests and probes", {
      about: "Requests a second that say themselves that they are no shopper's. Nothing else on this page counts them.",
      queries: [{ expr: sumOfRate("storefront_synthetic_requests_total") }],
      unit: "reqps",
      width: 4,
      steps: [[null, "blue"]],
    }),
    graph("Requests by route", {
      about: "A route that stops is as telling as one that grows.",
      queries: [{ expr: sumOfRate(`${duration}_count`, { by: "http_route" }), legend: "{{http_route}}" }],
      unit: "reqps",
      isStacked: true,
    }),
    graph("Answers by status", {
      about: "5xx are our fault or a vendor's; a wave of 404 is a scan or a broken link; 499 are visitors who left.",
      queries: [{ expr: sumOfRate(`${duration}_count`, { by: "http_response_status_code" }), legend: "{{http_response_status_code}}" }],
      unit: "reqps",
      isStacked: true,
    }),
    graph("Share of errors by route", {
      about: "Of each route's answers. One route: its code or its vendor. All of them: something below.",
      queries: [
        {
          expr: share(
            sumOfRate(`${duration}_count`, { by: "http_route", more: failed }),
            sumOfRate(`${duration}_count`, { by: "http_route", more: stayed }),
          ),
          legend: "{{http_route}}",
        },
      ],
      unit: "percentunit",
    }),
    graph("How long answers take", {
      about: "Half, 95 % and 99 % of the answers are faster than this.",
      queries: [0.5, 0.95, 0.99].map((part) => ({ expr: quantile(part, duration, { more: stayed }), legend: `${part * 100} %` })),
      unit: "s",
    }),
    graph("95 % are faster than, by route", {
      about: "Pages include what streams in after the shell.",
      queries: [{ expr: quantile(0.95, duration, { by: "http_route", more: stayed }), legend: "{{http_route}}" }],
      unit: "s",
    }),
    graph("Refused for want of time", {
      about: "Told to come again because the processors are busy, by what was asked for. Visitors with a cart are let in first.",
      queries: [
        { expr: sumOfRate("storefront_rejected_requests_total", { by: "reason", more: 'reason=~"overload_.+"' }), legend: "{{reason}}" },
      ],
      unit: "reqps",
      isStacked: true,
    }),
    graph("Turned away", {
      about: "By rate limits, forged or unreadable requests, and traps for bots.",
      queries: [
        { expr: sumOfRate("storefront_rejected_requests_total", { by: "reason", more: 'reason!~"overload_.+"' }), legend: "{{reason}}" },
      ],
      unit: "reqps",
    }),
  ],
};
