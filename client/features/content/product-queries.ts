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
