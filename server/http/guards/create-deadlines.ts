import type { RequestHandler } from "express";
import { withDeadline } from "#server/deadline.ts";

/** What is the visitor's own comes from vendors and from no cache, so it alone can keep somebody waiting: less than three seconds, of which the shop itself needs some. */
const personalPaths = /^\/(?:api\/)?(?:cart|account|session|projects)(?:\/|$)|^\/(?:login|callback|logout)$/;
const personalMs = 2300;
const otherMs = 12_000;
/** The browser's own changes of the cart: the page has said that it is at work, and whoever asked would rather wait than be told to try again. */
const cartChanges = /^\/api\/cart(?:\/|$)/;

/** Gives each request one deadline, which every call to a vendor on its behalf keeps to. What the first page of a process has to load is none of its visitor's time. */
export function createDeadlines(loadPages: () => Promise<unknown>): RequestHandler {
  return async function deadlines(req, _res, next) {
    if (!personalPaths.test(req.path)) return withDeadline(otherMs, next);
    if (req.path.startsWith("/api/")) {
      const isChange = req.method !== "GET" && cartChanges.test(req.path);
      return withDeadline(isChange ? otherMs : personalMs, next);
    }
    // Why pages can't be loaded is told by whatever renders them.
    await Promise.allSettled([loadPages()]);
    return withDeadline(personalMs, next);
  };
}
