import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import { failureOf, isFailedCall } from "#client/lib/api/failure-of.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import { notChangedText } from "../queries.ts";
import { allAttributes } from "../copy/cart-storage.ts";

/** What the shopper reads when a change of the cart failed. */
export function failureMessage(command: CartCommand, error: unknown): string {
  if (command.intent === "add") return `${command.name} could not be added to your cart.`;
  return isFailedCall(error) && error.message !== "" ? failureOf(error).message : notChangedText;
}

/** Tells that a line is gone and offers it back, as it was. The offer stays until it is taken, dismissed or replaced. */
export function announceRemoval(line: CartLine, ask: (command: CartCommand) => void): void {
  const { variantId, quantity, title } = line;
  const putBack: CartCommand = { intent: "add", variantId, quantity, name: title, attributes: allAttributes(line), isPutBack: true };
  notify({ type: "info", message: `Removed ${title}.`, action: { text: "Undo", handler: () => ask(putBack) } });
}

/** The shop doesn't answer, or didn't and is asked again: whoever waits hears that something is done about it. */
export function announceRetry(): void {
  notify({ type: "info", message: "The shop is slow to answer. Still trying…" });
}
