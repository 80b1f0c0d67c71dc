import type { Metrics } from "#server/observability/metrics.ts";
import { isSynthetic } from "#server/observability/tracing/request-scope.ts";
import type { RenderReport } from "#server/rendering/create-page-renderer.ts";

/** Turns what the renderer tells of each shopper's page into metrics. */
export function createRenderReport(metrics: Metrics): (report: RenderReport) => void {
  return ({ routeId, outcome, shellMs, allMs }) => {
    if (isSynthetic()) return;
    metrics.renders.inc({ http_route: routeId, outcome });
    if (shellMs !== null) metrics.shellReady.observe({ http_route: routeId }, shellMs / 1000);
    if (outcome === "ok" || outcome === "partial") metrics.allReady.observe({ http_route: routeId }, allMs / 1000);
  };
}
