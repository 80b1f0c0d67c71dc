import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "#shared/domain/app-error.ts";

/** When the answer is of no use any more to whoever asked, by the process's own clock; null for what works for more than one. */
const deadlines = new AsyncLocalStorage<number | null>();

/** Runs with at most so much time. Of several around each other the earliest counts. */
export function withDeadline<Result>(ms: number, run: () => Result): Result {
  const until = performance.now() + ms;
  return deadlines.run(Math.min(deadlines.getStore() ?? until, until), run);
}

/** Runs to its end, however little time whoever began it has: others wait for it too, or its outcome must not be lost. */
export function withoutDeadline<Result>(run: () => Result): Result {
  return deadlines.run(null, run);
}

/** Infinite where nobody waits. */
export function timeLeftMs(): number {
  return (deadlines.getStore() ?? Infinity) - performance.now();
}

/** Waits for what runs without a deadline, for as long as there is time. */
export async function untilDeadline<Value>(value: Promise<Value>): Promise<Value> {
  const leftMs = timeLeftMs();
  if (leftMs === Infinity) return value;
  const late = Promise.withResolvers<never>();
  const refuse = () => late.reject(new AppError("UPSTREAM_TIMEOUT", "there was no time left to wait", { isLogged: true }));
  const timer = setTimeout(refuse, Math.max(0, leftMs));
  try {
    return await Promise.race([value, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The value if it comes in time, otherwise the other one: for what a page is better with but must not wait for. A failure stays one. */
export async function within<Value>(waitMs: number, value: Promise<Value>, otherwise: Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(resolve, waitMs, otherwise);
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
