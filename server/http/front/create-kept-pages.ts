import { randomUUID } from "node:crypto";
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { gunzipSync } from "node:zlib";
import type { Config } from "#server/config.ts";
import { acceptedEncodings } from "#server/input/http/accepted-encodings.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { plainTracing } from "#server/observability/tracing/tracing.ts";
import type { KeptPage } from "#server/rendering/make-page.ts";
import { isSampled, writeAccessLine } from "../access-log/create-access-log.ts";
import { contentSecurityPolicy, type InlineSources } from "../guards/content-security-policy.ts";
import type { PageAllowance } from "../guards/create-page-allowance.ts";
import { pathOf } from "../guards/create-address-check.ts";
import { createFixedHeaders } from "../guards/create-security-headers.ts";
import { unmatched } from "../metrics/create-request-metrics.ts";
import { createCallerTrust } from "../request-id/create-caller-trust.ts";
import { acceptedId } from "../request-id/create-request-id.ts";
import type { FrontHandler } from "./create-front.ts";
import { hasCopy } from "./create-memory-files.ts";
import { wholePageHeader } from "#shared/domain/kept-copies.ts";
import type { PageCache } from "./create-page-cache.ts";
import { pageKeyOf } from "./page-key.ts";

type KeptPagesOptions = {
  config: Pick<Config, "accessLogSampleRate" | "pageCache"> &
    Parameters<typeof createCallerTrust>[0] &
    Parameters<typeof contentSecurityPolicy>[0];
  cache: PageCache;
  allowance: PageAllowance;
  /** What the policy of kept pages allows inline. */
  inline: InlineSources;
  isDraining: () => boolean;
  logger: Logger;
  metrics: Metrics;
};

/** A page's answer, ready to be written. */
type Ready = { headers: HeaderList; encoded: Record<Encoding, HeaderList>; observe: Observe };
/** Names and values by turns: what Node writes as it stands, without looking each up among those that were set before. */
type HeaderList = readonly string[];
type Encoding = keyof KeptPage["bodies"];
type Observe = (durationS: number, method: string, status: number) => void;

