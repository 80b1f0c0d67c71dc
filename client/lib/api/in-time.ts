/** What is waited for, but no longer than that: then null. The wait leaves no timer behind. */
export function inTime<Result>(waited: Promise<Result>, ms: number): Promise<Result | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ms, null);
  return Promise.race([waited, late]).finally(() => clearTimeout(timer));
}
