import type { Cart } from "#shared/contract/cart.ts";
import { lapsedGifts } from "#shared/domain/cart/free-gift.ts";
import type { Api } from "#client/lib/api.ts";
import type { CartNotice } from "./cart-notice.ts";

/** What the shopper has to be told after a posted form; gifts that are no longer earned are taken out on the way. */
export async function cartNoticeOf(api: Api, cart: Cart): Promise<CartNotice | null> {
  const lapsed = lapsedGifts(cart.lines);
  for (const { line, keep } of lapsed) await api.cart.updateLine({ lineId: line.id, quantity: keep });
  if (lapsed.length > 0) return "gift";
  if (cart.warnings.length > 0) return "stock";
  return cart.wasReplaced ? "expired" : null;
}
