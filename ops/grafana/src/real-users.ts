import { frame } from "./frame.ts";
import { graph, type Panel, table } from "./panels.ts";
import { countOf, quantile, sumOfRate } from "./queries.ts";

type Vital = { title: string; histogram: string; good: number; poor: number; about: string; unit?: string };

/** The bounds of good and poor are those that browsers' makers agreed on for three visits in four. */
const vitals: Vital[] = [
  {
    title: "Largest contentful paint (LCP)",
    histogram: "storefront_web_vitals_lcp_seconds",
    good: 2.5,
    poor: 4,
    about: "Until the biggest thing on the screen was there. A ticket above 2.5 s.",
  },
  {
    title: "Interaction to next paint (INP)",
    histogram: "storefront_web_vitals_inp_seconds",
    good: 0.2,
    poor: 0.5,
    about: "How long a tap waits for the screen to answer.",
  },
  {
    title: "Layout shift (CLS)",
    histogram: "storefront_web_vitals_cls_ratio",
    good: 0.1,
    poor: 0.25,
    about: "How much what was on the screen jumped.",
    unit: "none",
  },
  {
    title: "First contentful paint (FCP)",
    histogram: "storefront_web_vitals_fcp_seconds",
    good: 1.8,
    poor: 3,
    about: "Until anything was on the screen.",
  },
  {
    title: "Time to first byte (TTFB)",
    histogram: "storefront_web_vitals_ttfb_seconds",
    good: 0.8,
    poor: 1.8,
    about: "Until the first byte came: the shell, and the way to the shopper.",
  },
];

const dayParts = { window: "1h" };

function vitalPanels({ title, histogram, good, poor, about, unit = "s" }: Vital): Panel[] {
  const steps = [
    [null, "green"],
    [good, "orange"],
    [poor, "red"],
  ] satisfies [number | null, "green" | "orange" | "red"][];
  return [
    graph(`${title} by device`, {
      about: `${about} Three visits in four do better than the line, over an hour.`,
      queries: [{ expr: quantile(0.75, histogram, { by: "device", ...dayParts }), legend: "{{device}}" }],
      unit,
      width: 12,
      height: 7,
      steps,
    }),
    graph(`${title} by route`, {
      about: `${about} One route: what was last changed on that page. All routes: look at the service.`,
      queries: [{ expr: quantile(0.75, histogram, { by: "http_route", ...dayParts }), legend: "{{http_route}}" }],
      unit,
      width: 12,
      height: 7,
      steps,
    }),
  ];
}

export const realUsers = frame({
  uid: "rares-users",
  title: "Rares: real users",
  description: "What shoppers' browsers measured, for three visits in four. Browsers that lack a measurement leave it out.",
  span: "24h",
  refresh: "5m",
  sections: [
    {
      title: "How many speak",
      panels: [
        graph("Samples", {
          about: "Page views that were measured, by device. Below a hundred an hour a quantile says little.",
          queries: [{ expr: sumOfRate("storefront_web_vitals_ttfb_seconds_count", { by: "device" }), legend: "{{device}}" }],
          unit: "cps",
        }),
        table("Samples by route", {
          about: "Within the time shown.",
          queries: [{ expr: countOf("storefront_web_vitals_lcp_seconds_count", { by: "http_route, device" }) }],
          decimals: 0,
        }),
        graph("Beacons and reports turned away", {
          about:
            "Beyond the allowance of one address, too big, or unreadable. A rise after a release: the page sends what the shop doesn't know.",
          queries: [
            {
              expr: sumOfRate("storefront_rejected_requests_total", { by: "reason", more: 'reason=~".*(vital|beacon|report).*"' }),
              legend: "{{reason}}",
            },
          ],
          unit: "cps",
        }),
      ],
    },
    { title: "Core web vitals", panels: vitals.slice(0, 3).flatMap(vitalPanels) },
    { title: "How it begins", panels: vitals.slice(3).flatMap(vitalPanels) },
    {
      title: "What browsers report",
      panels: [
        graph("Reports by kind", {
          about:
            "uncaught-error and unhandled-rejection are faults of our code; csp-violation may be an extension; the others are broken storage.",
          queries: [{ expr: sumOfRate("storefront_client_reports_total", { by: "event" }), legend: "{{event}}" }],
          unit: "cps",
          width: 24,
        }),
      ],
    },
  ],
});
