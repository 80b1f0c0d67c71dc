import { GraphQLError } from "graphql";
import type { CartChange, CartUserError, CartWarning } from "#sandbox/vendors/shopify/cart/cart-change.ts";
import type { Attribute, CartDocument } from "#sandbox/vendors/shopify/cart/cart-document.ts";
import { cartIdOf, isSameKey, parseCartId } from "#sandbox/vendors/shopify/cart/cart-store.ts";
import type { LineToAdd, LineUpdate } from "#sandbox/vendors/shopify/cart/change-lines.ts";
import type { Commerce } from "#sandbox/vendors/shopify/commerce.ts";
import { requireGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { cartNode, type CartNode } from "./cart-node.ts";

type CartPayload = { cart: CartNode | null; userErrors: CartUserError[]; warnings: CartWarning[] };

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

export type LineInput = { merchandiseId: string; quantity?: number | null; attributes?: Attribute[] | null };
export type LineUpdateInput = { id: string; merchandiseId?: string | null; quantity?: number | null; attributes?: Attribute[] | null };

const listLimit = 250;

export function readLineInput({ merchandiseId, quantity, attributes }: LineInput): LineToAdd {
  return {
    merchandiseId,
    variantId: requireGid(merchandiseId, "ProductVariant"),
    quantity: quantity ?? 1,
    attributes: toAttributes(attributes) ?? [],
  };
}

export function readLineUpdate({ id, merchandiseId, quantity, attributes }: LineUpdateInput): LineUpdate {
  const variantId = typeof merchandiseId === "string" ? requireGid(merchandiseId, "ProductVariant") : null;
  return { id, variantId, quantity: quantity ?? null, attributes: toAttributes(attributes) };
}

/** Input lists may hold 250 entries; more is a top-level error on Shopify. */
export function requireShortList<Item>(items: Item[]): Item[] {
  if (items.length <= listLimit) return items;
  throw new GraphQLError(`The input array size of ${items.length} is greater than the maximum allowed of ${listLimit}.`, {
    extensions: { code: "MAX_INPUT_SIZE_EXCEEDED" },
  });
}

/** graphql-js hands over objects without a prototype; these are plain ones. */
function toAttributes(attributes: Attribute[] | null | undefined): Attribute[] | null {
  return attributes?.map(({ key, value }) => ({ key, value })) ?? null;
}
