import { useSuspenseQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect, useLocation, useParams, useSearchParams } from "react-router";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { limitedListHead } from "#client/features/catalogue/product-list/list-head.ts";
import { filterCount, readProductListState } from "#client/features/catalogue/product-list/product-list-params.ts";
import { ProductList } from "#client/features/catalogue/product-list/product-list.tsx";
import { brandQuery } from "#client/features/content/brand/brand-query.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { brandUrl } from "#shared/domain/product/limited-address.ts";
import { brandProductsQuery } from "./brand-products-query.ts";
import { ProductCards } from "./product-cards.tsx";
import styles from "./brand.module.css";
import { listParts } from "#client/features/catalogue/product-list/load-list-parts.ts";

// The list is what one acts on.
const brandPageParts = () => import("#client/features/content/brand/brand-page-parts.ts");
const BrandAbout = lazyPart(async () => (await brandPageParts()).BrandAbout);
const BrandHero = lazyPart(async () => (await brandPageParts()).BrandHero);
const WaysDown = lazyPart(async () => (await listParts()).WaysDown);
const NoProducts = lazyPart(async () => (await listParts()).NoProducts);

const allBrands = { label: "Brands", url: "/brands" };

const loadBrand = pageLoader(({ api, params, url, vehicle }) => {
  const slug = params["slug"] ?? "";
  const state = readProductListState(url.searchParams);
  return { critical: [brandQuery(api, slug), brandProductsQuery(api, { slug, state }, vehicle)] };
});

/** A brand that was asked for by its id stands at its slug. Only documents are asked for so: our own links name the slug. */
export const loader = import.meta.env.SSR ? atBrandSlug(loadBrand) : loadBrand;

export const handle = {
  head: ({ queryClient, api, params, url, origin }) => {
    const slug = params["slug"] ?? "";
    const state = readProductListState(url.searchParams);
    const brand = queryClient.getQueryData(brandQuery(api, slug).queryKey);
    if (!brand) return { title: "Brand", description: "", isIndexable: false };
    const base = brandUrl(brand.slug);
    return {
      title: `${brand.name} parts`,
      // Read from documents alone.
      description: import.meta.env.SSR
        ? `Shop ${brand.name} parts. Choose your vehicle to see what fits, pick up in store or have them delivered.`
        : brand.name,
      ...(import.meta.env.SSR && {
        // Crawlers have no vehicle.
        ...limitedListHead({ path: base, base, state }, queryClient.getQueryData(brandProductsQuery(api, { slug, state }, null).queryKey)),
        isUnavailable: queryClient.getQueriesData({ queryKey: ["brand-products"] }).some(([, list]) => list === null),
        openGraph: { type: "website", card: base, imageAlt: brand.name },
        jsonLd: [breadcrumbsJsonLd([allBrands, { label: brand.name, url: url.pathname }], origin)],
      }),
    };
  },
} satisfies PageHandle;

export function Component() {
  const api = useApi();
  const { slug = "" } = useParams();
  const { pathname: path } = useLocation();
  const [searchParams] = useSearchParams();
  const state = readProductListState(searchParams);
  const { data: brand } = useSuspenseQuery(brandQuery(api, slug));
  const vehicle = useSelectedVehicle();
  const { data: list } = useSuspenseQuery(brandProductsQuery(api, { slug, state }, vehicle));
  return (
    <>
      <BrandHero brand={brand} />
      <div className={styles.page}>
        <Breadcrumbs links={[allBrands]} current={brand.name} />
        <BrandAbout brand={brand} />
        <WaysDown list={list} base={path} />
        <ProductList
          path={path}
          list={list}
          state={state}
          empty={
            <NoProducts
              title={`No products found of ${brand.name}.`}
              isFiltered={filterCount(state) > 0}
              path={path}
              up={{ label: "All brands", url: allBrands.url }}
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
