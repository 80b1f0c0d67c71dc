import type { Cart } from "#shared/contract/cart.ts";
import { lapsedGifts } from "#shared/domain/cart/free-gift.ts";
import type { Api } from "#client/lib/api/api.ts";

/** What a posted form changed besides what was asked, for the page that follows it. */
export type CartNotice = "stock" | "gift" | "expired";

const parameter = "notice";
const addedParameter = "added";

const texts = new Map<string, string>([
  ["stock", "We couldn't give you everything you asked for. Please check the quantities below."],
  ["gift", "We took out a free gift: your cart no longer earns it."],
  ["expired", "Your cart had expired, so we started a new one."],
]);

export function cartPathWith(notice: CartNotice | null): string {
  return notice === null ? "/cart" : `/cart?${new URLSearchParams({ [parameter]: notice })}`;
}

/** The same after parts were added by a page without scripts. The cart's page reports these additions to analytics. */
export function addedPathWith(notice: CartNotice | null): string {
  const path = cartPathWith(notice);
  return `${path}${notice === null ? "?" : "&"}${addedParameter}=1`;
}

/** The words for an address's notice; addresses name words of ours, they never bring their own. */
export function cartNoticeText(params: URLSearchParams): string | null {
  return texts.get(params.get(parameter) ?? "") ?? null;
}

/** What the shopper has to be told after a form that was posted without a script; gifts that are no longer earned are taken out on the way. The form did its work, whatever becomes of them: the checkout takes them out, too. */
export async function cartNoticeOf(api: Api, cart: Cart): Promise<CartNotice | null> {
  let areOut = true;
  const lapsed = lapsedGifts(cart.lines);
  for (const { line, keep } of lapsed) {
    areOut &&= await api.cart.updateLine({ lineId: line.id, quantity: keep }).then(
      () => true,
      () => false,
    );
  }
  return lapsed.length > 0 && areOut ? "gift" : answerNoticeOf(cart);
}

/** What the shop's answer alone has to tell. In the browser the cart's keeper takes gifts out, in the cart's order, and tells of them itself. */
export function answerNoticeOf(cart: Cart): CartNotice | null {
  if (cart.warnings.length > 0) return "stock";
  return cart.wasReplaced ? "expired" : null;
}
