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
