import { useSuspenseQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect, useParams, useSearchParams } from "react-router";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { listHead } from "#client/features/catalogue/product-list/list-head.ts";
import { filterCount, readProductListState } from "#client/features/catalogue/product-list/product-list-params.ts";
import { NoProducts } from "#client/features/catalogue/product-list/no-products.tsx";
import { ProductList } from "#client/features/catalogue/product-list/product-list.tsx";
import { BrandAbout } from "#client/features/content/brand/brand-about.tsx";
import { BrandHero } from "#client/features/content/brand/brand-hero.tsx";
import { brandQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { addressBelow, brandUrl } from "#shared/domain/product/limited-address.ts";
import { categoryUrlQuery, offeredCategoriesQuery } from "../limited/offered-categories.ts";
import { WaysDown } from "../limited/limited-list.tsx";
import { filteredCategory } from "../limited/limits.ts";
import { ProductCards } from "../shop/list/product-cards.tsx";
import { brandProductsQuery } from "./brand-products-query.ts";
import styles from "./brand.module.css";

const allBrands = { label: "Brands", url: "/brands" };

const loadBrand = pageLoader(({ api, params, url, vehicle }) => {
  const slug = params["slug"] ?? "";
  const state = readProductListState(url.searchParams);
  const filtered = filteredCategory(state);
  const products = brandProductsQuery(api, { slug, category: null, state }, vehicle);
  return {
    critical: [
      brandQuery(api, slug),
      products,
      offeredCategoriesQuery(api, products.queryKey, (client) => client.fetchQuery(products)),
      ...(filtered === null ? [] : [categoryUrlQuery(api, filtered)]),
    ],
  };
});

/** A brand that was asked for by its id stands at its slug. Only documents are asked for so: our own links name the slug. */
export const loader = import.meta.env.SSR ? atBrandSlug(loadBrand) : loadBrand;

export const handle = {
  head: ({ queryClient, api, params, url, origin }) => {
    const slug = params["slug"] ?? "";
    const state = readProductListState(url.searchParams);
    const brand = queryClient.getQueryData(brandQuery(api, slug).queryKey);
    const filteredUrl = queryClient.getQueryData(categoryUrlQuery(api, filteredCategory(state) ?? "").queryKey);
    if (!brand) return { title: "Brand", description: "", isIndexable: false };
    return {
      title: `${brand.name} parts`,
      description: `Shop ${brand.name} parts. Choose your vehicle to see what fits, pick up in store or have them delivered.`,
      ...(import.meta.env.SSR && {
        // Crawlers have no vehicle.
        ...listHead(
          brandUrl(brand.slug),
          state,
          queryClient.getQueryData(brandProductsQuery(api, { slug, category: null, state }, null).queryKey),
        ),
        ...(filteredUrl && { canonicalPath: addressBelow(brandUrl(brand.slug), filteredUrl) }),
        isUnavailable: queryClient.getQueriesData({ queryKey: ["brand-products"] }).some(([, list]) => list === null),
        openGraph: { type: "website", card: brandUrl(brand.slug), imageAlt: brand.name },
        jsonLd: [breadcrumbsJsonLd([allBrands, { label: brand.name, url: url.pathname }], origin)],
      }),
    };
  },
} satisfies PageHandle;

export function Component() {
  const api = useApi();
  const { slug = "" } = useParams();
  const [searchParams] = useSearchParams();
  const state = readProductListState(searchParams);
  const { data: brand } = useSuspenseQuery(brandQuery(api, slug));
  const products = brandProductsQuery(api, { slug, category: null, state }, useSelectedVehicle());
  const { data: list } = useSuspenseQuery(products);
  const { data: ways } = useSuspenseQuery(offeredCategoriesQuery(api, products.queryKey, (client) => client.fetchQuery(products)));
  const path = brandUrl(slug);
  return (
    <>
      <BrandHero brand={brand} />
      <div className={styles.page}>
        <Breadcrumbs links={[allBrands]} current={brand.name} />
        <BrandAbout brand={brand} />
        <WaysDown base={path} ways={ways} />
        <ProductList
          path={path}
          list={list}
          state={state}
          empty={
            <NoProducts
              title={`No products found of ${brand.name}.`}
              isFiltered={filterCount(state) > 0}
              path={path}
              upLabel="All brands"
              upUrl={allBrands.url}
            />
          }
        >
          {list && <ProductCards name={brand.name} list={list} view={state.view} />}
        </ProductList>
      </div>
    </>
  );
}

/** A brand's loader that sends whoever asks by an id to the brand's slug, the query untouched. */
function atBrandSlug(load: (args: LoaderFunctionArgs) => Promise<null>) {
  return async (args: LoaderFunctionArgs): Promise<null> => {
    await load(args);
    const { api, queryClient } = args.context.get(appContext);
    const asked = args.params["slug"] ?? "";
    const brand = queryClient.getQueryData(brandQuery(api, asked).queryKey);
    if (brand && brand.slug !== asked) throw redirect(`/brands/${brand.slug}${new URL(args.request.url).search}`, 301);
    return null;
  };
}
