import { useSuspenseQuery } from "@tanstack/react-query";
import { type ShouldRevalidateFunctionArgs, useParams } from "react-router";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { productJsonLd } from "#client/features/catalogue/product-page/product-json-ld.ts";
import { productQuery, productStockQuery, recommendationsQuery } from "#client/features/catalogue/queries.ts";
import { questionsJsonLd } from "#client/features/content/blocks/text/questions-json-ld.ts";
import { otherBrandsQuery } from "#client/features/compare/queries.ts";
import { onProductPage, productReviewsQuery } from "#client/features/reviews/queries.ts";
import { layoutQuery } from "#client/features/content/queries.ts";
import { productContentQuery, productQuestionsQuery } from "#client/features/content/product-queries.ts";
import { fitmentQuery, fittedVehiclesQuery, isFitmentHidden, readVehiclesWanted } from "#client/features/fitment/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { ProductView } from "./product-view.tsx";

export const loader = pageLoader(({ api, params: { slug = "" }, url, vehicle }) => ({
  deferred: [
    productStockQuery(api, slug),
    // The search knows these; a page that can be bought from doesn't wait for it.
    fittedVehiclesQuery(api, slug, readVehiclesWanted(url.searchParams)),
    ...(isFitmentHidden(url.searchParams) ? [] : [fitmentQuery(api, slug, vehicle)]),
    recommendationsQuery(api, slug, vehicle),
    productContentQuery(api, slug),
    productReviewsQuery(api, slug, onProductPage),
    otherBrandsQuery(api, slug),
  ],
  critical: [productQuery(api, slug), productQuestionsQuery(api, slug)],
}));

/** A choice changes the address but none of the data; at the same address something else has changed. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

export const handle = {
  head: ({ queryClient, api, params: { slug = "" }, origin }) => {
    const product = queryClient.getQueryData(productQuery(api, slug).queryKey);
    if (!product) return { title: "Product", description: "", isIndexable: false };
    const path = `/products/${product.handle}`;
    const picture = product.pictures.find(({ video }) => !video);
    return {
      title: product.seo.title || product.title,
      description: product.seo.description || product.description,
      canonicalPath: path,
      ...(import.meta.env.SSR && {
        openGraph: { type: "product", card: path, imageAlt: picture?.alt },
        jsonLd: [
          productJsonLd(
            product,
            origin,
            queryClient.getQueryData(layoutQuery(api).queryKey)?.shipping,
            queryClient.getQueryData(productReviewsQuery(api, slug, onProductPage).queryKey)?.list,
          ),
          breadcrumbsJsonLd([...product.breadcrumbs, { label: product.title, url: path }], origin),
          ...questionsJsonLd(queryClient.getQueryData(productQuestionsQuery(api, slug).queryKey) ?? []),
        ],
      }),
    };
  },
} satisfies PageHandle;

export function Component() {
  const { slug = "" } = useParams();
  const { data: product } = useSuspenseQuery(productQuery(useApi(), slug));
  return <ProductView key={product.id} product={product} />;
}
