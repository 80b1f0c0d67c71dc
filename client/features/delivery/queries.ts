import { queryOptions } from "@tanstack/react-query";
import type { DeliveryQuoteInput } from "#shared/contract/stores/delivery.ts";
import type { Api } from "#client/lib/api/api.ts";

const staleTime = 600_000;

/** `choice` names what is chosen of the product, so that another choice asks again. */
export const deliveryQuoteQuery = (api: Api, input: DeliveryQuoteInput, choice: string) =>
  queryOptions({
    queryKey: ["delivery-quote", input, choice],
    queryFn: ({ signal }) => api.delivery.quote(input, { signal }),
    staleTime,
    retry: false,
  });
