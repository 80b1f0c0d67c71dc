import { circuitBreaker, CircuitState, CountBreaker, DelegateBackoff, handleWhen, retry, timeout, TimeoutStrategy, wrap } from "cockatiel";
import { VendorFault, type VendorFaultKind } from "./vendor-fault.ts";

const retryCountMax = 3;
const firstDelayMs = 40;
/** Three in ten lost connections must not open the circuit, a vendor that is down must, soon. */
const breakerWindow = { threshold: 0.7, size: 20, minimumNumberOfCalls: 10 };
const circuitOpenMs = 5000;

export type PolicyEvents = { onRetry: () => void; onCircuit: (state: CircuitState) => void };

type RetryContext = { attempt: number; result: { error: unknown } | { value: unknown } };

function delayMs({ attempt, result }: RetryContext): number {
  const fault = "error" in result && result.error instanceof VendorFault ? result.error : null;
  const backoffMs = firstDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random());
  return Math.max(fault?.retryAfterMs ?? 0, backoffMs);
}

const isFinal = new Set<VendorFaultKind>(["timeout", "too-large", "cut-short"]);

function isWorthRepeating(error: unknown, isIdempotent: boolean): boolean {
  if (!(error instanceof VendorFault)) return false;
  if (error.isUnsent) return true;
  return isIdempotent && !isFinal.has(error.kind);
}

/** The policies of one vendor. The circuit stands inside the retries, so each attempt counts; the timeout around all attempts and pauses, so that a call never takes longer than it. */
export function createPolicies({ onRetry, onCircuit }: PolicyEvents) {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof VendorFault && error.kind !== "throttled" && error.kind !== "cut-short"),
    { halfOpenAfter: circuitOpenMs, breaker: new CountBreaker(breakerWindow) },
  );
  breaker.onStateChange(onCircuit);

  function createRetry(isIdempotent: boolean) {
    const policy = retry(
      handleWhen((error) => isWorthRepeating(error, isIdempotent)),
      { maxAttempts: retryCountMax, backoff: new DelegateBackoff(delayMs) },
    );
    policy.onRetry(onRetry);
    return policy;
  }
  const idempotent = createRetry(true);
  const onceOnly = createRetry(false);

  return function policyFor(call: { isIdempotent: boolean; timeoutMs: number }) {
    return wrap(timeout(call.timeoutMs, TimeoutStrategy.Aggressive), call.isIdempotent ? idempotent : onceOnly, breaker);
  };
}

/** As the gauge `storefront_circuit_state` tells it. */
export const circuitStateValues: Record<CircuitState, number> = {
  [CircuitState.Closed]: 0,
  [CircuitState.Open]: 1,
  [CircuitState.HalfOpen]: 2,
  [CircuitState.Isolated]: 1,
};
