import { type RequestHandler, Router } from "express";
import type { Lifecycle } from "./lifecycle.ts";

/** /healthcheck says that the process answers, whatever else is down; /readyz whether a balancer should send visitors here. */
export function createHealth(lifecycle: Lifecycle): Router {
  const router = Router();
  router.get("/healthcheck", (_req, res) => {
    res.locals.routeId = "healthcheck";
    res.set("cache-control", "no-store").json({ status: "ok" });
  });
  router.get("/readyz", (_req, res) => {
    res.locals.routeId = "readyz";
    const state = lifecycle.state();
    res
      .status(state === "ready" ? 200 : 503)
      .set("cache-control", "no-store")
      .json({ status: state });
  });
  return router;
}

/** While draining, every answer asks its client to open the next connection elsewhere. */
export function createDrainNotice(lifecycle: Lifecycle): RequestHandler {
  return function drainNotice(_req, res, next) {
    if (lifecycle.state() === "draining") res.setHeader("connection", "close");
    next();
  };
}
