import type { RequestHandler, Response } from "express";
import type { Metrics } from "#server/observability/metrics.ts";
import { isSynthetic } from "#server/observability/tracing/request-scope.ts";
import { readOutcome } from "../access-log/read-outcome.ts";

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** What matched no route shares one value, so that a scan for pages adds no series. */
export const unmatched = "unmatched";

/** The matched route's id. */
export function routeLabel(res: Response): string {
  return res.locals.routeId ?? unmatched;
}

/** Counts and times every request of a shopper under its route, method and status. */
export function createRequestMetrics(metrics: Metrics): RequestHandler {
  return function requestMetrics(req, res, next) {
    const method = knownMethods.has(req.method) ? req.method : "_OTHER";
    const stopTimer = metrics.requestDuration.startTimer({ http_request_method: method });
    // Asked now: a response closes outside of its request's scope.
    const isUncounted = isSynthetic();
    if (isUncounted) metrics.syntheticRequests.inc();
    metrics.activeRequests.inc({ http_request_method: method });
    res.once("close", () => {
      metrics.activeRequests.dec({ http_request_method: method });
      if (!isUncounted) stopTimer({ http_route: routeLabel(res), http_response_status_code: readOutcome(res).status });
    });
    next();
  };
}
