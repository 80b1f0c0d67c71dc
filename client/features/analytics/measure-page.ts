import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { type WebVital, type WebVitalsReport, webVitalsPath } from "#shared/domain/web-vitals.ts";

const vitalOf: Record<Metric["name"], WebVital> = { LCP: "lcp", INP: "inp", CLS: "cls", FCP: "fcp", TTFB: "ttfb" };

/** Measures how this page view feels, and tells the shop once the page is hidden, which may be its end. A vital counts as it stands then: a histogram takes nothing back. `routeOf` names the page at a path. */
export function measurePage(routeOf: (path: string) => string): void {
  // Asked while the page is seen: one that is being left may be told of another screen.
  const device = matchMedia("(pointer: coarse)").matches ? "mobile" : "desktop";
  const waiting = new Map<string, Metric>();
  const sent = new Set<string>();
  const take = (metric: Metric) => {
    if (!sent.has(metric.id)) waiting.set(metric.id, metric);
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(take);
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" && waiting.size > 0) send();
  });

  function send(): void {
    const vitals: WebVitalsReport["vitals"] = {};
    let path = location.pathname;
    for (const { id, name, value, navigationURL } of waiting.values()) {
      sent.add(id);
      vitals[vitalOf[name]] = Math.round(value * 1000) / 1000;
      // Where the document was loaded; the shopper may have gone on from there.
      if (navigationURL) path = new URL(navigationURL, location.href).pathname;
    }
    waiting.clear();
    const report: WebVitalsReport = { route: routeOf(path), device, vitals };
    navigator.sendBeacon(webVitalsPath, JSON.stringify(report));
  }
}
