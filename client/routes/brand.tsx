import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import type { ProductList as ProductListData } from "#shared/contract/search.ts";
import { breadcrumbsJsonLd } from "#client/features/catalogue/breadcrumbs-json-ld.ts";
import { ProductList } from "#client/features/catalogue/product-list.tsx";
import { listHead } from "#client/features/catalogue/list-head.ts";
import { filterCount, readProductListState } from "#client/features/catalogue/product-list-params.ts";
import { brandQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import type { PageHandle } from "#client/lib/page-head.ts";
import { pageLoader } from "#client/lib/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/selected-vehicle.ts";
import { Breadcrumbs } from "#client/ui/breadcrumbs.tsx";
import { atBrandSlug } from "./at-brand-slug.ts";
import { brandProductsQuery } from "./brand-products-query.ts";
import { NoProducts } from "./no-products.tsx";
import { ProductCards } from "./product-cards.tsx";
import styles from "./brand.module.css";

const BrandHero = laterPart(async () => (await import("#client/features/content/brand-hero.tsx")).BrandHero);
const BrandAbout = laterPart(async () => (await import("#client/features/content/brand-about.tsx")).BrandAbout);

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
