import type { QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { appContext } from "./app-context.ts";
import type { Api } from "../api/api.ts";
import { partsOfPage, partsLoaded } from "#client/hydration/lazy-part.tsx";
import { toRouteError } from "../api/route-error.ts";

/** What `queryOptions` returns, for any data and keys. It is a method because its parameter differs between queries, which TypeScript allows only for methods. */
type PageQuery = { queryKey: QueryKey; queryFn?(context: QueryFunctionContext): unknown; meta?: Record<string, unknown> };

type PageQueries = {
  /** Awaited together before the page renders; a failure is the page's failure. */
  critical: PageQuery[];
  /**
   * Started first, never awaited: they stream in behind Suspense, and a failure stays inside its boundary. What streams in late is seen with JavaScript only,
   * so the server gives those with `meta.isForFirstHtml` a moment.
   */
  deferred?: PageQuery[];
};

/** How much longer than for its critical data a page may wait. */
const momentMs = 150;
const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** If the code of parts hangs, the browser shows the next page without them. */
const partsPatienceMs = 1000;

/** Where the document came from. It was there whole, so on the way back nobody waits for parts that it did without. */
const documentUrl = import.meta.env.SSR ? "" : location.href.replace(location.hash, "");

export type PageArgs = { api: Api; params: Record<string, string | undefined>; url: URL; vehicle: SelectedVehicle | null };

/** The loader of every page: it only fills the query cache, so its data travels once, in the dehydrated state. */
export function pageLoader(queriesOf: (args: PageArgs) => PageQueries) {
  const loadParts = partsOfPage();
  const partsInTime = (url: string) =>
    import.meta.env.SSR ? partsLoaded() : Promise.race([loadParts(url === documentUrl), delay(partsPatienceMs)]);
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<null> => {
    const { api, queryClient, vehicle } = context.get(appContext);
    const { critical, deferred = [] } = queriesOf({ api, params, url: new URL(request.url), vehicle });
    // First what the page waits for, its code too, for browsers without HTTP/2 ask for six things at a time. No call settles before all are begun.
    const needed = Promise.all([...critical.map((query) => queryClient.fetchQuery(query)), partsInTime(request.url)]);
    const forFirstHtml: Promise<void>[] = [];
    const startDeferred = () => {
      for (const query of deferred) {
        const loading = queryClient.prefetchQuery(query);
        if (import.meta.env.SSR && query.meta?.["isForFirstHtml"]) forFirstHtml.push(loading);
      }
    };
    // Code is asked for by the end of this task. By then the shopper may have turned to something else.
    if (import.meta.env.SSR) startDeferred();
    else setTimeout(() => void (request.signal.aborted || startDeferred()));
    try {
      await needed;
      if (import.meta.env.SSR && forFirstHtml.length > 0) await Promise.race([Promise.all(forFirstHtml), delay(momentMs)]);
    } catch (error) {
      throw toRouteError(error);
    }
    return null;
  };
}
