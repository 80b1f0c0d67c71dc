import { useSuspenseQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect, useParams } from "react-router";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { storeQuery } from "#client/features/stores/queries.ts";
import { StoreDetails } from "#client/features/stores/store/store-details.tsx";
import { storeJsonLd } from "#client/features/stores/store/store-json-ld.ts";
import { useApi } from "#client/lib/api/api.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import styles from "../layout/titled-page.module.css";

const allStores = { label: "Stores", url: "/stores" };

const loadStore = pageLoader(({ api, params: { placeId = "" } }) => ({ critical: [storeQuery(api, placeId)] }));

/** The place id names the store; a slug that is missing or not its own is mended. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await loadStore(args);
  const { api, queryClient } = args.context.get(appContext);
  const store = queryClient.getQueryData(storeQuery(api, args.params["placeId"] ?? "").queryKey);
  const { pathname, search } = new URL(args.request.url);
  if (store && store.url !== pathname) throw redirect(store.url + search, 301);
  return null;
}

export const handle = {
  head: ({ queryClient, api, params: { placeId = "" }, origin, siteName }) => {
    const store = queryClient.getQueryData(storeQuery(api, placeId).queryKey);
    if (!store) return { title: "Store", description: "", isIndexable: false };
    const place = [store.street, store.suburb].filter(Boolean).join(", ");
    return {
      title: `${store.name} store`,
      description: `${siteName} ${store.name}, ${place}: opening hours, phone number and directions. Order online and pick up in store.`,
      canonicalPath: store.url,
      ...(import.meta.env.SSR && {
        jsonLd: [storeJsonLd(store, { origin, siteName }), breadcrumbsJsonLd([allStores, { label: store.name, url: store.url }], origin)],
      }),
    };
  },
} satisfies PageHandle;

export function Component() {
  const { placeId = "" } = useParams();
  const { data: store } = useSuspenseQuery(storeQuery(useApi(), placeId));
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[allStores]} current={store.name} />
      <h1 className={styles.title}>{store.name}</h1>
      <StoreDetails store={store} />
    </div>
  );
}
