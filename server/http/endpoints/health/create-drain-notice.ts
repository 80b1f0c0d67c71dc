import type { RequestHandler } from "express";
import type { Lifecycle } from "./lifecycle.ts";

/** While draining, every answer asks its client to open the next connection elsewhere. */
export function createDrainNotice(lifecycle: Lifecycle): RequestHandler {
  return function drainNotice(_req, res, next) {
    if (lifecycle.state() === "draining") res.setHeader("connection", "close");
    next();
  };
}
