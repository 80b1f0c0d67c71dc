import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import { requestScope } from "#server/observability/tracing/request-scope.ts";
import { continueTrace } from "#server/observability/tracing/trace-parent.ts";

const acceptedId = /^[\w.-]{8,128}$/;
/** Whatever it says: load tests and probes mark their requests with it. */
const syntheticHeader = "x-synthetic-traffic";

/** Gives every request an id (the caller's, when it is harmless) and a trace, answers it, and keeps both at hand for everything that follows. */
export function createRequestId(): RequestHandler {
  return function requestId(req, res, next) {
    const given = req.get("x-request-id");
    const id = given !== undefined && acceptedId.test(given) ? given : randomUUID();
    res.locals.requestId = id;
    res.setHeader("x-request-id", id);
    const isSynthetic = req.get(syntheticHeader) !== undefined;
    requestScope.run({ requestId: id, isSynthetic, ...continueTrace(req.get("traceparent")) }, next);
  };
}
