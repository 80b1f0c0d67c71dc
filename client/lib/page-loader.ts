import type { QueryClient } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router";
import { appContext } from "./app-context.ts";
import type { Api } from "./api.ts";
import { toRouteError } from "./route-error.ts";

type PageQueries = {
  /** Awaited together before the page renders; a failure is the page's failure. */
  critical: Parameters<QueryClient["fetchQuery"]>[0][];
  /** Started first, never awaited: they stream in behind Suspense, and a failure stays inside its boundary. */
  deferred?: Parameters<QueryClient["prefetchQuery"]>[0][];
};

export type PageArgs = { api: Api; params: Record<string, string | undefined>; url: URL };

/** The loader of every page: it only fills the query cache, so its data travels once, in the dehydrated state. */
export function pageLoader(queriesOf: (args: PageArgs) => PageQueries) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<null> => {
    const { api, queryClient } = context.get(appContext);
    const { critical, deferred = [] } = queriesOf({ api, params, url: new URL(request.url) });
    for (const query of deferred) void queryClient.prefetchQuery(query);
    try {
      await Promise.all(critical.map((query) => queryClient.fetchQuery(query)));
    } catch (error) {
      throw toRouteError(error);
    }
    return null;
  };
}
