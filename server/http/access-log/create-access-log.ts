import type { RequestHandler } from "express";
import { readDeviceInfo } from "#server/input/device-info.ts";
import type { Logger } from "#server/observability/logger.ts";
import { requestScope } from "#server/observability/tracing/request-scope.ts";
import { routeLabel } from "../metrics/create-request-metrics.ts";
import { readOutcome } from "./read-outcome.ts";

const pathLengthMax = 200;
const unavailable = 503;
/** Asked for every few seconds: lines and traces of them would hide all others. */
export const probePaths: ReadonlySet<string> = new Set(["/healthcheck", "/readyz"]);

/** Chosen by the trace, so that all lines of one trace are kept or none. */
export function isSampled(traceId: string, rate: number): boolean {
  return Number.parseInt(traceId.slice(0, 8), 16) / 0x1_0000_0000 < rate;
}

/** A mailbox, a telephone number, by its scheme or its plus, and what looks like a key. Numbers alone are parts'. */
const personal = /@|\btel:|(?:^|\/)\s*\+[\s().-]*\d|^[0-9a-f]{40}$/i;
/** Nobody escapes more often by mistake, and each time is a look through the whole. */
const escapedTimesMax = 4;

/** A path without its query, which may hold what a visitor typed. So does a part with an @ or a telephone number: links that lack their scheme end up here. What looks like a key opens something. */
function redactedPath(path: string): string {
  const parts = path.split("/").map((part) => (isPersonal(part) ? "[removed]" : part));
  return parts.join("/").slice(0, pathLengthMax);
}

/** However often it is escaped, and in whichever width it is written. */
function isPersonal(part: string): boolean {
  let text = part;
  for (let times = 0; times < escapedTimesMax; times += 1) {
    const read = text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
    if (read === text) return personal.test(text.normalize("NFKC"));
    text = read;
  }
  return true;
}

/** Enough to tell a browser's fault from a page's, and a crawler's old link from a shopper's. */
function deviceOf(userAgent: string | undefined) {
  const { isMobile, isTablet, os, browser, isCrawler } = readDeviceInfo(userAgent);
  return { kind: isTablet ? "tablet" : isMobile ? "mobile" : "desktop", os, browser, crawler: isCrawler };
}

type AnsweredRequest = {
  requestId?: string;
  traceId?: string;
  spanId?: string;
  isSynthetic?: boolean;
  method: string;
  path: string;
  route: string;
  status: number;
  isAborted: boolean;
  bytes?: number;
  durationMs: number;
  userAgent: string | undefined;
  /** A vendor failed, and its own line says so. */
  isVendorFailure?: boolean | undefined;
};

/** Writes the line of one request, as `ops/logs/schema.json` describes it. */
export function writeAccessLine(logger: Logger, answered: AnsweredRequest): void {
  const { requestId, traceId, spanId, isSynthetic, method, path, route, status, isAborted, bytes, durationMs, userAgent, isVendorFailure } =
    answered;
  const line = {
    event: "http.request",
    ...(requestId !== undefined && { request_id: requestId, trace_id: traceId, span_id: spanId }),
    ...(isSynthetic === true && { synthetic: true }),
    http: {
      method,
      route,
      status,
      aborted: isAborted,
      ...(bytes !== undefined && Number.isFinite(bytes) ? { bytes } : {}),
      ...(status >= 400 ? { path: redactedPath(path) } : {}),
    },
    ...(status >= 400 ? { device: deviceOf(userAgent) } : {}),
    duration_ms: Math.round(durationMs * 10) / 10,
  };
  // A part of the shop that is away has its own line, and each page without it would add one.
  const isOurFault = status >= 500 && status !== unavailable && isVendorFailure !== true;
  if (isOurFault) logger.error(line, "request failed");
  else logger.info(line, "request answered");
}

/** One line a request. It names the route; where something went wrong the path and the kind of device as well, so that it can be found. */
export function createAccessLog(logger: Logger, sampleRate: number): RequestHandler {
  return function accessLog(req, res, next) {
    const startedAt = performance.now();
    // Routers shorten a request's path while they hold it.
    const { method, path } = req;
    const userAgent = req.headers["user-agent"];
    const scope = requestScope.getStore();
    const isUnlogged = probePaths.has(path);
    res.once("close", () => {
      const { status, isAborted } = readOutcome(res);
      if (isUnlogged || (status < 400 && scope && !isSampled(scope.traceId, sampleRate))) return;
      writeAccessLine(logger, {
        ...scope,
        method,
        path,
        route: routeLabel(res),
        status,
        isAborted,
        bytes: Number(res.getHeader("content-length")),
        durationMs: performance.now() - startedAt,
        userAgent,
        isVendorFailure: res.locals.isVendorFailure,
      });
    });
    next();
  };
}
