import { notify } from "#client/ui/feedback/notify.ts";
import type { Cart, CartLine } from "#shared/contract/cart.ts";

/** Tells what a cart lost as it moved with a session: the platform takes nothing along that has sold out, no more than there is, and nothing that isn't sold to this customer. */
export function tellLeftBehind(before: Cart, after: Cart): void {
  const parts = new Map(before.lines.filter(isBought).map((line) => [line.variantId, line.title]));
  const sentences = Array.from(parts, ([variantId, title]) => {
    const count = countOf(after, variantId);
    if (count === 0) return `${title} can't be had any more, so it is no longer in your cart.`;
    return count < countOf(before, variantId) ? `We only have ${count} of ${title}, so that is how many are in your cart.` : "";
  });
  const message = sentences.filter(Boolean).join(" ");
  if (message) notify({ type: "info", message });
}

const isBought = ({ isGift }: CartLine) => !isGift;

const countOf = ({ lines }: Cart, variantId: string) =>
  lines.reduce((sum, line) => sum + (isBought(line) && line.variantId === variantId ? line.quantity : 0), 0);
