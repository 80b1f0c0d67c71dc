import type { Cart, CartLine } from "#shared/contract/cart.ts";
import { type CartAttribute, attributeLimits } from "#shared/domain/cart/cart-attributes.ts";
import { readStored } from "#client/lib/storage/read-stored.ts";
import { readStoredText } from "#client/lib/storage/stored-text.ts";
import type { CartQueryState } from "../use-cart.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";

export const cartStorageKey = "cart";

/** Whether there is a copy, readable or not. */
export function hasStoredCart(): boolean {
  return readStoredText(cartStorageKey) !== null;
}

/** `answeredAt` is when the shop told it, by this browser's clock: of two copies it says which is the newer one, whichever tab wrote last. */
type CartCopy = Cart & { answeredAt?: number };

/** The browser's copy of the cart, shown until the shop answers. What can't be read is treated as none. */
export function readStoredCart(): CartCopy | null {
  return readCartCopy(readStoredText(cartStorageKey));
}

export function readCartCopy(text: string | null): CartCopy | null {
  return readStored("malformed-cart", text, (value) => (isCart(value) ? value : null));
}

/** What was said once, or may be over by then, is not kept. */
export function storeCart(cart: CartCopy, answeredAt = Date.now()): void {
  const told = JSON.stringify({ ...cart, warnings: [], giftOffers: [], wasReplaced: false, isNew: false, answeredAt: undefined }).slice(
    0,
    -1,
  );
  try {
    if (localStorage.getItem(cartStorageKey)?.startsWith(`${told},"answeredAt"`)) return;
    // Where there is no room for it, the copy of an earlier cart mustn't stay.
    localStorage.removeItem(cartStorageKey);
    localStorage.setItem(cartStorageKey, `${told},"answeredAt":${answeredAt}}`);
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
    hasAll(value, "boolean", ["wasReplaced", "isNew", "isKept"]) &&
    isListOf(value.discountCodes, isDiscountCode) &&
    isListOf(value.warnings, nothing) &&
    isListOf(value.giftOffers, nothing) &&
    isListOf(value.lines, isCartLine)
  );
}

const nothing = () => false;

const isDiscountCode = (code: Fields) =>
  hasAll(code, "string", ["code"]) && hasAll(code, "boolean", ["isApplicable"]) && isOr(code.reason, undefined, "string");

export function isCartLine(line: unknown): line is CartLine {
  if (!isFields(line)) return false;
  const { picture } = line;
  return (
    hasNumbers(line, ["quantity", "maximumQuantity", "quantityIncrement", "priceCents", "totalCents", "discountCents", "freeQuantity"]) &&
    hasAll(line, "string", ["id", "variantId", "productHandle", "title", "vendor", "sku", "partNumber"]) &&
    hasAll(line, "boolean", ["isGift", "isInStoreOnly"]) &&
    isOr(line.isGiftCard, undefined, "boolean") &&
    isOr(line.shortage, undefined, "string") &&
    isOr(line.inStoreOnlyReason, null, "string") &&
    isOr(line.compareToPriceCents, null, "number") &&
    areTextPairs(line.options, "name") &&
    areTextPairs(line.attributes, "key") &&
    areTextPairs(line.hiddenAttributes, "key") &&
    (picture === null || (isFields(picture) && hasAll(picture, "string", ["url", "alt"]) && hasNumbers(picture, ["width", "height"])))
  );
}

const areTextPairs = (value: unknown, name: string) => isListOf(value, (pair) => hasAll(pair, "string", [name, "value"]));

function isListOf(value: unknown, isOne: (fields: Fields) => boolean): boolean {
  return Array.isArray(value) && value.every((each) => isFields(each) && isOne(each));
}

type TypeName = "string" | "boolean" | "number";

const isOr = (value: unknown, empty: null | undefined, type: TypeName) => value === empty || typeof value === type;

const hasAll = (value: Fields, type: TypeName, names: string[]) => names.every((name) => typeof value[name] === type);

const hasNumbers = (value: Fields, names: string[]) => names.every((name) => Number.isFinite(value[name]));

function isOwnPath(value: unknown): boolean {
  return typeof value === "string" && /^\/(?![/\\])/.test(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** Makes a change that found its cart gone in the browser's copy, from which the cart is filled again. */
export function carryOver(command: CartCommand): void {
  const copy = readStoredCart();
  if (copy) storeCart(changedCopy(copy, command));
}

/** The copy as the shopper wants it. Its totals stay what they were: the shop tells them anew. */
export function changedCopy(copy: Cart, command: CartCommand): Cart {
  if (command.intent !== "update" && command.intent !== "remove") return copy;
  const quantity = command.intent === "update" ? command.quantity : 0;
  const lines = copy.lines.map((line) => (line.id === command.lineId ? { ...line, quantity } : line)).filter((line) => line.quantity > 0);
  return { ...copy, lines, totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0) };
}

/** What a line has to be given when it is put into a cart again: what the shopper chose, and what nobody sees. */
export function allAttributes({ attributes, hiddenAttributes }: CartLine): CartAttribute[] {
  return [...hiddenAttributes, ...attributes].slice(0, attributeLimits.count);
}
