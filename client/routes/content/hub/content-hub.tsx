import { useSuspenseQuery } from "@tanstack/react-query";
import { hubQuery } from "#client/features/content/hub/hub-query.ts";
import { pageQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { contentPageHead } from "../page/content-page-head.ts";
import { pageProductsQuery } from "../page/page-products-query.ts";
import { HubFront } from "./hub-front.tsx";

const slug = "content-hub";

/** The front of the content hub. */
export const loader = pageLoader(({ api, vehicle }) => ({
  critical: [pageQuery(api, slug), hubQuery(api, "", 1)],
  deferred: [pageProductsQuery(api, slug, vehicle)],
}));

export const handle = { head: contentPageHead } satisfies PageHandle;

export function Component() {
  const api = useApi();
  const { data: page } = useSuspenseQuery(pageQuery(api, slug));
  const { data: hub } = useSuspenseQuery(hubQuery(api, "", 1));
  return <HubFront slug={slug} blocks={page.blocks} filters={hub.filters} />;
}
