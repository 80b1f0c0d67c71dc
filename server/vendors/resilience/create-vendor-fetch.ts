import { performance } from "node:perf_hooks";
import { BrokenCircuitError, CircuitState, TaskCancelledError } from "cockatiel";
import { Agent, interceptors } from "undici";
import { timeLeftMs } from "#server/deadline.ts";
import { describeBriefly } from "#server/observability/describe-error.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { requestScope } from "#server/observability/tracing/request-scope.ts";
import { AppError, type AppErrorCode } from "#shared/domain/app-error.ts";
import { circuitStateValues, createPolicies } from "./create-policies.ts";
import { type VendorRequest, fetchOnce } from "./fetch-once.ts";
import { VendorFault } from "./vendor-fault.ts";
import type { VendorAnswer, VendorFetch, VendorName } from "./vendor-fetch.ts";

type VendorFetchOptions = {
  vendor: VendorName;
  /** For one call, including its retries and reading the answer's body. */
  timeoutMs: number;
  bytesMax?: number;
  logger: Logger;
  metrics: Pick<Metrics, "vendorRequestDuration" | "vendorRetries" | "vendorThrottled" | "circuitState" | "circuitRejections">;
};

/** A timeout counts against the vendor only if it had at least this long; otherwise something else used up the request's time. */
const fairMs = 1500;
/** Vendors that are called so often that their circuit can wait for several good answers before it closes: a single one may be luck. */
const busyVendors = new Set<VendorName>(["shopify", "algolia", "storyblok"]);
const busyProbeCount = 3;
/** Above this event loop utilisation, an answer may have been waiting in this process's own queue. */
const busyShare = 0.9;
/** Redirects; browsers follow as many. */
const redirectsMax = 20;
/** Headers that carry vendors' API keys. Like `authorization`, they are only for the original origin, and not for a redirect's target. */
const keyHeaders = [
  "shopify-storefront-private-token",
  "x-algolia-api-key",
  "x-algolia-application-id",
  "x-api-key",
  "x-api-token",
  "x-goog-api-key",
  "x-shopify-access-token",
];
const defaultBytesMax = 10 * 1024 * 1024;

/** Creates the `fetch` for one vendor. The body is read before the promise settles. A call that finally fails rejects with an UPSTREAM_… AppError, or with the abort reason of the caller's own signal. */
export function createVendorFetch({ vendor, timeoutMs, bytesMax = defaultBytesMax, logger, metrics }: VendorFetchOptions): VendorFetch {
  const agent = createAgent();
  const following = agent.compose(
    interceptors.redirect({ maxRedirections: redirectsMax, throwOnMaxRedirect: true, stripHeadersOnCrossOriginRedirect: keyHeaders }),
  );
  metrics.circuitState.set({ upstream: vendor }, circuitStateValues[CircuitState.Closed]);
  /** True from when the circuit opens until the vendor answers again; the trial calls in between aren't logged. */
  let isDown = false;
  let lastFault: unknown;
  const policyFor = createPolicies(busyVendors.has(vendor) ? busyProbeCount : 1, {
    onRetry: () => metrics.vendorRetries.inc({ upstream: vendor }),
    onCircuit(state) {
      metrics.circuitState.set({ upstream: vendor }, circuitStateValues[state]);
      const upstream = { name: vendor, circuit: CircuitState[state] };
      const wasDown = isDown;
      isDown = state !== CircuitState.Closed;
      if (isDown && !wasDown) {
        logger.warn({ event: "upstream.circuit", upstream, error: describeBriefly(lastFault) }, "a vendor's circuit opened");
      } else if (isDown) logger.debug({ event: "upstream.circuit", upstream }, "a vendor is tried again");
      else logger.warn({ event: "upstream.circuit", upstream }, "a vendor's circuit closed");
    },
  });

  return async function vendorFetch(url, init, { operation, isIdempotent, timeoutMs: callTimeoutMs = timeoutMs }) {
    const scope = requestScope.getStore();
    const request = await toVendorRequest(url, init, scope?.requestId);
    const dispatcher = (init?.redirect ?? "follow") === "follow" ? following : agent;
    const allowedMs = Math.min(callTimeoutMs, timeLeftMs());
    const isCutShort = allowedMs < Math.min(callTimeoutMs, fairMs);
    const endsAt = performance.now() + allowedMs;
    let attempts = 0;

    async function attempt({ signal }: { signal: AbortSignal }): Promise<VendorAnswer> {
      signal.throwIfAborted();
      attempts += 1;
      const loadBefore = performance.eventLoopUtilization();
      const stopTimer = metrics.vendorRequestDuration.startTimer({ upstream: vendor, operation });
      const trace = scope?.startCall({ vendor, operation, method: request.method, url: request.url, attempt: attempts });
      try {
        const headers = { ...request.headers, ...trace?.headers };
        const answer = await fetchOnce({ ...request, headers }, { dispatcher, bytesMax, signal });
        stopTimer({ http_response_status_code: answer.status, error_type: "" });
        trace?.end({ status: answer.status });
        return answer;
      } catch (thrown) {
        const isOwnLag = performance.eventLoopUtilization(loadBefore).utilization > busyShare;
        const error = isCutShort || isOwnLag ? timeoutAsCutShort(thrown) : thrown;
        const isLeft = init?.signal?.aborted === true;
        const fault = error instanceof VendorFault ? error : null;
        const errorType = isLeft ? "aborted" : (fault?.kind ?? "unknown");
        stopTimer({ http_response_status_code: fault?.status ?? "", error_type: errorType });
        trace?.end({ status: fault?.status, errorType });
        if (isLeft) init?.signal?.throwIfAborted();
        lastFault = error;
        if (fault?.kind === "throttled") metrics.vendorThrottled.inc({ upstream: vendor });
        if (fault?.retryAfterMs !== undefined && performance.now() + fault.retryAfterMs > endsAt) throw lastWord(fault);
        throw error;
      }
    }

    try {
      if (allowedMs <= 0) throw new VendorFault("cut-short", "there was no time left");
      return await policyFor({ isIdempotent, timeoutMs: allowedMs }).execute(attempt, init?.signal ?? undefined);
    } catch (error) {
      init?.signal?.throwIfAborted();
      const upstreamError = toUpstreamError(error, vendor, operation);
      if (error instanceof BrokenCircuitError) metrics.circuitRejections.inc({ upstream: vendor });
      // Once the circuit is open, its one log line covers all calls that fail until it closes.
      const level = isDown ? "debug" : "warn";
      const status = error instanceof VendorFault ? error.status : undefined;
      logger[level](
        {
          event: "upstream.error",
          upstream: { name: vendor, operation, status, attempt: attempts },
          error: describeBriefly(upstreamError),
        },
        "a vendor's call failed",
      );
      throw upstreamError;
    }
  };
}

