import { type QueryClient, hashKey } from "@tanstack/react-query";
import { unpackLists } from "./packed-lists.ts";
import { type PageState, type StreamedOutcome, pageStateElementId, streamedQueueName } from "./page-state.ts";

declare global {
  interface Window {
    [streamedQueueName]?: StreamedOutcome[] | { push(outcome: StreamedOutcome): void };
  }
}

/** Reads the state that the server put before the application. */
export function readPageState(): PageState {
  const text = document.getElementById(pageStateElementId)?.textContent;
  if (!text) throw new Error("No page state");
  return JSON.parse(text);
}

/** Fills the cache with the server's settled queries, and lets its pending ones wait for the stream instead of asking again. */
export function hydratePage(queryClient: QueryClient, state: PageState): void {
  for (const [queryKey, data, updatedAt] of state.settled) queryClient.setQueryData(queryKey, unpackLists(data), { updatedAt });
  const outcomes = new Map<string, (data: unknown) => void>();
  for (const queryKey of state.pending) {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    outcomes.set(hashKey(queryKey), resolve);
    void queryClient.prefetchQuery({ queryKey, queryFn: () => promise });
  }
  const settle = ([queryHash, outcome]: StreamedOutcome): void => {
    // A query that is removed waits no longer; whoever needs it asks themselves.
    if (outcome === "failed") queryClient.removeQueries({ predicate: (query) => query.queryHash === queryHash });
    else outcomes.get(queryHash)?.(unpackLists(outcome.data));
    outcomes.delete(queryHash);
  };
  const early = window[streamedQueueName];
  if (Array.isArray(early)) for (const outcome of early) settle(outcome);
  window[streamedQueueName] = { push: settle };
  const streamEnds = () => {
    for (const queryHash of outcomes.keys()) settle([queryHash, "failed"]);
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", streamEnds, { once: true });
  else streamEnds();
}