/** Answers pages that are the same for everybody ahead of the pipeline: from what is kept, or with what is made for all who ask right now. */
export function createKeptPages({ config, cache, allowance, inline, isDraining, logger, metrics }: KeptPagesOptions): FrontHandler {
  const ofAllPages = Object.entries({
    ...fixedHeaders(config),
    "content-security-policy": contentSecurityPolicy(config, inline),
    vary: "Accept-Encoding",
  }).flatMap(([name, value]) => [name, String(value)]);
  const trust = createCallerTrust(config);
  const ready = new WeakMap<KeptPage, Ready>();
  const plain = new WeakMap<KeptPage, WeakRef<Buffer>>();

  /** Made with a page's first answer: what costs most of a request is putting its headers together. */
  function readyOf(page: KeptPage): Ready {
    const made = ready.get(page);
    if (made) return made;
    const { routeId, etag, bodies } = page;
    const headers = [...ofAllPages, "etag", etag, "cache-control", cacheControl(page)];
    if (isShared(page)) headers.push("cache-tag", page.tags.join(","));
    const encodedAs = (encoding: Encoding) => [...headers, ...bodyHeaders(bodies[encoding]), "content-encoding", encoding];
    const shell = metrics.shellReady.labels({ http_route: routeId });
    const found = metrics.requestDuration.labels({ http_request_method: "GET", http_route: routeId, http_response_status_code: 200 });
    const observe: Observe = (durationS, method, status) => {
      shell.observe(durationS);
      if (method === "GET" && status === 200) found.observe(durationS);
      else
        metrics.requestDuration.observe({ http_request_method: method, http_route: routeId, http_response_status_code: status }, durationS);
    };
    const fresh = { headers, encoded: { br: encodedAs("br"), gzip: encodedAs("gzip") }, observe };
    ready.set(page, fresh);
    return fresh;
  }

  function send(req: IncomingMessage, res: ServerResponse, page: KeptPage, { startedAt, isSynthetic }: Visit): void {
    const requestId = requestIdOf(req);
    const answers = readyOf(page);
    const { status, headers, body } = answerOf(req, page, answers);
    // It closes once, and to listen for once costs more.
    res.on("close", () => {
      report(req, {
        route: page.routeId,
        requestId,
        observe: answers.observe,
        isSynthetic,
        durationMs: performance.now() - startedAt,
        status: res.writableFinished ? status : aborted,
        bytes: body?.byteLength,
      });
    });
    const sent = [...headers, "x-request-id", requestId];
    if (isDraining()) sent.push("connection", "close");
    res.writeHead(status, sent);
    res.end(req.method === "HEAD" ? undefined : body);
  }

  function answerOf({ headers: asked }: IncomingMessage, page: KeptPage, { headers, encoded }: Ready): Answer {
    if (hasCopy(asked["if-none-match"], page.etag)) return { status: 304, headers };
    const accepted = acceptedEncodings(asked["accept-encoding"]);
    const encoding = accepted.has("br") ? "br" : accepted.has("gzip") ? "gzip" : null;
    if (encoding !== null) return { status: 200, headers: encoded[encoding], body: page.bodies[encoding] };
    const body = plainBodyOf(page);
    return { status: 200, headers: [...headers, ...bodyHeaders(body)], body };
  }

  /** For the few who take no coding: unpacked once for all who are just being sent it, and forgotten with them. */
  function plainBodyOf(page: KeptPage): Buffer {
    const known = plain.get(page)?.deref();
    if (known) return known;
    const body = gunzipSync(page.bodies.gzip);
    plain.set(page, new WeakRef(body));
    return body;
  }

  const { sharedSeconds } = config.pageCache;
  const isShared = ({ hasVehicle }: KeptPage) => sharedSeconds > 0 && !hasVehicle;

  function cacheControl(page: KeptPage): string {
    if (page.hasVehicle) return "private, no-cache";
    return isShared(page) ? `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}` : "no-cache";
  }

  /** Who left while their page was made: which it would have been is not known yet. */
  function reportLeft(req: IncomingMessage, { startedAt, isSynthetic }: Visit): void {
    const durationMs = performance.now() - startedAt;
    const observe: Observe = (durationS, method, status) =>
      metrics.requestDuration.observe({ http_request_method: method, http_route: unmatched, http_response_status_code: status }, durationS);
    report(req, { route: unmatched, requestId: requestIdOf(req), isSynthetic, observe, durationMs, status: aborted });
  }

  function report(req: IncomingMessage, { route, requestId, isSynthetic, observe, durationMs, status, bytes }: Answered): void {
    const { method = "GET", url = "/", headers } = req;
    if (isSynthetic) metrics.syntheticRequests.inc();
    else observe(durationMs / 1000, method, status);
    if (!logger.isLevelEnabled("info")) return;
    const trace = plainTracing.startRequest({ method, headers, isCallerTrusted: trust.isTraceTrusted(req), requestId, isSynthetic });
    if (status < 400 && !isSampled(trace.traceId, config.accessLogSampleRate)) return;
    writeAccessLine(logger, {
      ...trace,
      requestId,
      isSynthetic,
      method,
      path: pathOf(url),
      route,
      status,
      isAborted: status === aborted,
      ...(bytes !== undefined && { bytes }),
      durationMs,
      userAgent: headers["user-agent"],
    });
  }

  return function keptPages(req, res, next) {
    const key = pageKeyOf(req);
    if (key === null) return false;
    // Whoever is gone has no address any more.
    const visit = { startedAt: performance.now(), isSynthetic: trust.isSynthetic(req) };
    const found = cache.find(key);
    if (found) {
      send(req, res, found, visit);
      return true;
    }
    // Made for one who waits for all of it; what is made for everybody may begin as a stream.
    if (req.headers[wholePageHeader] !== undefined) return false;
    const onLeft = () => reportLeft(req, visit);
    res.once("close", onLeft);
    const sendOrLeave = async () => {
      const page = await allowance(req, () => cache.fill(key));
      if (res.closed) return;
      res.off("close", onLeft);
      if (page) send(req, res, page, visit);
      else next();
    };
    void sendOrLeave();
    return true;
  };
}

type Answer = { status: number; headers: HeaderList; body?: Buffer };
type Visit = { startedAt: number; isSynthetic: boolean };
type Answered = Pick<Visit, "isSynthetic"> & {
  route: string;
  requestId: string;
  observe: Observe;
  durationMs: number;
  status: number;
  bytes?: number | undefined;
};

/** The client went away before the answer's end. */
const aborted = 499;

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && acceptedId.test(given) ? given : randomUUID();
}

const bodyHeaders = ({ byteLength }: Buffer) => ["content-type", "text/html; charset=utf-8", "content-length", String(byteLength)];

/** The security headers that every answer has, read once. */
function fixedHeaders(config: Pick<Config, "isHttps">): OutgoingHttpHeaders {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  createFixedHeaders(config)(req, res, () => undefined);
  return { ...res.getHeaders() };
}
