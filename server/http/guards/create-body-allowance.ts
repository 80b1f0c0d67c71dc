import type { Request, RequestHandler } from "express";
import { ipKeyGenerator } from "express-rate-limit";
import type { Metrics } from "#server/observability/metrics.ts";
import { AppError } from "#shared/domain/app-error.ts";

type BodyAllowanceOptions = {
  /** For all bodies together. */
  bytesMax: number;
  metrics: Pick<Metrics, "rejectedRequests" | "bodyBytes">;
};

/** The largest that any route reads; what is larger is refused unread. */
const largestBytes = 2 * 1024 * 1024;
/** The largest that a stranger may send, for a body that doesn't tell its length. */
const untoldBytes = 256 * 1024;
/** One network's part of it, however many connections it has. */
const clientShare = 1 / 8;
const retryAfterS = 5;

/**
 * Holds the memory of all bodies that are on their way or being answered to a bound: each is small enough by itself, but whoever sends many of them slowly would have thousands held. A body
 * counts with the length that it announces, from its head until its answer is over.
 */
export function createBodyAllowance({ bytesMax, metrics }: BodyAllowanceOptions): RequestHandler {
  const bytesOf = new Map<string, number>();
  let bytes = 0;

  function add(client: string, change: number): void {
    bytes += change;
    metrics.bodyBytes.set(bytes);
    const left = (bytesOf.get(client) ?? 0) + change;
    if (left > 0) bytesOf.set(client, left);
    else bytesOf.delete(client);
  }

  return function bodyAllowance(req, res, next) {
    const size = sizeOf(req);
    if (size === 0) return next();
    const client = req.ip === undefined ? "gone" : ipKeyGenerator(req.ip);
    const refusal =
      (bytesOf.get(client) ?? 0) + size > bytesMax * clientShare ? clientRefusal() : bytes + size > bytesMax ? overloadRefusal() : null;
    if (refusal !== null) {
      metrics.rejectedRequests.inc({ reason: refusal.status === 503 ? "overload_bodies" : "client_bodies" });
      return next(refusal);
    }
    add(client, size);
    res.once("close", () => add(client, -size));
    return next();
  };
}

function sizeOf({ headers }: Request): number {
  if (headers["transfer-encoding"] !== undefined) return untoldBytes;
  return Math.min(Number(headers["content-length"] ?? 0), largestBytes);
}

function clientRefusal(): AppError {
  return new AppError("TOO_MANY_REQUESTS", "one network sends more at a time than its part", { retryAfterS });
}

function overloadRefusal(): AppError {
  // The access log has a line of it; with one more an attacker would fill the log.
  return new AppError("UPSTREAM_UNAVAILABLE", "more bodies are on their way than there is memory for", {
    userMessage: "We're busy right now. Please try again in a few seconds.",
    retryAfterS,
    isLogged: true,
  });
}
