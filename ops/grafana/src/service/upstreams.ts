import type { Section } from "../frame.ts";
import { graph } from "../panels.ts";
import { chosen, quantile, share, sumOfRate } from "../queries.ts";

const duration = "http_client_request_duration_seconds";
/** Calls that visitors gave up by leaving say nothing about a vendor. */
const finished = 'error_type!="aborted"';
const failed = 'error_type!~"|aborted|cut-short|throttled"';
const refused = 'http_response_status_code=~"401|402|403|423|430"';
const calls = (by: string) => sumOfRate(`${duration}_count`, { by, more: finished });

export const upstreams: Section = {
  title: "Vendors",
  panels: [
    graph("Attempts by vendor", {
      about: "Repeated attempts count each. A vendor that stops being asked has its circuit open, or the cache is warm.",
      queries: [{ expr: calls("upstream"), legend: "{{upstream}}" }],
      unit: "reqps",
      isStacked: true,
    }),
    graph("Share of failed attempts", {
      about: "Errors, broken connections and timeouts. An alert at 5 % of the vendors without which nobody can shop.",
      queries: [
        {
          expr: share(sumOfRate(`${duration}_count`, { by: "upstream", more: failed }), calls("upstream")),
          legend: "{{upstream}}",
        },
      ],
      unit: "percentunit",
      steps: [
        [null, "green"],
        [0.05, "red"],
      ],
    }),
    graph("95 % of attempts are faster than, by operation", {
      about: "One slow operation is a query to look at; all of them are the vendor or the line.",
      queries: [{ expr: quantile(0.95, duration, { by: "upstream, operation", more: finished }), legend: "{{upstream}} {{operation}}" }],
      unit: "s",
      steps: [
        [null, "green"],
        [1, "orange"],
      ],
    }),
    graph("Circuits", {
      about: "0 closed, 1 open, 2 trying again. While it is open shoppers get what the cache holds.",
      queries: [{ expr: `max by (upstream) (${chosen("storefront_circuit_state")})`, legend: "{{upstream}}" }],
      max: 2,
    }),
    graph("Repeated attempts", {
      about: "Faults that shoppers don't see yet.",
      queries: [
        {
          expr: `${sumOfRate("storefront_upstream_retries_total", { by: "upstream" })} or 0 * ${calls("upstream")}`,
          legend: "{{upstream}}",
        },
      ],
      unit: "reqps",
    }),
    graph("Refused", {
      about:
        "Answers of 401, 402, 403, 423 and 430: a key or an account that is good no more, or a vendor that takes us for an attacker. Customers' own tokens run out all day.",
      queries: [{ expr: sumOfRate(`${duration}_count`, { by: "upstream", more: refused }), legend: "{{upstream}}" }],
      unit: "reqps",
    }),
    graph("Asked to slow down", {
      about: "Answers of 429. Look for a loop, a scan or a cold cache.",
      queries: [
        {
          expr: `${sumOfRate("storefront_upstream_throttled_total", { by: "upstream" })} or 0 * ${calls("upstream")}`,
          legend: "{{upstream}}",
        },
      ],
      unit: "reqps",
    }),
  ],
};
