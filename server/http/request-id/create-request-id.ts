import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import { requestScope } from "#server/observability/tracing/request-scope.ts";
import { continueTrace } from "#server/observability/tracing/trace-parent.ts";

const acceptedId = /^[\w.-]{8,128}$/;

/** Gives every request an id (the caller's, when it is harmless) and a trace, answers it, and keeps both at hand for everything that follows. */
export function createRequestId(): RequestHandler {
  return function requestId(req, res, next) {
    const given = req.get("x-request-id");
    const id = given !== undefined && acceptedId.test(given) ? given : randomUUID();
    res.locals.requestId = id;
    res.setHeader("x-request-id", id);
    requestScope.run({ requestId: id, ...continueTrace(req.get("traceparent")) }, next);
  };
}
