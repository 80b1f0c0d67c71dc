import type { PublicCache } from "#server/cache/public-cache.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Policy = { cache: string; freshMs: number; staleMs: number };

/** How long each kind of answer is fresh, and how long it may still be shown while the platform is down. */
const policies = {
  product: { cache: "product", freshMs: minuteMs, staleMs: dayMs },
  stock: { cache: "product-stock", freshMs: minuteMs / 2, staleMs: 10 * minuteMs },
  recommendations: { cache: "recommendations", freshMs: 10 * minuteMs, staleMs: dayMs },
  categories: { cache: "categories", freshMs: 5 * minuteMs, staleMs: dayMs },
  handles: { cache: "product-handles", freshMs: 60 * minuteMs, staleMs: dayMs },
} satisfies Record<string, Policy>;

/** Keeps one value of a kind; values may be null, which says "unknown" and replaces what was known before. */
export function catalogueCache(cache: PublicCache) {
  return async <Value>(kind: keyof typeof policies, key: string, tags: string[], load: () => Promise<Value>): Promise<Value> => {
    const { value } = await cache.get({
      ...policies[kind],
      key,
      tags,
      load: async () => ({ value: await load() }),
      isNothing: (loaded) => loaded.value === null || (Array.isArray(loaded.value) && loaded.value.length === 0),
    });
    return value;
  };
}
