import type { ErrorRequestHandler, Request, Response } from "express";
import type { Logger } from "#server/logger.ts";
import type { AppError } from "#shared/domain/app-error.ts";
import { doubleErrorPage, errorPage } from "./error-page.ts";
import { problemContentType, problemTitle, toProblem } from "./problem.ts";
import { reportError } from "./report-error.ts";
import { toAppError } from "./to-app-error.ts";

function wantsProblem(req: Request): boolean {
  return req.originalUrl.startsWith("/api/") || req.accepts(["html", "json"]) === "json";
}

/** Answers every error that no step before has answered: a problem on the API, a friendly page elsewhere. Our own faults are logged, once; nothing of an error but its message for shoppers is sent. */
export function createErrorHandler(logger: Logger): ErrorRequestHandler {
  // Express tells error handlers by their four parameters.
  return function errorHandler(error, req, res, _next) {
    const { appError, status } = toAppError(error);
    reportError(logger, "http.error", appError);
    if (res.headersSent) {
      res.destroy();
      return;
    }
    try {
      sendError(req, res, appError, status);
    } catch (pageError) {
      logger.error({ event: "http.error", error: pageError }, "the error page failed");
      sendDoubleError(res);
    }
  };
}

function sendError(req: Request, res: Response, error: AppError, status: number): void {
  res.status(status).set("cache-control", "no-store").removeHeader("etag");
  if (wantsProblem(req)) {
    res.type(problemContentType).send(JSON.stringify(toProblem(error, res.locals.requestId, status)));
    return;
  }
  const { requestId, cspNonce, attempt } = res.locals;
  const heading = error.code === "NOT_FOUND" ? error.userMessage : problemTitle(status);
  const message = error.code === "NOT_FOUND" ? "It may have moved, or the address has a typo in it." : error.userMessage;
  res
    .type("html")
    .send(errorPage({ heading: attempt?.heading ?? heading, message, tryAgainPath: attempt?.tryAgainPath, requestId, nonce: cspNonce }));
}

export function sendDoubleError(res: Response): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.status(500).set("cache-control", "no-store").type("html").send(doubleErrorPage);
}
