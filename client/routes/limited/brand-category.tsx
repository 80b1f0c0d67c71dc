import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { readProductListState } from "#client/features/catalogue/product-list/product-list-params.ts";
import { categoryQuery } from "#client/features/catalogue/queries.ts";
import { brandQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { brandUrl, categoriesRoot, categoryOfRest } from "#shared/domain/product/limited-address.ts";
import { LimitedList } from "./limited-list.tsx";
import { filteredCategory, limitedHead } from "./limits.ts";
import { categoryUrlQuery, offeredCategoriesQuery } from "./offered-categories.ts";
import { brandProductsQuery } from "../content/brand-products-query.ts";

const above = [{ label: "Brands", url: "/brands" }];

type Params = Record<string, string | undefined>;

const askedOf = ({ slug = "", "*": rest }: Params) => ({ slug, category: categoryOfRest(rest) ?? categoriesRoot });

export const loader = pageLoader(({ api, params, url, vehicle }) => {
  const { slug, category } = askedOf(params);
  const state = readProductListState(url.searchParams);
  const filtered = filteredCategory(state);
  const products = brandProductsQuery(api, { slug, category, state }, vehicle);
  return {
    critical: [
      brandQuery(api, slug),
      categoryQuery(api, category),
      products,
      offeredCategoriesQuery(api, products.queryKey, (client) => client.fetchQuery(products)),
      ...(filtered === null ? [] : [categoryUrlQuery(api, filtered)]),
    ],
  };
});

export const handle = {
  head: ({ queryClient, api, params, url, origin }) => {
    const { slug, category: path } = askedOf(params);
    const state = readProductListState(url.searchParams);
    const brand = queryClient.getQueryData(brandQuery(api, slug).queryKey);
    const category = queryClient.getQueryData(categoryQuery(api, path).queryKey);
    if (!brand || !category) return { title: "Brand", description: "", isIndexable: false };
    const title = `${category.title} by ${brand.name}`;
    return {
      title,
      description: `Shop ${title}. Choose your vehicle to see what fits, pick up in store or have them delivered.`,
      ...(import.meta.env.SSR && {
        openGraph: { type: "website", imageUrl: category.picture?.url ?? brand.logo?.url, imageAlt: title },
        ...limitedHead(
          { above, base: { label: brand.name, url: brandUrl(slug) }, category },
          {
            state,
            list: queryClient.getQueryData(brandProductsQuery(api, { slug, category: path, state }, null).queryKey),
            filteredUrl: queryClient.getQueryData(categoryUrlQuery(api, filteredCategory(state) ?? "").queryKey),
            origin,
          },
        ),
      }),
    };
  },
} satisfies PageHandle;

/** A brand's parts of one category. */
export function Component() {
  const api = useApi();
  const { slug, category: path } = askedOf(useParams());
  const [searchParams] = useSearchParams();
  const state = readProductListState(searchParams);
  const { data: brand } = useSuspenseQuery(brandQuery(api, slug));
  const { data: category } = useSuspenseQuery(categoryQuery(api, path));
  const products = brandProductsQuery(api, { slug, category: path, state }, useSelectedVehicle());
  const { data: list } = useSuspenseQuery(products);
  const { data: ways } = useSuspenseQuery(offeredCategoriesQuery(api, products.queryKey, (client) => client.fetchQuery(products)));
  const limits = { above, base: { label: brand.name, url: brandUrl(slug) }, category };
  return <LimitedList limits={limits} title={`${category.title} by ${brand.name}`} ways={ways} list={list} state={state} />;
}
