import type { CartLine } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { notify } from "#client/ui/notify.ts";
import { allAttributes } from "./all-attributes.ts";

/** Tells that a line is gone and offers it back, as it was. The offer stays until it is taken, dismissed or replaced. */
export function tellRemoval(line: CartLine, ask: (command: CartCommand) => void): void {
  const { variantId, quantity, title } = line;
  const putBack: CartCommand = { intent: "add", variantId, quantity, name: title, attributes: allAttributes(line), isPutBack: true };
  notify({ type: "info", message: `Removed ${title}.`, action: { text: "Undo", handler: () => ask(putBack) } });
}
