import { useSuspenseQuery } from "@tanstack/react-query";
import { OtherBrands } from "#client/features/compare/other-brands.tsx";
import { otherBrandsQuery } from "#client/features/compare/queries.ts";
import { onProductPage, productReviewsQuery } from "#client/features/reviews/queries.ts";
import { ProductReviews } from "#client/features/reviews/view/product-reviews.tsx";
import { useApi } from "#client/lib/api/api.ts";

// The server makes these, and the browser where a part was gone to without a new document.

/** What other brands make of a part. */
export function OtherBrandsView({ handle }: { handle: string }) {
  const { data } = useSuspenseQuery(otherBrandsQuery(useApi(), handle));
  return <OtherBrands handle={handle} comparison={data} />;
}

/** What shoppers say of a part. */
export function TalkView({ handle }: { handle: string }) {
  const { data } = useSuspenseQuery(productReviewsQuery(useApi(), handle, onProductPage));
  return <ProductReviews {...data} />;
}
