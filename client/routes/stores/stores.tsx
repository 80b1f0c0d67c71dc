import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { storePlacesQuery, storesNearPlaceQuery } from "#client/features/stores/queries.ts";
import { storesQuery } from "#client/lib/stock/stock-queries.ts";
import { readStoreSearch } from "#client/features/stores/finder/store-search-params.ts";
import { StoreSearch } from "#client/features/stores/finder/store-search.tsx";
import { StoreList } from "#client/features/stores/finder/store-list.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import styles from "../layout/titled-page.module.css";

export const loader = pageLoader(({ api, url }) => {
  const { q, placeId } = readStoreSearch(url.searchParams);
  const search = placeId ? [storesNearPlaceQuery(api, placeId)] : q === "" ? [] : [storePlacesQuery(api, q)];
  return { critical: [storesQuery(api), ...search] };
});

export const handle = {
  head: ({ siteName }) => ({
    title: "Stores",
    description: `Find a ${siteName} store near you: addresses, phone numbers and opening hours in every state and in New Zealand.`,
    canonicalPath: "/stores",
  }),
} satisfies PageHandle;

export function Component() {
  const [params] = useSearchParams();
  const { data: stores } = useSuspenseQuery(storesQuery(useApi()));
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[{ label: "Home", url: "/" }]} current="Stores" />
      <h1 className={styles.title}>Stores</h1>
      <StoreSearch {...readStoreSearch(params)} />
      <StoreList stores={stores} />
    </div>
  );
}
