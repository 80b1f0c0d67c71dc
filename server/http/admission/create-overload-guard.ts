import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "#server/observability/logger.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { CartCheck } from "#server/http/session/create-cart-check.ts";
import { classify, type RequestClass, requestClasses } from "./classify-request.ts";
import { type Admission, createAdmission } from "./create-admission.ts";

type GuardOptions = {
  answer: RequestListener;
  logger: Pick<Logger, "warn">;
  metrics: Pick<Metrics, "rejectedRequests" | "requestDuration">;
  isDraining: () => boolean;
  /** Who has a cart has more to lose than somebody who has just come. */
  hasCart: CartCheck;
  admission?: Admission;
  unreadMs?: number;
};

/** How long an answer may be taken slowly, or not at all, before it makes room for others when there is none left. One laptop can begin fewer of them in this time than there are places. */
const unreadMsMax = 5000;

const retryAfterS = 5;
/** However many are refused, one line in this time tells of it. */
const quietMs = 10_000;

const headers = {
  "retry-after": String(retryAfterS),
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

const busyPage = readyAnswer(
  "text/html; charset=utf-8",
  `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Busy right now</title>
<style>:root{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-items:center;text-align:center}main{padding:2rem}</style></head>
<body><main><h1>We're busy right now</h1><p>More people are here than we can serve at once. Nothing in your cart is lost.</p><p>Please wait a few seconds, then load this page again.</p></main></body>
</html>
`,
);

const busyProblem = readyAnswer(
  "application/problem+json",
  JSON.stringify({
    type: "about:blank",
    title: "Not available right now",
    status: 503,
    code: "UPSTREAM_UNAVAILABLE",
    detail: "We're busy right now. Please try again in a few seconds.",
  }),
);

/** Headers by turns with their values, and a text that Node writes in one piece with them: whoever is refused takes time from whoever isn't. */
function readyAnswer(type: string, text: string): { head: readonly string[]; text: string } {
  return { head: [...Object.entries(headers).flat(), "content-type", type, "content-length", String(Buffer.byteLength(text))], text };
}

/** Stands before the whole shop and answers for it when there are more requests than it can do: with a small page, soon, and without any of its work. Probes are never kept waiting. */
export function createOverloadGuard({
  answer,
  logger,
  metrics,
  isDraining,
  hasCart,
  unreadMs = unreadMsMax,
  ...options
}: GuardOptions): RequestListener {
  const places: Record<RequestClass, Set<Place>> = { writes: new Set(), apiReads: new Set(), pages: new Set(), assets: new Set() };
  const { admission = createAdmission(undefined, endUnread) } = options;
  let refused = 0;
  // A rate needs a first value: the first refusals would be missing from it. Bodies are refused further on.
  for (const of of [...requestClasses, "bodies"]) metrics.rejectedRequests.inc({ reason: `overload_${of}` }, 0);

  function tell(): void {
    refused += 1;
    if (refused > 1) return;
    const log = () => {
      logger.warn({ event: "overload.shed", refused }, "more requests came than can be answered");
      refused = 0;
    };
    setTimeout(log, quietMs).unref();
  }

  function refuse(req: IncomingMessage, res: ServerResponse, of: RequestClass): void {
    if (res.closed) return;
    metrics.rejectedRequests.inc({ reason: `overload_${of}` });
    const method = req.method === "GET" ? "GET" : "_OTHER";
    metrics.requestDuration.observe({ http_request_method: method, http_route: "shed", http_response_status_code: 503 }, 0);
    tell();
    const { head, text } = req.url?.startsWith("/api/") === true ? busyProblem : busyPage;
    const sent = [...head];
    // Who is told nothing stays on the connection, and a process that stops would wait for them.
    if (isDraining()) sent.push("connection", "close");
    res.writeHead(503, sent).end(req.method === "HEAD" ? undefined : text);
  }

  /** Ends the oldest answer of a class that waits for nothing but its reader. */
  function endUnread(of: RequestClass): void {
    for (const { req, res, since } of places[of]) {
      if (performance.now() - since < unreadMs) return;
      if (!isUnread(res) || req.socket.destroyed) continue;
      metrics.rejectedRequests.inc({ reason: "unread" });
      req.socket.destroy();
      return;
    }
  }

  /** Until the answer is over, and not while a body is on its way: a few hundred posts that one laptop begins and never ends would keep everybody's carts out. */
  function holdPlace(req: IncomingMessage, res: ServerResponse, of: RequestClass): void {
    let isHeld = !hasBody(req);
    const place = { req, res, since: performance.now() };
    places[of].add(place);
    const takeBack = () => {
      isHeld = true;
      admission.rejoin(of);
    };
    res.once("close", () => {
      places[of].delete(place);
      req.off("end", takeBack);
      if (isHeld) admission.leave(of);
    });
    if (isHeld) return;
    admission.leave(of);
    req.once("end", takeBack);
  }

  return function guard(req, res) {
    const of = classify(req);
    if (of === null) return answer(req, res);
    return admission.arrive({
      class: of,
      isPreferred: () => hasCart(req),
      admit() {
        if (res.closed) return admission.leave(of);
        holdPlace(req, res, of);
        return answer(req, res);
      },
      refuse: () => refuse(req, res, of),
    });
  };
}

type Place = { req: IncomingMessage; res: ServerResponse; since: number };

/** Whether an answer has gone as far as its reader lets it; one behind another on their connection waits for the same reader. */
function isUnread({ socket }: ServerResponse): boolean {
  return socket === null || socket.writableLength > 0;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
