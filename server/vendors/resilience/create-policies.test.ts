import { CircuitState } from "cockatiel";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPolicies } from "./create-policies.ts";
import { VendorFault, type VendorFaultKind } from "./vendor-fault.ts";

const circuitOpenMs = 5000;
const read = { isIdempotent: true, timeoutMs: 300_000 };
const write = { isIdempotent: false, timeoutMs: 300_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp(probeCount = 1) {
  const states: CircuitState[] = [];
  const onRetry = vi.fn<() => void>();
  const policyFor = createPolicies(probeCount, { onRetry, onCircuit: (state) => void states.push(state) });
  /** Makes a call whose attempts all end in the same way; tells when each began, and what came of it. */
  async function call(outcome: "fine" | Error, options = read) {
    const startedAt = Date.now();
    const attemptsMs: number[] = [];
    const result = policyFor(options)
      .execute(() => {
        attemptsMs.push(Date.now() - startedAt);
        return outcome === "fine" ? Promise.resolve(outcome) : Promise.reject(outcome);
      })
      .catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return { attemptsMs, result: await result };
  }
  /** So many calls, one after the other, each of a single attempt. */
  async function calls(outcome: "fine" | Error, count: number) {
    for (let at = 0; at < count; at += 1) await call(outcome, write);
  }
  return { policyFor, call, calls, states, onRetry };
}

const fault = (kind: VendorFaultKind, details?: ConstructorParameters<typeof VendorFault>[2]) => new VendorFault(kind, kind, details);

describe("repetitions", () => {
  test.each([
    ["half", 0, [0, 20, 60, 140]],
    ["one and a half", 1, [0, 60, 180, 420]],
  ])("come after 40, 80 and 160 ms at %s the time", async (_share, chance, expected) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    const { call, onRetry } = setUp();
    expect((await call(fault("network"))).attemptsMs).toEqual(expected);
    expect(onRetry).toHaveBeenCalledTimes(3);
  });

  test.each([
    ["as long as the vendor asks for", 3000, [0, 3000, 6000, 9000]],
    ["no less than without asking", 1, [0, 40, 120, 280]],
    ["at most a minute", 30 * 24 * 3_600_000, [0, 60_000, 120_000, 180_000]],
  ])("wait %s", async (_words, retryAfterMs, expected) => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    expect((await setUp().call(fault("throttled", { status: 429, retryAfterMs }))).attemptsMs).toEqual(expected);
  });

  test.each<[string, number, Error, typeof read]>([
    ["a read whose connection broke", 4, fault("network"), read],
    ["a read that was answered by an error", 4, fault("status", { status: 500 }), read],
    ["a throttled read", 4, fault("throttled"), read],
    ["a read that took too long", 1, fault("timeout"), read],
    ["a read without time", 1, fault("cut-short"), read],
    ["a read of too much", 1, fault("too-large"), read],
    ["a mistake of our own", 1, new TypeError("no such field"), read],
    ["a write that may have come through", 1, fault("network"), write],
    ["a write that was never sent", 4, fault("network", { isUnsent: true }), write],
  ])("%s: attempts in all: %i", async (_words, attempts, error, options) => {
    const { attemptsMs, result } = await setUp().call(error, options);
    expect(attemptsMs).toHaveLength(attempts);
    expect(result).toBe(error);
  });

  test("one that is answered is the last", async () => {
    const { policyFor, onRetry } = setUp();
    const attempt = vi.fn<() => Promise<string>>().mockRejectedValueOnce(fault("network")).mockResolvedValue("fine");
    const answer = policyFor(read).execute(attempt);
    await vi.runAllTimersAsync();
    expect(await answer).toBe("fine");
    expect(attempt).toHaveBeenCalledTimes(2);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test("are 20 and no more, until further calls earn some: 0.6 each, and never more than 20", async () => {
    // The circuit has nothing to say about these.
    const { call, calls } = setUp();
    const repetitions = async () => (await call(fault("throttled"))).attemptsMs.length - 1;
    const untilSpent = async () => {
      const counts = [];
      while (counts.at(-1) !== 0) counts.push(await repetitions());
      return counts;
    };
    expect(await untilSpent()).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 0]);
    await calls("fine", 4);
    expect(await untilSpent()).toEqual([3, 1, 0]);
    await calls("fine", 500);
    expect(await untilSpent()).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 0]);
  });
});

