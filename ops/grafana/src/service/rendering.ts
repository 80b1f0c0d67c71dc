import type { Section } from "../frame.ts";
import { graph } from "../panels.ts";
import { quantile, sumOfRate } from "../queries.ts";

const shell = "storefront_ssr_shell_ready_seconds";
const whole = "storefront_ssr_all_ready_seconds";

function meanOf(histogram: string): string {
  const by = "http_route";
  return `(${sumOfRate(`${histogram}_sum`, { by })} / ${sumOfRate(`${histogram}_count`, { by })})`;
}

export const rendering: Section = {
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
