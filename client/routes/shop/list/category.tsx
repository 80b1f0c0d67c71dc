import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { NoProducts } from "#client/features/catalogue/product-list/no-products.tsx";
import { ProductList } from "#client/features/catalogue/product-list/product-list.tsx";
import { listHead } from "#client/features/catalogue/product-list/list-head.ts";
import { filterCount, productListInput, readProductListState } from "#client/features/catalogue/product-list/product-list-params.ts";
import { categoryProductsQuery, categoryQuery } from "#client/features/catalogue/queries.ts";
import { QuestionList } from "#client/features/content/blocks/text/question-list.tsx";
import { questionsJsonLd } from "#client/features/content/blocks/text/questions-json-ld.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { ProductCards } from "./product-cards.tsx";
import styles from "./category.module.css";

const CategoryIntro = lazyPart(async () => (await import("#client/features/catalogue/product-list/list-parts.ts")).CategoryIntro);

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
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const state = readProductListState(searchParams);
  const { data: category } = useSuspenseQuery(categoryQuery(api, pathname));
  const { data: list } = useSuspenseQuery(categoryProductsQuery(api, pathname, productListInput(state, useSelectedVehicle())));
  const [first = allCategories] = category.breadcrumbs;
  const links = first.url === allCategories.url ? category.breadcrumbs : [allCategories, ...category.breadcrumbs];
  const up = links.at(-1) ?? allCategories;
  return (
    <div className={styles.page}>
      <Breadcrumbs links={links} current={category.title} />
      <h1 className={styles.title}>{category.title}</h1>
      <CategoryIntro category={category} view={state.view} fitment={list?.fitmentFilter ?? null} />
      <ProductList
        path={pathname}
        list={list}
        state={state}
        empty={
          <NoProducts
            title="No products found within the category."
            isFiltered={filterCount(state) > 0}
            path={pathname}
            upLabel={up.label}
            upUrl={up.url}
          />
        }
      >
        {list && <ProductCards name={category.title} list={list} view={state.view} />}
      </ProductList>
      <QuestionList questions={category.questions} />
    </div>
  );
}
