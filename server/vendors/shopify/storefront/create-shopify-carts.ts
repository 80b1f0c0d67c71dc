import type { CartOutcome, CartPort, PlatformCart } from "#server/services/cart/cart-port.ts";
import type { CartCaller, CartLineInput } from "#server/services/cart/cart-service.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { ShopifyLogger, StorefrontApi } from "./create-storefront-api.ts";
import {
  CartBuyerIdentityUpdateDocument,
  CartByIdDocument,
  CartCreateDocument,
  type CartCreateMutation,
  CartDiscountCodesUpdateDocument,
  type CartFieldsFragment,
  CartLinesAddDocument,
  CartLinesRemoveDocument,
  CartLinesUpdateDocument,
} from "./generated/graphql.ts";
import { presentCart } from "./present/present-cart.ts";

/** Who changes the cart would rather wait than be told to try again; who looks at it, a little less so. */
const changeTimeoutMs = 12_000;
const readTimeoutMs = 8000;
/** Who signs in or out waits for this beside other things. */
const buyerTimeoutMs = 5000;

const adding = ({ buyerIp }: CartCaller) => ({ buyerIp, timeoutMs: changeTimeoutMs, isIdempotent: false });
const setting = ({ buyerIp }: CartCaller) => ({ buyerIp, timeoutMs: changeTimeoutMs, isIdempotent: true });
const reading = ({ buyerIp }: CartCaller) => ({ buyerIp, timeoutMs: readTimeoutMs, isIdempotent: true });

/** Of the cart, and never shown at the checkout, as its name starts with "_". */
const lastAdditionAttribute = "_last_addition";

/** The shopper's own calls carry their address. Adding is never repeated here: a repetition would add twice. */
export function createShopifyCarts(api: StorefrontApi, publicUrl: string, logger: ShopifyLogger): CartPort {
  const shown = (cart: CartFieldsFragment) => presentCart(cart, { publicUrl, logger });
  const outcome = (payload: CartPayload | undefined) => cartOutcome(payload, shown);

  return {
    find: (cartId, caller) =>
      api({
        name: "CartById",
        document: CartByIdDocument,
        variables: { cartId },
        ...reading(caller),
        present: ({ cart }) => (cart ? shown(cart) : null),
      }),
    create: ({ lines, discountCodes, key }, caller) =>
      api({
        name: "CartCreate",
        document: CartCreateDocument,
        variables: {
          input: {
            lines: lines.map(toLineInput),
            discountCodes,
            buyerIdentity: { countryCode: "AU" },
            ...(key !== undefined && { attributes: [{ key: lastAdditionAttribute, value: key }] }),
          },
        },
        // A cart that nobody heard of is nobody's.
        ...setting(caller),
        present: (data) => outcome(data.cartCreate),
      }),
    addLines: (cartId, lines, key, caller) =>
      api({
        name: "CartLinesAdd",
        document: CartLinesAddDocument,
        variables: { cartId, lines: lines.map(toLineInput), attributes: [{ key: lastAdditionAttribute, value: key }] },
        ...adding(caller),
        present: (data) => outcome(data.cartLinesAdd),
      }),
    updateLine: (cartId, id, quantity, caller) =>
      api({
        name: "CartLinesUpdate",
        document: CartLinesUpdateDocument,
        variables: { cartId, lines: [{ id, quantity }] },
        ...setting(caller),
        present: (data) => outcome(data.cartLinesUpdate),
      }),
    removeLines: (cartId, lineIds, caller) =>
      api({
        name: "CartLinesRemove",
        document: CartLinesRemoveDocument,
        variables: { cartId, lineIds: [...lineIds] },
        ...setting(caller),
        present: (data) => outcome(data.cartLinesRemove),
      }),
    setBuyer: (cartId, buyer, caller) =>
      api({
        name: "CartBuyerIdentityUpdate",
        document: CartBuyerIdentityUpdateDocument,
        variables: { cartId, buyerIdentity: { countryCode: "AU", customerAccessToken: null, companyLocationId: null, ...buyer } },
        ...setting(caller),
        timeoutMs: buyerTimeoutMs,
        present: (data) => outcome(data.cartBuyerIdentityUpdate),
      }),
    preferStore: (cartId, locationId, { buyerIp }) =>
      api({
        name: "CartBuyerIdentityUpdate",
        document: CartBuyerIdentityUpdateDocument,
        variables: { cartId, buyerIdentity: { preferences: { delivery: { pickupHandle: [locationId] } } } },
        ...reading({ buyerIp }),
        present: (data) => outcome(data.cartBuyerIdentityUpdate),
      }),
    setDiscountCodes: (cartId, discountCodes, caller) =>
      api({
        name: "CartDiscountCodesUpdate",
        document: CartDiscountCodesUpdateDocument,
        variables: { cartId, discountCodes },
        ...setting(caller),
        present: (data) => outcome(data.cartDiscountCodesUpdate),
      }),
  };
}

function toLineInput({ variantId, quantity, attributes }: CartLineInput) {
  return { merchandiseId: variantId, quantity, attributes: attributes ?? [] };
}

type CartPayload = CartCreateMutation["cartCreate"];

/** Reads a cart mutation's payload. An error on the cart's id means that the cart is gone: expired, ordered or never ours. */
function cartOutcome(payload: CartPayload | undefined, shown: (cart: CartFieldsFragment) => PlatformCart): CartOutcome {
  if (!payload) throw new AppError("UPSTREAM_FAILED", "shopify: a cart mutation answered nothing");
  const { cart, userErrors, warnings } = payload;
  if (userErrors.some(({ field }) => field?.[0] === "cartId")) return { kind: "gone" };
  if (userErrors.length > 0) {
    return { kind: "refused", problems: userErrors.map(({ code, message }) => ({ code: code ?? "INVALID", message, lineId: null })) };
  }
  if (!cart) return { kind: "gone" };
  const told = warnings.map(({ code, message, target }) => ({ code, message, lineId: target }));
  return { kind: "changed", cart: shown(cart), warnings: told };
}
