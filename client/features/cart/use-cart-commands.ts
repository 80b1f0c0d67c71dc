import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useApi } from "#client/lib/api.ts";
import type { CartEvent } from "./cart-event.ts";
import { listenForCartForms } from "./listen-for-cart-forms.ts";

/** Hears what the shopper asks of the cart, from wherever on the page it is asked. */
export function useCartCommands(onCartEvent: ((event: CartEvent) => void) | undefined): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const tell = useEffectEvent((event: CartEvent) => onCartEvent?.(event));

  useEffect(() => {
    const listening = new AbortController();
    listenForCartForms({ api, queryClient, onCartEvent: (event) => tell(event) }, listening.signal);
    return () => listening.abort();
  }, [api, queryClient]);
}
