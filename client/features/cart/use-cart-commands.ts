import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { Cart } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart-command.ts";
import { useApi } from "#client/lib/api.ts";
import { notify } from "#client/ui/notify.ts";
import { type CartEvent, cartEventOf } from "./cart-event.ts";
import { cartMutation } from "./cart-mutation.ts";
import { openCartPanel, showRecentlyAdded } from "./cart-panel-store.ts";
import { failureMessage } from "./failure-message.ts";
import { listenForCartForms } from "./listen-for-cart-forms.ts";

/** Carries out what the shopper asks of the cart, from wherever it is asked, and tells what came of it. */
export function useCartCommands(onCartEvent: ((event: CartEvent) => void) | undefined): void {
  const { mutateAsync } = useMutation(cartMutation(useApi(), useQueryClient()));

  const run = useEffectEvent(async (command: CartCommand) => {
    try {
      tellSuccess(command, await mutateAsync(command), onCartEvent);
    } catch (error) {
      notify({ type: "danger", message: failureMessage(command, error) });
      throw error;
    }
  });

  useEffect(() => {
    const listening = new AbortController();
    listenForCartForms((command) => run(command), listening.signal);
    return () => listening.abort();
  }, []);
}

function tellSuccess(command: CartCommand, cart: Cart, onCartEvent: ((event: CartEvent) => void) | undefined): void {
  const event = cartEventOf(command, cart);
  onCartEvent?.(event);
  if (event.type === "added") {
    showRecentlyAdded(event.line);
    notify({
      type: "success",
      message: `${event.line.title} was added to your cart.`,
      action: { text: "View cart", handler: openCartPanel },
    });
  }
  if (cart.warnings.length > 0) notify({ type: "info", message: cart.warnings.join(" ") });
}
