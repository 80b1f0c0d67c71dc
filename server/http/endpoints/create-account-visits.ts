import { Router } from "express";
import type { Logger } from "#server/observability/logger.ts";
import { readSessionMarker } from "#shared/domain/customer/session-marker.ts";

/** Logs who goes to the account area: a customer, or somebody whom the page will send home. */
export function createAccountVisits(logger: Logger): Router {
  const router = Router();
  router.get(["/account", "/account/{*rest}"], function accountVisits(req, _res, next) {
    const isSignedIn = readSessionMarker(req.headers.cookie ?? null) !== null;
    logger.info({ event: "account.navigation", is_signed_in: isSignedIn }, "a visitor goes to the account area");
    next();
  });
  return router;
}
