import type { GoWithout } from "#server/observability/go-without.ts";
import { untilDeadline, withoutDeadline } from "#server/deadline.ts";

type RenewedOptions<Value> = {
  load: () => Promise<Value>;
  otherwise: Value;
  freshMs: number;
  /** False for what was put together with a part missing: it is used while there is nothing whole, and soon tried again. */
  isWhole?: (value: Value) => boolean;
  /** Told of every load that failed. */
  failed: ReturnType<GoWithout>;
  now?: () => number;
};

const retryMs = 10_000;

/**
 * What is much to load and put together, kept by this process: loaded by whoever asks first, and anew in the background once it is old. When it can't be
 * loaded, the older one stays, or what stands in for it, and the next try comes a little later.
 */
export function renewed<Value>({
  load,
  otherwise,
  freshMs,
  isWhole = () => true,
  failed,
  now = () => performance.now(),
}: RenewedOptions<Value>): () => Promise<Value> {
  let latest: { value: Value } | null = null;
  let validUntil = -Infinity;
  let loading: Promise<Value> | null = null;

  async function renew(): Promise<Value> {
    try {
      const value = await load();
      const isNewWhole = isWhole(value);
      if (isNewWhole || latest === null || !isWhole(latest.value)) latest = { value };
      validUntil = now() + (isNewWhole ? freshMs : retryMs);
    } catch (error) {
      validUntil = now() + retryMs;
      failed(error);
    } finally {
      loading = null;
    }
    return (latest ?? { value: otherwise }).value;
  }

  return () => {
    if (now() < validUntil) return Promise.resolve(latest === null ? otherwise : latest.value);
    // Others wait for it too, or come after it.
    loading ??= withoutDeadline(renew);
    return latest === null ? untilDeadline(loading).catch((error: unknown) => failed(error) ?? otherwise) : Promise.resolve(latest.value);
  };
}
