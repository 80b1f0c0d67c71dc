import type { PlatformCart } from "#server/cart/cart-port.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import { toOwnPath } from "../own-path.ts";
import type { CartFieldsFragment } from "./generated/graphql.ts";
import { presentCartLine } from "./present-cart-line.ts";

/** Subtotal is before any discount; line discounts and discounts on the order together make the discount. */
export function presentCart(cart: CartFieldsFragment, publicUrl: string): PlatformCart {
  const { nodes } = cart.lines;
  const subtotalCents = nodes.reduce((sum, { cost }) => sum + parseMoneyAmount(cost.subtotalAmount.amount), 0);
  const totalCents = parseMoneyAmount(cart.cost.totalAmount.amount);
  return {
    id: cart.id,
    checkoutUrl: toOwnPath(cart.checkoutUrl, publicUrl),
    collectionIds: new Map(
      nodes.map(({ id, merchandise }) => [id, merchandise.product.collections.nodes.map((collection) => collection.id)]),
    ),
    contents: {
      lines: nodes.map((line) => presentCartLine(line, publicUrl)),
      totalQuantity: cart.totalQuantity,
      subtotalCents,
      discountCents: Math.max(0, subtotalCents - totalCents),
      totalCents,
      discountCodes: cart.discountCodes.map(({ code, applicable }) => ({ code, isApplicable: applicable })),
    },
  };
}
