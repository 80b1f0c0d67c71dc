import { frame, type Section } from "../frame.ts";
import { graph } from "../panels.ts";
import { chosen, quantile, share, sumOfRate } from "../queries.ts";
import { requests } from "./requests.ts";
import { shop } from "./shop.ts";
import { upstreams } from "./upstreams.ts";

const shell = "storefront_ssr_shell_ready_seconds";
const whole = "storefront_ssr_all_ready_seconds";

function meanOf(histogram: string): string {
  const by = "http_route";
  return `(${sumOfRate(`${histogram}_sum`, { by })} / ${sumOfRate(`${histogram}_count`, { by })})`;
}

const rendering: Section = {
  title: "Pages",
  panels: [
    graph("Shell ready, 95 % by route", {
      about: "Until the first bytes of a page could be sent. The promise: 99 % within 500 ms.",
      queries: [{ expr: quantile(0.95, shell, { by: "http_route" }), legend: "{{http_route}}" }],
      unit: "s",
      width: 6,
      steps: [
        [null, "green"],
        [0.5, "red"],
      ],
    }),
    graph("Whole page ready, 95 % by route", {
      about: "Until the last streamed part could be sent.",
      queries: [{ expr: quantile(0.95, whole, { by: "http_route" }), legend: "{{http_route}}" }],
      unit: "s",
      width: 6,
    }),
    graph("Streamed tail, mean by route", {
      about: "How long shoppers look at placeholders: from the shell to the last part. It grows when a vendor of a lower shelf is slow.",
      queries: [{ expr: `${meanOf(whole)} - ${meanOf(shell)}`, legend: "{{http_route}}" }],
      unit: "s",
      width: 6,
    }),
    graph("Outcomes of renders", {
      about:
        "partial: a part failed and the page lives without it. shell_error: the visitor got an error page. timeout: parts were left to the browser.",
      queries: [{ expr: sumOfRate("storefront_ssr_renders_total", { by: "outcome" }), legend: "{{outcome}}" }],
      unit: "reqps",
      width: 6,
      isStacked: true,
    }),
  ],
};

const lookUps = "storefront_cache_requests_total";

const cache: Section = {
  title: "Cache of public data",
  panels: [
    graph("Share of look-ups that found something", {
      about: "Stale answers count: they are as quick. Below a half, vendors do the cache's work.",
      queries: [
        {
          expr: share(sumOfRate(lookUps, { by: "cache", more: 'result=~"hit|stale"' }), sumOfRate(lookUps, { by: "cache" })),
          legend: "{{cache}}",
        },
      ],
      unit: "percentunit",
      width: 6,
      max: 1,
    }),
    graph("Look-ups by result", {
      about: "Many errors with stale answers: a vendor is down, and shoppers don't notice yet.",
      queries: [{ expr: sumOfRate(lookUps, { by: "result" }), legend: "{{result}}" }],
      unit: "reqps",
      width: 6,
      isStacked: true,
    }),
    graph("Answers that can't be used", {
      about: "The vendor answers, the shop can't read it, and shoppers see what was good before.",
      queries: [{ expr: sumOfRate("storefront_cache_unusable_answers_total", { by: "cache" }), legend: "{{cache}}" }],
      width: 4,
    }),
    graph("Entries", {
      about: "By instance. It levels off at the cache's bound.",
      queries: [{ expr: `sum by (instance) (${chosen("storefront_cache_entries")})`, legend: "{{instance}}" }],
      width: 4,
    }),
    graph("Size", {
      about: "By instance, about.",
      queries: [{ expr: `sum by (instance) (${chosen("storefront_cache_bytes")})`, legend: "{{instance}}" }],
      unit: "bytes",
      width: 4,
    }),
  ],
};

export const service = frame({
  uid: "rares-service",
  title: "Rares: service",
  description: "Requests, pages, vendors, cache and shop. Read it from the top: what shoppers meet stands before what may cause it.",
  sections: [requests, rendering, upstreams, cache, shop],
});
