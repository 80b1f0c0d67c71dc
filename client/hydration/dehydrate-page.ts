import type { Query, QueryClient } from "@tanstack/react-query";
import { packLists } from "./packed-lists.ts";
import type { PageState, StreamedOutcome } from "./page-state.ts";

/** The queries of a request as they stand now. Failed ones are left out, so that the browser asks for them once itself. */
export function dehydrateQueries(queryClient: QueryClient): Pick<PageState, "settled" | "pending"> {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => !isServerOnly(query));
  return {
    settled: queries
      .filter((query) => query.state.status === "success")
      .map((query) => [query.queryKey, packLists(sentData(query)), query.state.dataUpdatedAt]),
    pending: queries
      .filter((query) => query.state.status === "pending" && query.state.fetchStatus === "fetching")
      .map((query) => query.queryKey),
  };
}

/** Whether only the server renders what a query is about (`meta.isServerOnly`): the browser keeps the HTML, and asks by itself where it has none. */
const isServerOnly = ({ meta }: Pick<Query, "meta">): boolean => meta?.["isServerOnly"] === true;

/** A query's data without the lists that only the server renders (`meta.serverOnlyLists`); they travel empty. */
function sentData({ meta, state: { data } }: Query): unknown {
  const lists = meta?.serverOnlyLists;
  if (!Array.isArray(lists) || typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, lists.includes(name) ? [] : value]));
}

/** Waits until no query runs any more, and says whether all of them have their data. */
export async function whenSettled(queryClient: QueryClient): Promise<boolean> {
  if (queryClient.isFetching() > 0) {
    await new Promise<void>((resolve) => {
      const stop = queryClient.getQueryCache().subscribe(() => {
        if (queryClient.isFetching() > 0) return;
        stop();
        resolve();
      });
    });
  }
  return queryClient
    .getQueryCache()
    .getAll()
    .every((query) => query.state.status === "success");
}

/** Tells the listener of every query that settles from now on; returns how to stop listening. */
export function onQuerySettled(queryClient: QueryClient, listener: (outcome: StreamedOutcome) => void): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || isServerOnly(event.query)) return;
    if (event.action.type === "success") listener([event.query.queryHash, { data: packLists(event.query.state.data) }]);
    if (event.action.type === "error") listener([event.query.queryHash, "failed"]);
  });
}
