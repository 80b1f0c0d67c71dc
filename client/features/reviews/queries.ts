import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import type { ReviewSort } from "#shared/domain/choosing/review.ts";

export type WantedReviews = { sort: ReviewSort; page: number; limit: number };

/** As many as a product's own page shows. */
export const onProductPage: WantedReviews = { sort: "newest", page: 1, limit: 3 };

/** What shoppers say of a part. The browser keeps the server's HTML of it, and asks only where it has none. */
export const productReviewsQuery = (api: Api, handle: string, wanted: WantedReviews) =>
  queryOptions({
    queryKey: ["product-reviews", handle, wanted],
    queryFn: ({ signal }) => api.reviews.list({ handle, ...wanted }, { signal }),
    staleTime: 60_000,
    meta: { isForFirstHtml: true, isServerOnly: true },
  });