describe("the circuit", () => {
  test("opens with the tenth failure in a row, and then nobody is asked", async () => {
    const { call, calls, states } = setUp();
    await calls(fault("status"), 9);
    expect(states).toEqual([]);
    await calls(fault("status"), 1);
    expect(states).toEqual([CircuitState.Open]);
    expect((await call("fine")).attemptsMs).toEqual([]);
  });

  test.each([
    ["stays closed", 14, []],
    ["opens", 15, [CircuitState.Open]],
  ])("%s with %i failures in twenty calls", async (_words, failures, expected) => {
    const { calls, states } = setUp();
    await calls("fine", 20 - failures);
    await calls(fault("timeout"), failures);
    expect(states).toEqual(expected);
  });

  test("forgets what lies twenty calls back", async () => {
    const { calls, states } = setUp();
    await calls("fine", 200);
    await calls(fault("network"), 15);
    expect(states).toEqual([CircuitState.Open]);
  });

  test.each<[string, Error]>([
    ["a vendor that asks to slow down", fault("throttled")],
    ["too little time", fault("cut-short")],
    ["a caller who went away", new DOMException("gone", "AbortError")],
  ])("doesn't mind %s", async (_words, error) => {
    const { calls, states } = setUp();
    await calls(error, 40);
    expect(states).toEqual([]);
  });

  test("counts each attempt of a call that is repeated", async () => {
    const { call, states } = setUp();
    for (let at = 0; at < 3; at += 1) await call(fault("network"));
    expect(states).toEqual([CircuitState.Open]);
  });

  test("is tried again after five seconds, and closes with the first good answer", async () => {
    const { call, calls, states } = setUp();
    await calls(fault("status"), 10);
    vi.advanceTimersByTime(circuitOpenMs - 1);
    expect((await call("fine")).attemptsMs).toEqual([]);
    vi.advanceTimersByTime(1);
    expect((await call("fine")).result).toBe("fine");
    expect(states).toEqual([CircuitState.Open, CircuitState.HalfOpen, CircuitState.Closed]);
  });

  test("opens again with a failed try", async () => {
    const { calls, states } = setUp();
    await calls(fault("status"), 10);
    vi.advanceTimersByTime(circuitOpenMs);
    await calls(fault("status"), 1);
    expect(states).toEqual([CircuitState.Open, CircuitState.HalfOpen, CircuitState.Open]);
  });

  test.each<[string, ("fine" | Error)[], CircuitState]>([
    ["closes where two of three answer", [fault("status"), "fine", "fine"], CircuitState.Closed],
    ["opens again where one of three answers", ["fine", fault("status"), fault("status")], CircuitState.Open],
  ])("of a busy vendor %s", async (_words, outcomes, last) => {
    const { calls, states } = setUp(3);
    await calls(fault("status"), 10);
    vi.advanceTimersByTime(circuitOpenMs);
    for (const outcome of outcomes) {
      expect(states.at(-1)).not.toBe(CircuitState.Closed);
      await calls(outcome, 1);
    }
    expect(states.at(-1)).toBe(last);
  });
});

describe("the time of a call", () => {
  test("ends all of it, pauses and an attempt that never answers included", async () => {
    const { policyFor } = setUp();
    const ended = vi.fn<(error: unknown) => void>();
    const signals: AbortSignal[] = [];
    const attempt = ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return signals.length === 1 ? Promise.reject(fault("throttled", { retryAfterMs: 600 })) : new Promise<never>(() => undefined);
    };
    policyFor({ ...read, timeoutMs: 1000 })
      .execute(attempt)
      .catch(ended);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
    expect(signals[1]?.aborted).toBe(true);
  });

  test("that was answered in time aborts nothing afterwards", async () => {
    const { policyFor } = setUp();
    const signal = await policyFor(read).execute((context) => Promise.resolve(context.signal));
    await vi.runAllTimersAsync();
    expect(signal.aborted).toBe(false);
  });
});
