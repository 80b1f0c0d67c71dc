import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api.ts";

/** The visitor's cart: asked for by the browser, and on the server by the cart page alone. */
export const cartQuery = (api: Api) =>
  queryOptions({
    queryKey: ["cart"],
    queryFn: ({ signal }) => api.cart.get(undefined, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });

/** Every change of the cart runs under this key, so that anyone can see whether it is certain. */
export const cartMutationKey = ["cart"];
