import { useSuspenseQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect, useLocation } from "react-router";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { breadcrumbsJsonLd } from "#client/features/catalogue/category/breadcrumbs-json-ld.ts";
import { carJsonLd } from "#client/features/cars/car-json-ld.ts";
import { knownPage, limitedPageQuery } from "./limited-page-query.ts";

// Makes and cars are no lists, and much that they show stands still: each kind's code comes after the page's own.
const ListFrame = lazyPart(async () => (await import("../shop/list/list-frame.tsx")).ListFrame);
// Not by the lists' own way to it, whose file every such page would begin with.
const WaysDown = lazyPart(async () => (await import("#client/features/catalogue/product-list/list-parts.ts")).WaysDown);
const VehiclePages = lazyPart(async () => (await import("./vehicle-pages.tsx")).VehiclePages);

const load = pageLoader(({ api, url, vehicle }) => ({ critical: [limitedPageQuery(api, url, vehicle)] }));

/** A vehicle's id says which it is; a name beside it that is missing or not its own is mended. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await load(args);
  const { queryClient } = args.context.get(appContext);
  const url = new URL(args.request.url);
  const path = knownPage(queryClient, url)?.path ?? url.pathname;
  if (path !== url.pathname) throw redirect(path + url.search, 301);
  return null;
}

export const handle = {
  head: ({ queryClient, url, origin }) => {
    const page = knownPage(queryClient, url);
    if (!page) return { title: "Parts", description: "" };
    const { title, description, path, imageUrl, trail, current } = page;
    if (!import.meta.env.SSR) return { title, description };
    return {
      title,
      description,
      canonicalPath: path,
      openGraph: { type: "website", ...(imageUrl && { imageUrl }), imageAlt: page.kind === "car" ? current : title },
      jsonLd: [
        breadcrumbsJsonLd([...trail, { label: current, url: path }], origin),
        ...(page.kind === "car" ? [carJsonLd(page.car, origin)] : []),
      ],
      ...(page.kind === "list" && { ...page.crawling, isUnavailable: page.list === null }),
    };
  },
} satisfies PageHandle;

/** Below a brand and below a vehicle's id a list, behind makes' names what there is to know of their cars. */
export function Component() {
  const { pathname, search } = useLocation();
  const { data } = useSuspenseQuery(limitedPageQuery(useApi(), { pathname, search }, useSelectedVehicle()));
  if (data.kind !== "list") return <VehiclePages page={data} />;
  return (
    <ListFrame {...data} search={search}>
      <WaysDown list={data.list} base={data.base} />
    </ListFrame>
  );
}
