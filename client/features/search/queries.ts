import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api.ts";

const staleTime = 60_000;

/** What the search bar offers for a text; without one, the popular searches. The last answer stays while the next is on its way; a failure is told at once. */
export const suggestionsQuery = (api: Api, text: string, collection: string | undefined) =>
  queryOptions({
    queryKey: ["suggestions", text, collection],
    queryFn: ({ signal }) => api.search.suggestions({ q: text, collection }, { signal }),
    staleTime,
    retry: false,
    placeholderData: keepPreviousData,
  });
