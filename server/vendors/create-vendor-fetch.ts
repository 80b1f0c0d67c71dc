import { BrokenCircuitError, CircuitState } from "cockatiel";
import { Agent, type Dispatcher } from "undici";
import type { Logger } from "#server/logger.ts";
import type { Metrics } from "#server/metrics.ts";
import { describeBriefly } from "#server/describe-error.ts";
import { circuitStateValues, createPolicies } from "./resilience/create-policies.ts";
import { fetchOnce } from "./resilience/fetch-once.ts";
import { toUpstreamError } from "./resilience/to-upstream-error.ts";
import { toVendorRequest } from "./resilience/to-vendor-request.ts";
import { VendorFault } from "./resilience/vendor-fault.ts";
import type { VendorFetch, VendorName } from "./vendor-fetch.ts";

type VendorFetchOptions = {
  vendor: VendorName;
  /** For one call, its repetitions and the answer's body included. */
  timeoutMs: number;
  bytesMax?: number;
  dispatcher?: Dispatcher;
  logger: Logger;
  metrics: Pick<Metrics, "vendorRequestDuration" | "vendorRetries" | "vendorThrottled" | "circuitState" | "circuitRejections">;
};

const defaultBytesMax = 10 * 1024 * 1024;

/** Makes the way to one vendor. The answer's body is read before the promise settles; a call that fails for good rejects with an UPSTREAM_… AppError, or with the reason of the caller's own signal. */
export function createVendorFetch({
  vendor,
  timeoutMs,
  bytesMax = defaultBytesMax,
  dispatcher = createDispatcher(),
  logger,
  metrics,
}: VendorFetchOptions): VendorFetch {
  metrics.circuitState.set({ upstream: vendor }, circuitStateValues[CircuitState.Closed]);
  /** From the circuit's opening until the vendor answers again; that it is tried every few seconds meanwhile is no news. */
  let isDown = false;
  let lastFault: unknown;
  const policyFor = createPolicies({
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
    const request = await toVendorRequest(url, init);
    let attempts = 0;

    async function attempt({ signal }: { signal: AbortSignal }): Promise<Response> {
      signal.throwIfAborted();
      attempts += 1;
      const stopTimer = metrics.vendorRequestDuration.startTimer({ upstream: vendor, operation });
      try {
        const answer = await fetchOnce(request, { dispatcher, bytesMax, signal });
        stopTimer({ http_response_status_code: answer.status, error_type: "" });
        return answer;
      } catch (error) {
        const isLeft = init?.signal?.aborted === true;
        const fault = error instanceof VendorFault ? error : null;
        stopTimer({ http_response_status_code: fault?.status ?? "", error_type: isLeft ? "aborted" : (fault?.kind ?? "unknown") });
        if (isLeft) init?.signal?.throwIfAborted();
        lastFault = error;
        if (fault?.kind === "throttled") metrics.vendorThrottled.inc({ upstream: vendor });
        throw error;
      }
    }

    try {
      return await policyFor({ isIdempotent, timeoutMs: callTimeoutMs }).execute(attempt, init?.signal ?? undefined);
    } catch (error) {
      init?.signal?.throwIfAborted();
      const upstreamError = toUpstreamError(error, vendor, operation);
      if (error instanceof BrokenCircuitError) metrics.circuitRejections.inc({ upstream: vendor });
      // Once the circuit has opened, its one line stands for every call that fails until it closes.
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

/** Connections to a vendor are kept and shared; more than these wait their turn. */
function createDispatcher(): Dispatcher {
  return new Agent({ connections: 128, keepAliveTimeout: 20_000, connect: { timeout: 3000 } });
}
