import type { Section } from "../frame.ts";
import { graph } from "../panels.ts";
import { chosen, share, sumOfRate } from "../queries.ts";

const lookUps = "storefront_cache_requests_total";

export const cache: Section = {
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
    graph("Entries", {
      about: "By instance. It levels off at the cache's bound.",
      queries: [{ expr: `sum by (instance) (${chosen("storefront_cache_entries")})`, legend: "{{instance}}" }],
      width: 6,
    }),
    graph("Size", {
      about: "By instance, about.",
      queries: [{ expr: `sum by (instance) (${chosen("storefront_cache_bytes")})`, legend: "{{instance}}" }],
      unit: "bytes",
      width: 6,
    }),
  ],
};
