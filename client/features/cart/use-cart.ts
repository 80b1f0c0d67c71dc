import { useQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { cartQuery, isConfirmed } from "./queries.ts";

/** The cart as far as it is known: nothing on the server and in the first moment, then the browser's copy, then the shop's answer, which confirms it. */
export function useCart() {
  const isHydrated = useHydrated();
  const { data: cart, dataUpdatedAt, isError, refetch } = useQuery({ ...cartQuery(useApi()), enabled: isHydrated });
  return { cart, isConfirmed: !isHydrated || isConfirmed({ dataUpdatedAt }), isError, refetch };
}
