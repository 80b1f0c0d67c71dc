import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";

/** The size guide of a product, or the one for everything. */
export const sizeGuideQuery = (api: Api, product: string | null) =>
  queryOptions({
    queryKey: ["size-guide", product],
    queryFn: ({ signal }) => api.content.sizeGuide(product === null ? {} : { product }, { signal }),
    staleTime: 60_000,
  });
