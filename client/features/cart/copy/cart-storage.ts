import type { Cart, CartLine } from "#shared/contract/cart.ts";
import { readStored } from "#client/lib/storage/read-stored.ts";
import type { CartQueryState } from "../use-cart.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";

export const cartStorageKey = "cart";

/** The browser's copy of the cart, shown until the shop answers. What can't be read is treated as none. */
export function readStoredCart(): Cart | null {
  try {
    return readStored("malformed-cart", localStorage.getItem(cartStorageKey), (value) => (isCart(value) ? value : null));
  } catch {
    return null;
  }
}

/** What was said once, or may be over by then, is not kept. */
export function storeCart(cart: Cart): void {
  const text = JSON.stringify({ ...cart, warnings: [], giftOffers: [], wasReplaced: false, isNew: false });
  try {
    if (localStorage.getItem(cartStorageKey) !== text) localStorage.setItem(cartStorageKey, text);
  } catch {
    // A full or closed storage only means that the next page starts without the copy.
  }
}

/** Whether there may be a cart that isn't known yet, or not for certain: nobody need ask for the cart of a visitor who was never given one. The cookies that say so stand beside the sealed ones, for scripts to read. */
export const mayHaveCart = ({ state }: CartQueryState): boolean =>
  state.data !== undefined || /(?:^|; )(?:has-cart|signed-in)=/.test(document.cookie);

type Fields = Record<string, unknown>;

/** Browser storage can hold anything; only a cart that can be shown is taken from it. */
export function isCart(value: unknown): value is Cart {
  return (
    isFields(value) &&
    hasNumbers(value, ["totalQuantity", "subtotalCents", "discountCents", "totalCents"]) &&
    (value.checkoutUrl === null || isOwnPath(value.checkoutUrl)) &&
    Array.isArray(value.discountCodes) &&
    value.discountCodes.every(
      (code) => isFields(code) && typeof code.code === "string" && typeof code.isApplicable === "boolean" && isTextOrNone(code.reason),
    ) &&
    isEmptyList(value.warnings) &&
    isEmptyList(value.giftOffers) &&
    typeof value.wasReplaced === "boolean" &&
    typeof value.isNew === "boolean" &&
    typeof value.isKept === "boolean" &&
    Array.isArray(value.lines) &&
    value.lines.every(isCartLine)
  );
}

function isCartLine(value: unknown): value is CartLine {
  return (
    isFields(value) &&
    hasNumbers(value, ["quantity", "maximumQuantity", "quantityIncrement", "priceCents", "totalCents", "discountCents", "freeQuantity"]) &&
    ["id", "variantId", "productHandle", "title", "vendor", "sku", "partNumber"].every((name) => typeof value[name] === "string") &&
    typeof value.isGift === "boolean" &&
    typeof value.isInStoreOnly === "boolean" &&
    (value.isGiftCard === undefined || typeof value.isGiftCard === "boolean") &&
    (value.inStoreOnlyReason === null || typeof value.inStoreOnlyReason === "string") &&
    (value.compareToPriceCents === null || typeof value.compareToPriceCents === "number") &&
    areTextPairs(value.options, "name") &&
    areTextPairs(value.attributes, "key") &&
    areTextPairs(value.hiddenAttributes, "key") &&
    (value.picture === null ||
      (isFields(value.picture) &&
        typeof value.picture.url === "string" &&
        typeof value.picture.alt === "string" &&
        hasNumbers(value.picture, ["width", "height"])))
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function areTextPairs(value: unknown, name: string): boolean {
  return Array.isArray(value) && value.every((pair) => isFields(pair) && typeof pair[name] === "string" && typeof pair.value === "string");
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}

function hasNumbers(value: Fields, names: string[]): boolean {
  return names.every((name) => Number.isFinite(value[name]));
}

function isOwnPath(value: unknown): boolean {
  return typeof value === "string" && /^\/(?![/\\])/.test(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** Makes a change that found its cart gone in the browser's copy, from which the cart is filled again. */
export function carryOver(command: CartCommand): void {
  const copy = readStoredCart();
  const changed = copy && changedCopy(copy, command);
  if (changed && changed !== copy) storeCart(changed);
}

/** The copy as the shopper wants it. Its totals stay what they were: the shop tells them anew. */
export function changedCopy(copy: Cart, command: CartCommand): Cart {
  if (command.intent !== "update" && command.intent !== "remove") return copy;
  const quantity = command.intent === "update" ? command.quantity : 0;
  const lines = copy.lines.map((line) => (line.id === command.lineId ? { ...line, quantity } : line)).filter((line) => line.quantity > 0);
  return { ...copy, lines, totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0) };
}
