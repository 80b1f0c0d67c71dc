import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect, useParams, useSearchParams } from "react-router";
import type { ProductList as ProductListData } from "#shared/contract/catalogue/search.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { listHead } from "#client/features/catalogue/product-list/list-head.ts";
import {
  type ProductListState,
  filterCount,
  productListInput,
  readProductListState,
} from "#client/features/catalogue/product-list/product-list-params.ts";
import { listStaleTime } from "#client/features/catalogue/queries.ts";
import { NoProducts } from "#client/features/catalogue/product-list/no-products.tsx";
import { ProductList } from "#client/features/catalogue/product-list/product-list.tsx";
import { BrandAbout } from "#client/features/content/brand/brand-about.tsx";
import { BrandHero } from "#client/features/content/brand/brand-hero.tsx";
import { brandQuery } from "#client/features/content/queries.ts";
import { type Api, useApi } from "#client/lib/api/api.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { ProductCards } from "../shop/list/product-cards.tsx";
import styles from "./brand.module.css";

/** A brand's products, null while nobody can tell; the index knows brands by name, so the brand comes first. */
const brandProductsQuery = (api: Api, slug: string, state: ProductListState, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["brand-products", slug, productListInput(state, vehicle)],
    queryFn: async ({ client, signal }) => {
      const brand = await client.fetchQuery(brandQuery(api, slug));
      return api.search.products({ ...productListInput(state, vehicle), vendor: brand.name }, { signal }).catch(nullIfUnavailable);
    },
    staleTime: listStaleTime,
  });

const allBrands = { label: "Brands", url: "/brands" };

const loadBrand = pageLoader(({ api, params, url, vehicle }) => {
  const slug = params["slug"] ?? "";
  return { critical: [brandQuery(api, slug), brandProductsQuery(api, slug, readProductListState(url.searchParams), vehicle)] };
});

/** A brand that was asked for by its id stands at its slug. Only documents are asked for so: our own links name the slug. */
export const loader = import.meta.env.SSR ? atBrandSlug(loadBrand) : loadBrand;

export const handle = {
  head: ({ queryClient, api, params, url, origin }) => {
    const slug = params["slug"] ?? "";
    const state = readProductListState(url.searchParams);
    const brand = queryClient.getQueryData(brandQuery(api, slug).queryKey);
    if (!brand) return { title: "Brand", description: "", isIndexable: false };
    return {
      title: `${brand.name} parts`,
      description: `Shop ${brand.name} parts. Choose your vehicle to see what fits, pick up in store or have them delivered.`,
      ...(import.meta.env.SSR && {
        // Crawlers have no vehicle.
        ...listHead(`/brands/${brand.slug}`, state, queryClient.getQueryData(brandProductsQuery(api, slug, state, null).queryKey)),
        isUnavailable: queryClient.getQueriesData({ queryKey: ["brand-products"] }).some(([, list]) => list === null),
        openGraph: { type: "website", imageUrl: brand.banner?.url ?? brand.logo?.url, imageAlt: brand.name },
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
  const { data: list } = useSuspenseQuery(brandProductsQuery(api, slug, state, useSelectedVehicle()));
  const path = `/brands/${slug}`;
  return (
    <>
      <BrandHero brand={brand} />
      <div className={styles.page}>
        <Breadcrumbs links={[allBrands]} current={brand.name} />
        <BrandAbout brand={brand} />
        <ProductList
          path={path}
          list={list && withoutBrandFacet(list)}
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

/** All products here are of one brand, so it is no choice. */
function withoutBrandFacet(list: ProductListData): ProductListData {
  return { ...list, facets: list.facets.filter(({ name }) => name !== "vendor") };
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
