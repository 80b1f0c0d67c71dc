import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";

/** Every page begins with what is here; what pages of one kind ask for stands apart, so that others go without it. */
const staleTime = 60_000;

export const layoutQuery = (api: Api) =>
  queryOptions({
    queryKey: ["layout"],
    queryFn: ({ signal }) => api.content.layout(undefined, { signal }),
    staleTime,
    // The browser keeps both as the server's HTML.
    meta: { serverOnlyLists: ["headerMenu", "footerMenus"] },
  });

/** `slug` is the CMS's full slug: "home", "pages/shipping". */
export const pageQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ["content-page", slug], queryFn: ({ signal }) => api.content.page({ slug }, { signal }), staleTime });
