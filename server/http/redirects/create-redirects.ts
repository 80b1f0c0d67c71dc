import type { RequestHandler } from "express";
import { canonicalPath } from "#server/input/addresses/canonical-path.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { pathOf } from "../guards/create-address-check.ts";

/** Sends GET and HEAD to the one address of a page, lower case and trailing slash in a single hop, the query untouched. */
export function createRedirects(): RequestHandler {
  return function redirects(req, res, next) {
    const path = pathOf(req.originalUrl);
    const isRead = req.method === "GET" || req.method === "HEAD";
    const canonical = canonicalPath(path);
    if (!isRead || canonical === path) {
      next();
      return;
    }
    if (canonical.startsWith("//")) throw new AppError("NOT_FOUND", "the path could be read as another host");
    res.locals.routeId = "redirect";
    const query = req.originalUrl.slice(path.length);
    // Written by hand, because res.redirect would encode the query anew.
    res.writeHead(301, { location: canonical + query, "cache-control": "public, max-age=3600" }).end();
  };
}
