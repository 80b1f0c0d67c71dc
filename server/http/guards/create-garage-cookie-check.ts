import type { RequestHandler } from "express";
import { createLineAllowance } from "#server/input/addresses/create-line-allowance.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { readGarageCookie } from "#shared/domain/vehicle/garage-cookie.ts";

/** A visitor can send a broken cookie with every request. */
const linesAMinute = 6;

/** Logs a vehicle cookie that can't be read, before the page treats it as none. What it holds is not written down. */
export function createGarageCookieCheck(logger: Logger, metrics: Metrics): RequestHandler {
  const takeLine = createLineAllowance(linesAMinute);
  const tell = () => {
    metrics.malformedGarageCookies.inc();
    const heldBack = takeLine();
    if (heldBack !== null)
      logger.warn(
        { event: "garage.malformed_cookie", ...(heldBack > 0 && { held_back: heldBack }) },
        "Failed to load the garage from its cookie",
      );
  };
  return function garageCookieCheck(req, _res, next) {
    readGarageCookie(req.headers.cookie, tell);
    next();
  };
}
