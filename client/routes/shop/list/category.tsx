import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { listHead } from "#client/features/catalogue/product-list/list-head.ts";
import { productListInput, readProductListState } from "#client/features/catalogue/product-list/product-list-params.ts";
import { categoryProductsQuery, categoryQuery } from "#client/features/catalogue/queries.ts";
import { QuestionList } from "#client/features/content/blocks/text/question-list.tsx";
import { questionsJsonLd } from "#client/features/content/blocks/text/questions-json-ld.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { ListFrame } from "./list-frame.tsx";
import { listParts } from "#client/features/catalogue/product-list/load-list-parts.ts";

const CategoryIntro = lazyPart(async () => (await listParts()).CategoryIntro);

const allCategories = { label: "All Categories", url: "/parts" };

export const loader = pageLoader(({ api, url, vehicle }) => ({
  critical: [
    categoryQuery(api, url.pathname),
    categoryProductsQuery(api, url.pathname, productListInput(readProductListState(url.searchParams), vehicle)),
  ],
}));

export const handle = {
  head: ({ queryClient, api, url, origin }) => {
    const state = readProductListState(url.searchParams);
    const category = queryClient.getQueryData(categoryQuery(api, url.pathname).queryKey);
    if (!category) return { title: "Parts", description: "Parts by category", isIndexable: false };
    return {
      title: category.seo.title || category.title,
      description: category.seo.description,
      ...(import.meta.env.SSR && {
        // Crawlers have no vehicle.
        ...listHead(
          url.pathname,
          state,
          queryClient.getQueryData(categoryProductsQuery(api, url.pathname, productListInput(state, null)).queryKey),
        ),
        isUnavailable: queryClient.getQueriesData({ queryKey: ["category-products"] }).some(([, list]) => list === null),
        openGraph: { type: "website", card: category.url, imageAlt: category.picture?.alt },
        jsonLd: [
          breadcrumbsJsonLd([...category.breadcrumbs, { label: category.title, url: category.url }], origin),
          ...(state.page === 1 ? questionsJsonLd(category.questions) : []),
        ],
      }),
    };
  },
} satisfies PageHandle;

export function Component() {
  const api = useApi();
  const { pathname, search } = useLocation();
  const state = readProductListState(new URLSearchParams(search));
  const { data: category } = useSuspenseQuery(categoryQuery(api, pathname));
  const { data: list } = useSuspenseQuery(categoryProductsQuery(api, pathname, productListInput(state, useSelectedVehicle())));
  const [first = allCategories] = category.breadcrumbs;
  const links = first.url === allCategories.url ? category.breadcrumbs : [allCategories, ...category.breadcrumbs];
  return (
    <ListFrame
      title={category.title}
      current={category.title}
      trail={links}
      path={pathname}
      list={list}
      search={search}
      below={<QuestionList questions={category.questions} />}
    >
      <CategoryIntro category={category} view={state.view} list={list} />
    </ListFrame>
  );
}
