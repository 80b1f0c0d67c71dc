import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ScriptButton } from "#client/ui/button/script-button.tsx";
import { SelectedVehicleContext } from "#client/lib/storage/selected-vehicle.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { PartFitment } from "#shared/contract/catalogue/fitment.ts";
import type { CartEvent } from "../commands/events/cart-event.ts";
import { readStoredCart } from "../copy/cart-storage.ts";
import { cartMutationKey, cartQuery } from "../queries.ts";
import { CartButton } from "../view/panel/cart-button.tsx";
import { CartPanels } from "../view/panel/cart-panels.tsx";
import { judging, monaro } from "./example-car.ts";

function Leave() {
  const navigate = useNavigate();
  return <ScriptButton onClick={() => void navigate(`/parts${location.search}`)}>Another page</ScriptButton>;
}

/** The layout's part of the cart, with a shop that answers when the test says so. */
export async function showCartPanels(known?: Cart, fitment?: Partial<PartFitment>) {
  const calls: PromiseWithResolvers<Cart>[] = [];
  const get = () => {
    const call = Promise.withResolvers<Cart>();
    calls.push(call);
    return call.promise;
  };
  const api = { ...unusedApi, cart: { ...unusedApi.cart, get }, fitment: judging(fitment) };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = cartQuery(api);
  if (known) queryClient.setQueryData(queryKey, known);
  const onCartEvent = vi.fn<(event: CartEvent) => void>();
  const screen = await render(
    <InShop api={api} queryClient={queryClient}>
      <SelectedVehicleContext value={fitment ? monaro : null}>
        <CartButton />
        <Leave />
        <CartPanels freeShippingFromCents={20_000} onCartEvent={onCartEvent} renderMore={(line) => <p>More like {line.title}</p>} />
      </SelectedVehicleContext>
    </InShop>,
  );
  /** A change of the cart that is on its way until the test ends it. */
  const beginChange = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    void new MutationObserver(queryClient, { mutationKey: cartMutationKey, mutationFn: () => promise }).mutate();
    return resolve;
  };
  return { ...screen, calls, onCartEvent, queryClient, queryKey, beginChange };
}

export const cartButton = page.getByRole("link", { name: /^Cart, / });
export const cartPanel = page.getByRole("dialog", { name: "Your cart" });
export const recentlyAdded = page.getByRole("dialog", { name: "Added to your cart" });

export const idsKept = () => readStoredCart()?.lines.map(({ id }) => id);

/** Longer than a cart has to be left alone before its gifts are looked at. */
export const rest = () => new Promise((resolve) => setTimeout(resolve, 700));
