import { Histogram, type Registry } from "prom-client";

/** Each around the bounds of "good" and "poor": web.dev/articles/defining-core-web-vitals-thresholds. */
const buckets = {
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  inp: [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2.5],
  fcp: [0.25, 0.5, 1, 1.8, 2.4, 3, 5, 10],
  ttfb: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

/** How pages felt to shoppers, as their browsers measured it. */
export function createVitalsMetrics(registers: Registry[]) {
  const labelNames = ["http_route", "device"] as const;
  const seconds = (vital: "lcp" | "inp" | "fcp" | "ttfb", help: string) =>
    new Histogram({ name: `storefront_web_vitals_${vital}_seconds`, help, labelNames, buckets: buckets[vital], registers });
  return {
    lcp: seconds("lcp", "Time until the largest part of a page was painted."),
    inp: seconds("inp", "Time from a shopper's slow interaction to the next paint."),
    fcp: seconds("fcp", "Time until anything of a page was painted."),
    ttfb: seconds("ttfb", "Time until the first byte of a page came."),
    cls: new Histogram({
      name: "storefront_web_vitals_cls_ratio",
      help: "How much of a page moved of its own accord.",
      labelNames,
      buckets: buckets.cls,
      registers,
    }),
  };
}
