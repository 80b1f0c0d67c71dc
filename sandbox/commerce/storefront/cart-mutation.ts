import { isSameKey, parseCartId } from "../cart/cart-id.ts";
import type { CartChange } from "../cart/cart-change.ts";
import type { CartDocument } from "../cart/cart-document.ts";
import type { CartUserError, CartWarning } from "../cart/cart-problem.ts";
import type { Commerce } from "../commerce.ts";
import type { CartNode } from "./cart-node.ts";
import { cartIdOf } from "../cart/cart-id.ts";
import { cartNode } from "./cart-node.ts";

export type CartPayload = { cart: CartNode | null; userErrors: CartUserError[]; warnings: CartWarning[] };

/** Runs one change on the cart of this id, in one transaction. Without the right key the cart does not exist, as on Shopify. */
export function changeCart(commerce: Commerce, cartId: string, change: (document: CartDocument) => CartChange): CartPayload {
  const id = parseCartId(cartId);
  let outcome: CartChange | null = null;
  const cart =
    id === null
      ? null
      : commerce.carts.update(id.token, (stored) => {
          if (id.key === null || !isSameKey(id.key, stored.secret) || stored.orderName !== null) return stored.document;
          outcome = change(stored.document);
          return outcome.document;
        });
  return cart === null || outcome === null ? missingCart() : payloadOf(cartNode(commerce, cart, true), outcome);
}

/** Creates a cart, or none when the change is refused. */
export function createCart(commerce: Commerce, { document, userErrors, warnings }: CartChange): CartPayload {
  if (userErrors.length > 0) return { cart: null, userErrors, warnings };
  const cart = commerce.carts.create(document);
  return payloadOf(cartNode(commerce, cart, true), { userErrors, warnings });
}

/** Codes that do not apply are told in every answer, next to what the change itself warned of. */
function payloadOf(node: CartNode, { userErrors, warnings }: Pick<CartChange, "userErrors" | "warnings">): CartPayload {
  const target = cartIdOf(node.cart);
  return { cart: node, userErrors, warnings: [...warnings, ...node.priced.codeWarnings.map((warning) => ({ ...warning, target }))] };
}

function missingCart(): CartPayload {
  return { cart: null, userErrors: [{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }], warnings: [] };
}