/** A timeout isn't the vendor's fault if it had little time, or if this process was too busy to read the answer. */
function timeoutAsCutShort(error: unknown): unknown {
  const isTimeout = error instanceof VendorFault && error.kind === "timeout";
  return isTimeout ? new VendorFault("cut-short", "there was too little time left", { cause: error }) : error;
}

/** The same fault, but without waiting until the vendor may be called again. */
function lastWord({ kind, message, status, retryAfterMs, cause }: VendorFault): VendorFault {
  return new VendorFault(kind, message, { status, retryAfterMs, isLastWord: true, cause });
}

/** Connections to a vendor are pooled; when all are in use, further calls queue. */
function createAgent(): Agent {
  return new Agent({ connections: 128, keepAliveTimeout: 20_000, connect: { timeout: 3000 } });
}

function codeOf(error: unknown): AppErrorCode {
  if (error instanceof BrokenCircuitError) return "UPSTREAM_UNAVAILABLE";
  if (error instanceof TaskCancelledError) return "UPSTREAM_TIMEOUT";
  if (!(error instanceof VendorFault)) return "UPSTREAM_FAILED";
  // A vendor that took too long is cancelled; that is reported above.
  if (error.kind === "cut-short") return "UPSTREAM_TIMEOUT";
  return error.kind === "throttled" || error.status === 503 ? "UPSTREAM_UNAVAILABLE" : "UPSTREAM_FAILED";
}

/** Converts a failed vendor call to an AppError; the call has already been logged. */
function toUpstreamError(error: unknown, vendor: string, operation: string): AppError {
  const code = codeOf(error);
  return new AppError(code, `${vendor} ${operation}: ${error instanceof Error ? error.message : "failed"}`, {
    cause: error,
    isLogged: true,
  });
}

/** A request that can be retried, because its body is in memory. It carries the id of the shop's request that it is made for. */
async function toVendorRequest(url: string | URL, init: RequestInit | undefined, requestId: string | undefined): Promise<VendorRequest> {
  const headers = new Headers(init?.headers);
  if (requestId !== undefined) headers.set("x-request-id", requestId);
  const body = await holdBody(init?.body ?? null, headers);
  // Methods are written in capitals on the wire; clients write them as they like.
  return { url: String(url), method: (init?.method ?? "GET").toUpperCase(), headers: Object.fromEntries(headers), body };
}

async function holdBody(given: RequestInit["body"], headers: Headers): Promise<VendorRequest["body"]> {
  if (given === null || given === undefined) return null;
  if (typeof given === "string") {
    if (!headers.has("content-type")) headers.set("content-type", "text/plain;charset=UTF-8");
    return given;
  }
  const held = new Response(given);
  const contentType = held.headers.get("content-type");
  if (contentType !== null && !headers.has("content-type")) headers.set("content-type", contentType);
  return new Uint8Array(await held.arrayBuffer());
}
