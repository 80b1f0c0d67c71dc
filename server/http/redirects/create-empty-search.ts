import type { RequestHandler } from "express";
import { oneLine } from "#shared/domain/one-line.ts";
import { pathOf } from "../guards/create-address-check.ts";

/** The search box that was sent empty without any script, which a browser sends as "?q=", leads to the search page without a query. */
export function createEmptySearch(): RequestHandler {
  return function emptySearch(req, res, next) {
    const path = pathOf(req.originalUrl);
    const params = new URLSearchParams(req.originalUrl.slice(path.length));
    const text = params.get("q");
    const isRead = req.method === "GET" || req.method === "HEAD";
    if (!isRead || path !== "/search" || text === null || oneLine(text) !== "") return next();
    params.delete("q");
    res.redirect(303, path + (params.size === 0 ? "" : `?${params}`));
  };
}
