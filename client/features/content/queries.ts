import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";

const staleTime = 60_000;

export const productContentQuery = (api: Api, handle: string) =>
  queryOptions({
    queryKey: ["product-content", handle],
    queryFn: ({ signal }) => api.content.product({ handle }, { signal }),
    staleTime,
    meta: { isForFirstHtml: true },
  });

/** Critical to its page without being able to harm it: the head's JSON-LD needs the questions before the first byte, so the server answers within a moment, without any when the CMS fails or is slow. */
export const productQuestionsQuery = (api: Api, handle: string) =>
  queryOptions({
    queryKey: ["product-questions", handle],
    queryFn: ({ signal }) => api.content.questions({ handle }, { signal }),
    staleTime,
  });

export const expertsQuery = (api: Api) =>
  queryOptions({ queryKey: ["experts"], queryFn: ({ signal }) => api.content.experts(undefined, { signal }), staleTime });

export const expertQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ["expert", slug], queryFn: ({ signal }) => api.content.expert({ slug }, { signal }), staleTime });

/** The size guide of a product, or the one for everything. */
export const sizeGuideQuery = (api: Api, product: string | null) =>
  queryOptions({
    queryKey: ["size-guide", product],
    queryFn: ({ signal }) => api.content.sizeGuide(product === null ? {} : { product }, { signal }),
    staleTime,
  });

/** `path` is what stands behind /content-hub/; empty for the front of the hub. */
export const hubQuery = (api: Api, path: string, page: number) =>
  queryOptions({
    queryKey: ["hub", path, page],
    queryFn: ({ signal }) => api.content.hub({ path, page }, { signal }),
    staleTime,
  });

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

export const brandQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ["brand", slug], queryFn: ({ signal }) => api.content.brand({ slug }, { signal }), staleTime });
