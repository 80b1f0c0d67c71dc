import type { Request, RequestHandler } from "express";
import type { Metrics } from "#server/observability/metrics.ts";
import { AppError } from "#shared/domain/app-error.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Browsers keep cookies from the same host over plain http away from those over https, and so does this: anybody on the way may have written such a page. */
function isFromElsewhere(req: Request, publicUrl: URL): boolean {
  const site = req.get("sec-fetch-site");
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const origin = req.get("origin");
  // Neither header: no browser, so there is no visitor's cookie to misuse.
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host, origin: given } = new URL(origin);
  return host === publicUrl.host ? given !== publicUrl.origin : host !== req.get("host");
}

/** Vendors sign what they send, and the sandbox's pages know no session of ours. */
const othersPaths = /^\/(?:webhooks|_vendors)\//;

/**
 * Turns away whatever another site makes a visitor's browser send; with the session's SameSite cookie this is the defence against forged requests. Ahead of the limits: counted, a page with hidden
 * forms would use up the allowance of whoever looks at it.
 */
export function createSameOrigin(publicUrl: string, metrics: Metrics): RequestHandler {
  const url = new URL(publicUrl);
  return function sameOrigin(req, _res, next) {
    if (safeMethods.has(req.method) || othersPaths.test(req.path) || !isFromElsewhere(req, url)) {
      next();
      return;
    }
    metrics.rejectedRequests.inc({ reason: "cross_origin" });
    next(new AppError("FORBIDDEN", "an unsafe request came from another site"));
  };
}
