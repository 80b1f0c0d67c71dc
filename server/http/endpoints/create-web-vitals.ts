import express, { Router } from "express";
import { z } from "zod";
import type { Metrics } from "#server/observability/metrics.ts";
import { isSynthetic } from "#server/observability/tracing/request-scope.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { deviceClasses, webVitals, webVitalsPath } from "#shared/domain/web-vitals.ts";

const bodyBytesMax = "1kb";
/** A tab that was opened in the background and looked at the next day tells nothing of the shop. */
const milliseconds = z.number().min(0).max(600_000).optional();
const reportSchema = z.strictObject({
  route: z.string().max(40),
  device: z.enum(deviceClasses),
  vitals: z.strictObject({
    lcp: milliseconds,
    inp: milliseconds,
    fcp: milliseconds,
    ttfb: milliseconds,
    cls: z.number().min(0).max(100).optional(),
  }),
});

type WebVitalsOptions = {
  /** The ids of the route table; nobody else's words become labels. */
  pageRoutes: () => Promise<readonly string[]>;
  metrics: Pick<Metrics, "webVitals" | "rejectedRequests">;
};

/** Takes what browsers measured of a page view into histograms. It comes as plain text, as beacons do. */
export function createWebVitals({ pageRoutes, metrics }: WebVitalsOptions): Router {
  const router = Router();
  const body = express.json({ limit: bodyBytesMax, type: ["text/plain", "application/json"] });
  router.post(webVitalsPath, body, async (req, res) => {
    res.locals.routeId = "web-vitals";
    const report = reportSchema.safeParse(req.body).data;
    if (!report || !(await pageRoutes()).includes(report.route)) {
      metrics.rejectedRequests.inc({ reason: "web_vitals" });
      throw new AppError("BAD_REQUEST", "a browser's measurements could not be read");
    }
    const labels = { http_route: report.route, device: report.device };
    for (const vital of isSynthetic() ? [] : webVitals) {
      const value = report.vitals[vital];
      if (value !== undefined) metrics.webVitals[vital].observe(labels, vital === "cls" ? value : value / 1000);
    }
    res.set("cache-control", "private, no-store").status(204).end();
  });
  return router;
}
