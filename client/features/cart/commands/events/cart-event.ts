import type { Cart, CartLine } from "#shared/contract/cart.ts";
import { giftAttribute, isHiddenAttribute } from "#shared/domain/cart/cart-attributes.ts";
import type { AddCommand, CartCommand } from "#shared/domain/cart/cart-command.ts";
import type { SearchCartEntry } from "#shared/domain/cart/search/search-cart.ts";
import type { SearchOrigin } from "#shared/domain/cart/search/search-origin.ts";

type Happening =
  | { type: "added"; line: CartLine; quantity: number; origin: SearchOrigin | null }
  | { type: "updated"; cart: Cart }
  | { type: "viewed"; cart: Cart };

/** What happened to the cart, for whoever counts such things, and which of its parts came from a search. */
export type CartEvent = Happening & { searches: SearchCartEntry[] };

/** What a command that went well amounts to, in a cart of which `before` is what was known. */
export function cartEventOf(command: CartCommand, cart: Cart, before?: Cart): Happening {
  const line = command.intent === "add" && !command.isPutBack ? addedLine(cart, command) : undefined;
  if (command.intent !== "add" || line === undefined) return { type: "updated", cart };
  // Of a part that ran short, what the cart got: nothing where it had all of it before.
  const had = before?.lines.find(({ id }) => id === line.id)?.quantity ?? 0;
  const quantity = cart.warnings.length > 0 ? Math.min(command.quantity, line.quantity - had) : command.quantity;
  return quantity > 0 ? { type: "added", line, quantity, origin: command.origin ?? null } : { type: "updated", cart };
}

/** The same variant can stand in several lines: with other attributes, or as a gift. */
function addedLine(cart: Cart, { variantId, attributes }: AddCommand): CartLine | undefined {
  const lines = cart.lines.filter((line) => line.variantId === variantId && !line.isGift);
  const asked = JSON.stringify(attributes.filter(({ key }) => !isHiddenAttribute(key)));
  return attributes.some(({ key }) => key === giftAttribute)
    ? undefined
    : (lines.find((line) => JSON.stringify(line.attributes) === asked) ?? lines[0]);
}
