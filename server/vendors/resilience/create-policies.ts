import { circuitBreaker, CircuitState, CountBreaker, DelegateBackoff, handleWhen, retry, timeout, TimeoutStrategy, wrap } from "cockatiel";
import { VendorFault, type VendorFaultKind } from "./vendor-fault.ts";

const retryCountMax = 3;
const firstDelayMs = 40;
/** No call lasts as long. A vendor may ask for days: such a timer holds on to what was given up, and beyond 24 of them it rings at once. */
const pauseMsMax = 60_000;
/** Three in ten lost connections must not open the circuit, a vendor that is down must, soon. */
const breakerWindow = { threshold: 0.7, size: 20, minimumNumberOfCalls: 10 };
const circuitOpenMs = 5000;
const probesFailingMax = 0.5;
/** Repetitions are for single calls that fail: enough for three in ten, and too few to double the load of a vendor that is down. */
const retryBudget = { perCall: 0.6, reserve: 20 };

export type PolicyEvents = { onRetry: () => void; onCircuit: (state: CircuitState) => void };

type RetryContext = { attempt: number; result: { error: unknown } | { value: unknown } };

function delayMs({ attempt, result }: RetryContext): number {
  const fault = "error" in result && result.error instanceof VendorFault ? result.error : null;
  const backoffMs = firstDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random());
  return Math.min(Math.max(fault?.retryAfterMs ?? 0, backoffMs), pauseMsMax);
}

const isFinal = new Set<VendorFaultKind>(["timeout", "too-large", "cut-short"]);

function isWorthRepeating(error: unknown, isIdempotent: boolean): boolean {
  if (!(error instanceof VendorFault) || error.isLastWord) return false;
  if (error.isUnsent) return true;
  return isIdempotent && !isFinal.has(error.kind);
}

/** The policies of one vendor. `probeCount`: how many calls an open circuit tries before it decides. The circuit stands inside the retries, so each attempt counts; the timeout around all attempts and pauses, so that a call never takes longer than it. */
export function createPolicies(probeCount: number, { onRetry, onCircuit }: PolicyEvents) {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof VendorFault && error.kind !== "throttled" && error.kind !== "cut-short"),
    {
      halfOpenAfter: circuitOpenMs,
      halfOpenSampling: { calls: probeCount, threshold: probesFailingMax },
      breaker: new CountBreaker(breakerWindow),
    },
  );
  breaker.onStateChange(onCircuit);

  let retriesLeft = retryBudget.reserve;
  const earnRetries = () => {
    retriesLeft = Math.min(retriesLeft + retryBudget.perCall, retryBudget.reserve);
  };
  // The last attempt is asked about as well, and repeats nothing.
  const spendRetry = () => {
    retriesLeft -= 1;
    onRetry();
  };

  function createRetry(isIdempotent: boolean) {
    const policy = retry(
      handleWhen((error) => retriesLeft >= 1 && isWorthRepeating(error, isIdempotent)),
      { maxAttempts: retryCountMax, backoff: new DelegateBackoff(delayMs) },
    );
    policy.onRetry(spendRetry);
    return policy;
  }
  const idempotent = createRetry(true);
  const onceOnly = createRetry(false);

  return function policyFor(call: { isIdempotent: boolean; timeoutMs: number }) {
    earnRetries();
    return wrap(
      timeout(call.timeoutMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
      call.isIdempotent ? idempotent : onceOnly,
      breaker,
    );
  };
}

/** As the gauge `storefront_circuit_state` tells it. */
export const circuitStateValues: Record<CircuitState, number> = {
  [CircuitState.Closed]: 0,
  [CircuitState.Open]: 1,
  [CircuitState.HalfOpen]: 2,
  [CircuitState.Isolated]: 1,
};
