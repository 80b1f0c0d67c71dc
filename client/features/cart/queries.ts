import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import type { Cart, CartLine } from "#shared/contract/cart.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import type { MyLocation } from "#client/lib/storage/my-location.ts";
import { chunk } from "#shared/domain/chunk.ts";
import { inCartOrder } from "./in-cart-order.ts";

const longestWaitMs = 20_000;

/** The visitor's cart: asked for by the browser, and on the server by the cart page alone. */
export const cartQuery = (api: Api) =>
  queryOptions({
    queryKey: ["cart"],
    queryFn: ({ signal }) => {
      if (import.meta.env.SSR) return api.cart.get(undefined, { signal });
      return inCartOrder(
        "look",
        () => api.cart.get(undefined, { signal: AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]) }),
        signal,
      );
    },
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

/** Where the server leaves what the cookie of a visitor without scripts counts: scripts that run after all begin with the same. */
export const cartCountKey = ["cart-count"];

const served = new WeakMap<QueryClient, Cart | null>();

/** The cart that came with the document, as it was when first asked for. Parts that hydrate later have to begin with it, as their HTML does, even if the cart has changed since. */
export function servedCart(api: Api, queryClient: QueryClient): Cart | undefined {
  if (!served.has(queryClient)) served.set(queryClient, queryClient.getQueryData(cartQuery(api).queryKey) ?? null);
  return served.get(queryClient) ?? undefined;
}

/** Shows the cart that a change was answered with. A look at the cart that was on its way by then never replaces it. */
export async function showCart(api: Api, queryClient: QueryClient, cart: Cart): Promise<void> {
  const { queryKey } = cartQuery(api);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, cart);
}

/** As many as the shop judges with one call. */
const judgedPartsMax = 50;

/** Whether the parts of a cart fit the selected vehicle. A verdict that can't be had is none: the cart is worth showing all the same. */
export const cartFitmentQuery = (
  api: Api,
  lines: readonly Pick<CartLine, "productHandle" | "quantity">[],
  vehicle: SelectedVehicle | null,
) => {
  const handles = [...new Set(lines.flatMap(({ productHandle, quantity }) => (quantity > 0 ? [productHandle] : [])))].toSorted();
  return queryOptions({
    queryKey: ["cart-fitment", handles, vehicleInput(vehicle)],
    queryFn: async ({ signal }) => {
      const calls = chunk(handles, judgedPartsMax).map((batch) =>
        api.fitment.parts({ handles: batch, ...vehicleInput(vehicle) }, { signal }),
      );
      return (await Promise.all(calls)).flat();
    },
    enabled: vehicle !== null && handles.length > 0,
    staleTime: 60_000,
    retry: false,
  });
};

/** The store that is nearest to where the shopper is, within 50 km or beyond. */
export const nearestStoreQuery = (api: Api, location: MyLocation | null) =>
  queryOptions({
    queryKey: ["nearest-store", location],
    queryFn: async ({ signal }) => {
      if (location === null) return null;
      const { stores, nearestBeyond } = await api.stores.nearby(location, { signal });
      return stores[0] ?? nearestBeyond;
    },
    enabled: location !== null,
    staleTime: 600_000,
    retry: false,
  });

/** Every change of the cart runs under this key, so that anyone can see whether it is certain. */
export const cartMutationKey = ["cart"];
/** What the shopper reads when one failed without a better word. */
export const notChangedText = "Your cart could not be changed. Please try again.";

/** The browser's copy counts as this old, so that the shop is asked at once. */
export const copyReadAt = 1;

/** Whether a cart in the query cache is the shop's own answer, or still the browser's copy. */
export function isConfirmed({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean {
  return dataUpdatedAt > copyReadAt;
}
