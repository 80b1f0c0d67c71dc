import type { Cart, CartLine } from "#shared/contract/cart.ts";

type Fields = Record<string, unknown>;

/** Browser storage can hold anything; only a cart that can be shown is taken from it. */
export function isCart(value: unknown): value is Cart {
  return (
    isFields(value) &&
    hasNumbers(value, ["totalQuantity", "subtotalCents", "discountCents", "totalCents"]) &&
    (value.checkoutUrl === null || isOwnPath(value.checkoutUrl)) &&
    Array.isArray(value.discountCodes) &&
    value.discountCodes.every((code) => isFields(code) && typeof code.code === "string" && typeof code.isApplicable === "boolean") &&
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

function hasNumbers(value: Fields, names: string[]): boolean {
  return names.every((name) => Number.isFinite(value[name]));
}

function isOwnPath(value: unknown): boolean {
  return typeof value === "string" && /^\/(?![/\\])/.test(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
