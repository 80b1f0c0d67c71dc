import { ipKeyGenerator } from "express-rate-limit";
import { LRUCache } from "lru-cache";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import { hashedKey } from "#server/shared-store/hashed-key.ts";
import { scaledLimit } from "#server/shared-store/scaled-limit.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import { AppError } from "#shared/domain/app-error.ts";

/** Codes that may be tried a minute: enough for whoever types one wrongly, too few for whoever guesses. */
const limits = { cart: 10, address: 30 };
const windowMs = 60_000;
const kept = { max: 20_000, ttl: windowMs, ttlResolution: 0, perf: { now: () => performance.now() } };

/** `cartId` is null before the first line is added, `address` where it is nobody's that is counted. */
type Tries = { cartId: string | null; address: string | null; codes: readonly string[] };

/** Promo codes can't be guessed at for long, by whichever way they are sent. */
export type PromoCodeLimit = {
  /** Throws AppError TOO_MANY_REQUESTS once a cart or an address has used up its minute. */
  admit(tries: Tries): Promise<void>;
};

/** `factor` scales the limits; 0 lifts them. */
type PromoCodeLimitOptions = { factor: number; onRefused: () => void; store?: SharedStore };

export function createPromoCodeLimit({ factor, onRefused, store = createLocalStore() }: PromoCodeLimitOptions): PromoCodeLimit {
  const lists = new LRUCache<string, string>(kept);

  /** The codes that the cart's last list held, whichever instance it was sent to. */
  async function lastList(cartKey: string | null): Promise<ReadonlySet<string>> {
    if (cartKey === null) return new Set();
    const shared = await store.read(`promo-list:${cartKey}`);
    return new Set((shared?.value.toString() ?? lists.get(cartKey) ?? "").split("\n").filter((code) => code !== ""));
  }

  /** How many codes of a list are tried: those that the cart's last list held already are sent along with a new one. A list sent twice is a try, a code taken off is none. */
  function triesIn(last: ReadonlySet<string>, list: ReadonlySet<string>): number {
    const unheard = [...list].filter((code) => !last.has(code)).length;
    return unheard === 0 && list.size > 0 && list.size === last.size ? 1 : unheard;
  }

  return {
    async admit({ cartId, address, codes }) {
      if (factor === 0 || address === null) return;
      const cartKey = cartId === null ? null : hashedKey(cartId);
      const list = new Set(codes.map((code) => hashedKey(code.toLowerCase())));
      const tries = triesIn(await lastList(cartKey), list);
      const scaled = (limit: number) => scaledLimit(limit, factor);
      const counters = [
        ...(cartKey === null ? [] : [{ key: `promo-cart:${cartKey}`, limit: scaled(limits.cart) }]),
        { key: `promo-address:${hashedKey(ipKeyGenerator(address))}`, limit: scaled(limits.address) },
      ];
      const waitMs = await store.countUpTo(counters, tries, windowMs);
      if (waitMs !== null) {
        onRefused();
        throw refusal(Math.ceil(waitMs / 1000));
      }
      if (cartKey === null) return;
      const text = [...list].join("\n");
      lists.set(cartKey, text);
      await store.keep(`promo-list:${cartKey}`, Buffer.from(text), windowMs);
    },
  };
}

function refusal(retryAfterS: number): AppError {
  return new AppError("TOO_MANY_REQUESTS", "too many promo codes were tried", {
    userMessage: "That's a lot of promo codes in one go. Please wait a minute, then try again.",
    retryAfterS,
  });
}
