import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";

/** Starts the buyer's session: the shop learns who it is, and makes the cart theirs. Once a document, in the browser alone. */
export const signedInCustomerQuery = (api: Api) =>
  queryOptions({
    queryKey: ["session"],
    queryFn: () => api.session.start(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
