import { frame } from "./frame.ts";
import { bars, graph, table, tiles } from "./panels.ts";
import { recorded } from "./queries.ts";

const ofPromise = 'slo=~"$slo"';
const windows = ["5m", "30m", "1h", "2h", "6h", "1d", "3d"];

/** How many times faster than allowed errors come: at 1 the budget lasts exactly its period. */
function burnOver(window: string): string {
  return `${recorded(`slo:error_ratio:rate${window}`, ofPromise)} / on (slo) group_left () (1 - slo:objective:ratio)`;
}

export const slo = frame({
  uid: "rares-slo",
  title: "Rares: promises",
  description:
    "What the shop promises, how much of each promise's budget is left, and how fast it goes. Begin here when an alert says Burn.",
  hasInstances: false,
  span: "24h",
  variables: [{ name: "slo", label: "Promise", values: "label_values(slo:objective:ratio, slo)" }],
  sections: [
    {
      title: "Over 30 days",
      panels: [
        tiles("Kept", {
          about: "The share of requests that kept the promise over 30 days.",
          queries: [{ expr: `1 - ${recorded("slo:error_ratio:rate30d", ofPromise)}`, legend: "{{slo}}" }],
          unit: "percentunit",
          decimals: 3,
          width: 12,
        }),
        tiles("Promised", {
          about: "The share that was promised.",
          queries: [{ expr: `slo:objective:ratio{${ofPromise}}`, legend: "{{slo}}" }],
          unit: "percentunit",
          decimals: 1,
          width: 12,
          steps: [[null, "blue"]],
        }),
        bars("Budget left", {
          about:
            "What is left of the errors that the promise allows. Below zero the promise is broken: no risky change until it has recovered.",
          queries: [{ expr: recorded("slo:error_budget_remaining:ratio", ofPromise), legend: "{{slo}}" }],
          unit: "percentunit",
          width: 12,
          min: 0,
          max: 1,
          steps: [
            [null, "red"],
            [0.1, "orange"],
            [0.5, "green"],
          ],
        }),
        graph("Budget left over time", {
          about: "A steep fall is an incident, a long slope a fault that nobody was woken by.",
          queries: [{ expr: recorded("slo:error_budget_remaining:ratio", ofPromise), legend: "{{slo}} {{env}}" }],
          unit: "percentunit",
          width: 12,
          max: 1,
        }),
      ],
    },
    {
      title: "How fast the budget burns",
      panels: [
        graph("Burn over short windows", {
          about: "Someone is woken at 14.4 over an hour, or 6 over six hours, while the window beside it says that it still goes on.",
          queries: ["5m", "30m", "1h", "6h"].map((window) => ({ expr: burnOver(window), legend: `{{slo}} ${window}` })),
          width: 12,
          steps: [
            [null, "green"],
            [6, "orange"],
            [14.4, "red"],
          ],
        }),
        graph("Burn over long windows", {
          about: "A ticket is made at 3 over a day, or 1 over three days.",
          queries: ["2h", "1d", "3d"].map((window) => ({ expr: burnOver(window), legend: `{{slo}} ${window}` })),
          width: 12,
          steps: [
            [null, "green"],
            [1, "yellow"],
            [3, "orange"],
          ],
        }),
        table("Burn now, by window", {
          about: "Short windows burn and long ones don't: it has just begun. The other way round: it is over.",
          queries: [
            {
              expr: windows.map((window) => `label_replace(${burnOver(window)}, "window", "${window}", "", "")`).join(" or "),
            },
          ],
          width: 12,
          decimals: 2,
        }),
        graph("Requests that promises are about", {
          about: "Without requests there is nothing to keep or break, and no alert.",
          queries: [{ expr: recorded("slo:requests:rate5m", ofPromise), legend: "{{slo}}" }],
          unit: "reqps",
          width: 12,
        }),
      ],
    },
    {
      title: "Where it burns",
      panels: [
        table("Routes with the most errors", {
          about: "Answers of 5xx a second over 5 minutes.",
          queries: [{ expr: `topk(10, sum by (env, http_route) (${recorded("env_route:http_server_errors:rate5m")}))` }],
          unit: "reqps",
          decimals: 3,
        }),
        table("Routes with the greatest share of errors", {
          about: "Of all answers of the route over 5 minutes.",
          queries: [
            {
              expr: `topk(10, ${recorded("env_route:http_server_errors:rate5m")} / (${recorded("env_route:http_server_requests:rate5m")} > 0))`,
            },
          ],
          unit: "percentunit",
          decimals: 2,
        }),
        table("Routes with the most slow shells", {
          about: "Pages over the last hour whose shell took longer than 500 ms.",
          queries: [
            {
              expr: [
                'topk(10, sum by (env, http_route) (increase(storefront_ssr_shell_ready_seconds_count{job="storefront", env=~"$env"}[1h]))',
                '- sum by (env, http_route) (increase(storefront_ssr_shell_ready_seconds_bucket{job="storefront", env=~"$env", le="0.5"}[1h])))',
              ].join(" "),
            },
          ],
          decimals: 0,
        }),
      ],
    },
    {
      title: "Alerts",
      panels: [
        table("Open alerts", {
          about: "Those that fire, and those about to. The Watchdog always fires: it proves that alerts are worked out and sent.",
          queries: [{ expr: 'sum by (alertname, severity, env, slo, upstream, alertstate) (ALERTS{env=~"$env|"})' }],
          width: 12,
        }),
        graph("Alerts over time", {
          about: "What fired when.",
          queries: [{ expr: 'count by (alertname) (ALERTS{alertstate="firing", env=~"$env|"})', legend: "{{alertname}}" }],
          width: 12,
          isStacked: true,
        }),
      ],
    },
  ],
});
