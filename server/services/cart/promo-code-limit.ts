import { ipKeyGenerator } from "express-rate-limit";
import { LRUCache } from "lru-cache";
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
  admit(tries: Tries): void;
};

/** `factor` scales the limits; 0 lifts them. */
type PromoCodeLimitOptions = { factor: number; onRefused: () => void };

export function createPromoCodeLimit({ factor, onRefused }: PromoCodeLimitOptions): PromoCodeLimit {
  // A window begins with its first try, so counting on keeps its end.
  const counts = new LRUCache<string, number>({ ...kept, noUpdateTTL: true });
  const lists = new LRUCache<string, ReadonlySet<string>>(kept);

  /** How many codes of a list are tried: those that the cart's last list held already are sent along with a new one. A list sent twice is a try, a code taken off is none. */
  function triesIn(cartId: string | null, codes: readonly string[]): number {
    const list = new Set(codes.map((code) => code.toLowerCase()));
    const last = (cartId === null ? undefined : lists.get(cartId)) ?? new Set<string>();
    const unheard = [...list].filter((code) => !last.has(code)).length;
    return unheard === 0 && list.size > 0 && list.size === last.size ? 1 : unheard;
  }

  return {
    admit({ cartId, address, codes }) {
      if (factor === 0 || address === null) return;
      const tries = triesIn(cartId, codes);
      const counted = [
        ...(cartId === null ? [] : [{ key: `cart ${cartId}`, limit: limits.cart }]),
        { key: `address ${ipKeyGenerator(address)}`, limit: limits.address },
      ];
      for (const { key, limit } of counted) {
        if (tries === 0 || (counts.get(key) ?? 0) + tries <= Math.max(1, Math.round(limit * factor))) continue;
        onRefused();
        throw refusal(Math.ceil(Math.min(counts.getRemainingTTL(key) || windowMs, windowMs) / 1000));
      }
      for (const { key } of counted) if (tries > 0) counts.set(key, (counts.get(key) ?? 0) + tries);
      if (cartId !== null) lists.set(cartId, new Set(codes.map((code) => code.toLowerCase())));
    },
  };
}

function refusal(retryAfterS: number): AppError {
  return new AppError("TOO_MANY_REQUESTS", "too many promo codes were tried", {
    userMessage: "That's a lot of promo codes in one go. Please wait a minute, then try again.",
    retryAfterS,
  });
}
