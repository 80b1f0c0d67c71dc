import { notify } from "#client/ui/feedback/notify.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { leftBehindSentences } from "#shared/domain/cart/left-behind.ts";

/** Tells what a cart lost as it moved with a session, unless the shop's answer says so itself. */
export function tellLeftBehind(before: Cart, after: Cart): void {
  const message = leftBehindSentences(before, after)
    .filter((sentence) => !after.warnings.includes(sentence))
    .join(" ");
  if (message) notify({ type: "info", message });
}
