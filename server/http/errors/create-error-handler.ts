import type { ErrorRequestHandler, Request, Response } from "express";
import type { Logger } from "#server/observability/logger.ts";
import { escapeHtml } from "#server/input/html/escape-html.ts";
import type { AppError } from "#shared/domain/app-error.ts";
import { problemContentType, problemTitle, toProblem } from "./problem.ts";
import { reportError } from "./report-error.ts";
import { isFromBrowser, sendSmallNotFound } from "./small-not-found.ts";
import { toAppError } from "./to-app-error.ts";

type ErrorPage = { heading: string; message: string; tryAgainPath?: string | undefined; requestId: string; nonce: string };

const style = `
:root { color-scheme: light dark; font-family: Inter, system-ui, sans-serif; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { max-inline-size: 32rem; padding: 2rem; text-align: center; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { display: inline-block; margin-block: 1rem; padding: 0.75rem 1.5rem; border-radius: 0.375rem; background: #c8102e; color: #fff; text-decoration: none; font-weight: 600; }
small { opacity: 0.7; }`;

/** A page that needs nothing but itself, for requests that never reach the shop's pages or whose page failed. */
function errorPage({ heading, message, tryAgainPath, requestId, nonce }: ErrorPage): string {
  const tryAgain = tryAgainPath === undefined ? "" : `<a href="${escapeHtml(tryAgainPath)}">Try again</a>\n`;
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(heading)}</title>
<style nonce="${escapeHtml(nonce)}">${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(message)}</p>
${tryAgain}<a href="/">Back to Home</a>
<p><small>Reference: ${escapeHtml(requestId)}</small></p>
</main>
</body>
</html>
`;
}

/** The last resort: shown when the error page itself could not be made. */
const doubleErrorPage = `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Something went wrong</title></head>
<body><main><h1>An error occurred while showing the error page</h1><p><a href="/">Back to Home</a></p></main></body>
</html>
`;

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

/** With these a form is turned away before anybody reads it. */
const unreadStatuses = new Set([429, 503]);

function sendError(req: Request, res: Response, error: AppError, status: number): void {
  res.status(status).set("cache-control", "no-store").removeHeader("etag");
  if (error.retryAfterS !== undefined) res.set("retry-after", String(error.retryAfterS));
  if (wantsProblem(req)) {
    res.type(problemContentType).send(JSON.stringify(toProblem(error, res.locals.requestId, status)));
    return;
  }
  if (status === 404 && !isFromBrowser(req)) return sendSmallNotFound(req, res, error);
  const { requestId, cspNonce, attempt } = res.locals;
  const heading = error.code === "NOT_FOUND" ? error.userMessage : problemTitle(status);
  const words = error.code === "NOT_FOUND" ? "It may have moved, or the address has a typo in it." : error.userMessage;
  const isUnreadForm = req.method === "POST" && unreadStatuses.has(status);
  const message = isUnreadForm ? `${words} Nothing that you typed is lost: reload this page then, and your browser sends it again.` : words;
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
