import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Config } from "#server/config.ts";
import { acceptedEncodings } from "#server/input/http/accepted-encodings.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { plainTracing } from "#server/observability/tracing/tracing.ts";
import type { KeptPage } from "#server/rendering/make-page.ts";
import { isSampled, writeAccessLine } from "../access-log/create-access-log.ts";
import { contentSecurityPolicy, type InlineSources } from "../guards/content-security-policy.ts";
import { createFixedHeaders } from "../guards/create-security-headers.ts";
import { acceptedId, syntheticHeader } from "../request-id/create-request-id.ts";
import type { FrontHandler } from "./create-front.ts";
import { hasCopy } from "./create-memory-files.ts";
import type { PageCache } from "./create-page-cache.ts";
import { pageKeyOf } from "./page-key.ts";

type KeptPagesOptions = {
  config: Pick<Config, "isHttps" | "accessLogSampleRate" | "pageCache"> & Parameters<typeof contentSecurityPolicy>[0];
  cache: PageCache;
  /** What the policy of kept pages allows inline. */
  inline: InlineSources;
  isDraining: () => boolean;
  logger: Logger;
  metrics: Metrics;
};

/** Answers pages that are the same for everybody ahead of the pipeline: from what is kept, or with what is made for all who ask right now. */
export function createKeptPages({ config, cache, inline, isDraining, logger, metrics }: KeptPagesOptions): FrontHandler {
  const setFixedHeaders = createFixedHeaders(config);
  const policy = contentSecurityPolicy(config, inline);

  function send(req: IncomingMessage, res: ServerResponse, page: KeptPage, startedAt: number): void {
    const given = req.headers["x-request-id"];
    const requestId = typeof given === "string" && acceptedId.test(given) ? given : randomUUID();
    res.once("close", () => report(req, res, page, requestId, startedAt));
    setFixedHeaders(req, res, () => undefined);
    res.setHeader("content-security-policy", policy);
    res.setHeader("x-request-id", requestId);
    res.setHeader("etag", page.etag);
    res.setHeader("cache-control", cacheControl(page));
    res.setHeader("vary", "Accept-Encoding");
    if (isDraining()) res.setHeader("connection", "close");
    if (hasCopy(req.headers["if-none-match"], page.etag)) {
      res.writeHead(304).end();
      return;
    }
    res.setHeader("content-type", "text/html; charset=utf-8");
    sendBody(req, res, page);
  }

  function cacheControl({ hasVehicle }: KeptPage): string {
    const { sharedSeconds } = config.pageCache;
    if (hasVehicle) return "private, no-cache";
    return sharedSeconds === 0 ? "no-cache" : `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}`;
  }

  function report(req: IncomingMessage, res: ServerResponse, { routeId }: KeptPage, requestId: string, startedAt: number): void {
    const { method = "GET", url = "/", headers } = req;
    const durationMs = performance.now() - startedAt;
    const isAborted = !res.writableFinished;
    const status = isAborted ? 499 : res.statusCode;
    const isSynthetic = headers[syntheticHeader] !== undefined;
    if (isSynthetic) metrics.syntheticRequests.inc();
    else {
      metrics.requestDuration.observe(
        { http_request_method: method, http_route: routeId, http_response_status_code: status },
        durationMs / 1000,
      );
      metrics.shellReady.observe({ http_route: routeId }, durationMs / 1000);
    }
    const trace = plainTracing.startRequest({ method, headers, requestId, isSynthetic });
    if (!isSampled(trace.traceId, config.accessLogSampleRate)) return;
    const bytes = Number(res.getHeader("content-length"));
    writeAccessLine(logger, { ...trace, requestId, isSynthetic, method, path: url, route: routeId, status, isAborted, bytes, durationMs });
  }

  return function keptPages(req, res, next) {
    const key = pageKeyOf(req);
    if (key === null) return false;
    const startedAt = performance.now();
    const found = cache.find(key);
    if (found) {
      send(req, res, found, startedAt);
      return true;
    }
    const sendOrLeave = async () => {
      const page = await cache.fill(key);
      if (res.closed) return;
      if (page) send(req, res, page, startedAt);
      else next();
    };
    void sendOrLeave();
    return true;
  };
}

/** In the smallest coding that the client takes. Who takes none pays with the time it takes to unpack one. */
function sendBody(req: IncomingMessage, res: ServerResponse, { bodies }: KeptPage): void {
  const accepted = acceptedEncodings(req.headers["accept-encoding"]);
  const encoding = accepted.has("br") ? "br" : accepted.has("gzip") ? "gzip" : null;
  if (encoding === null) {
    promisify(gunzip)(bodies.gzip).then(
      (html) => sendBytes(req, res, html),
      (error: unknown) => res.destroy(error instanceof Error ? error : undefined),
    );
    return;
  }
  res.setHeader("content-encoding", encoding);
  sendBytes(req, res, bodies[encoding]);
}

function sendBytes({ method }: IncomingMessage, res: ServerResponse, body: Buffer): void {
  res.setHeader("content-length", body.byteLength);
  res.writeHead(200);
  if (method === "HEAD") res.end();
  else res.end(body);
}
