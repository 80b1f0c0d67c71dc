import { BlockList, isIPv6 } from "node:net";
import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import type { Metrics } from "#server/metrics.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { rateLimits, type RateLimitName } from "./rate-limits.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Our own machine: tests, probes, or a proxy whose hop nobody configured, behind which all visitors would share one allowance. */
function isLoopback(address: string | undefined): boolean {
  return address !== undefined && loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Turns an address away with 429 and Retry-After once it used up its minute. `factor` scales the limit; 0 lifts it. */
export function createRateLimit(name: RateLimitName, factor: number, metrics: Metrics): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: Math.max(1, Math.round(rateLimits[name] * factor)),
    standardHeaders: "draft-8",
    legacyHeaders: false,
    identifier: name,
    skip: (req) => factor === 0 || isLoopback(req.ip),
    handler: (_req, _res, next) => {
      metrics.rejectedRequests.inc({ reason: `rate_limit_${name}` });
      next(new AppError("TOO_MANY_REQUESTS", `rate limit ${name} reached`));
    },
  });
}
