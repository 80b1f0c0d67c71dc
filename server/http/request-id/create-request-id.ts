import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import { requestScope } from "#server/observability/tracing/request-scope.ts";
import { plainTracing, type Tracing } from "#server/observability/tracing/tracing.ts";
import { probePaths } from "../access-log/create-access-log.ts";
import { readOutcome } from "../access-log/read-outcome.ts";
import { routeLabel } from "../metrics/create-request-metrics.ts";
import type { CallerTrust } from "./create-caller-trust.ts";

export const acceptedId = /^[\w.-]{8,128}$/;

/** Gives every request an id (the caller's, when it is harmless) and a trace, answers it, and keeps both at hand for everything that follows. */
export function createRequestId(tracing: Tracing, trust: CallerTrust): RequestHandler {
  return function requestId(req, res, next) {
    const given = req.get("x-request-id");
    const id = given !== undefined && acceptedId.test(given) ? given : randomUUID();
    res.locals.requestId = id;
    res.setHeader("x-request-id", id);
    const isSynthetic = trust.isSynthetic(req);
    const { startRequest } = probePaths.has(req.path) ? plainTracing : tracing;
    const { end, ...trace } = startRequest({
      method: req.method,
      headers: req.headers,
      isCallerTrusted: trust.isTraceTrusted(req),
      requestId: id,
      isSynthetic,
    });
    res.once("close", () => end({ route: routeLabel(res), status: readOutcome(res).status }));
    requestScope.run({ requestId: id, isSynthetic, ...trace }, next);
  };
}
