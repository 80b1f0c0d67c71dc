import type { QueryClient } from "@tanstack/react-query";
import type { Cart } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart-command.ts";
import type { Api } from "#client/lib/api.ts";
import { notify } from "#client/ui/notify.ts";
import { type CartEvent, cartEventOf } from "./cart-event.ts";
import { cartMutation } from "./cart-mutation.ts";
import { showRecentlyAdded } from "./cart-panel-store.ts";
import { loadRecentlyAddedPanel } from "./load-cart-code.ts";
import { failureMessage } from "./failure-message.ts";

export type CartRunnerContext = { api: Api; queryClient: QueryClient; onCartEvent?: (event: CartEvent) => void };

/** Carries out what the shopper asks of the cart and tells what came of it; never throws. Loaded when something is first asked. */
export async function runCartCommand(command: CartCommand, { api, queryClient, onCartEvent }: CartRunnerContext): Promise<void> {
  try {
    const mutation = queryClient.getMutationCache().build(queryClient, queryClient.defaultMutationOptions(cartMutation(api, queryClient)));
    tellSuccess(command, await mutation.execute(command), onCartEvent);
  } catch (error) {
    notify({ type: "danger", message: failureMessage(command, error) });
  }
}

function tellSuccess(command: CartCommand, cart: Cart, onCartEvent: CartRunnerContext["onCartEvent"]): void {
  const event = cartEventOf(command, cart);
  onCartEvent?.(event);
  if (event.type === "added") {
    notify({ type: "success", message: `${event.line.title} was added to your cart.` });
    // Without the panel's code the message alone must do.
    loadRecentlyAddedPanel().then(
      () => showRecentlyAdded(event.line),
      () => undefined,
    );
  }
  if (cart.warnings.length > 0) notify({ type: "info", message: cart.warnings.join(" ") });
}
