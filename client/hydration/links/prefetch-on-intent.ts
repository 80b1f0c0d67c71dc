import type { QueryClient } from "@tanstack/react-query";
import { matchRoutes, type RouteObject, type RouterContextProvider } from "react-router";
import { isWithinShop } from "./link-navigation.ts";

type PrefetchOptions = {
  routes: RouteObject[];
  queryClient: QueryClient;
  contextOf: () => RouterContextProvider;
  /** Whether a navigation is under way: what it waits for must not be taken away. */
  isNavigating: () => boolean;
};

/** A mouse that rests this long on a link is about to press it. */
const restMs = 65;
/** What is the visitor's own is asked for when it is opened, never before. */
const neverAhead = /^\/(?:cart|account|garage|projects|log(?:in|out)|callback)(?:\/|$)/;

/** Fetches code and data of the page that a link leads to, once a pointer rests on it, a finger touches it or the focus stays there; one page at a time, given up when the shopper turns to something else. */
export function prefetchOnIntent(firstSign: Event, options: PrefetchOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: { href: string; cancel: () => void } | null = null;

  const turnAway = () => {
    clearTimeout(timer);
    if (!options.isNavigating()) current?.cancel();
    current = null;
  };
  const hear = (event: Event) => {
    const link = linkOf(event);
    if (!link || link.href === current?.href) return;
    turnAway();
    if (!isWithinShop(link, location) || neverAhead.test(link.pathname) || isSparing() || isHere(link)) return;
    const begin = () => (current = { href: link.href, cancel: startPrefetching(new URL(link.href), options) });
    if (event.type === "touchstart") begin();
    else timer = setTimeout(begin, restMs);
  };
  const leave = (event: Event) => {
    const link = linkOf(event);
    if (link && !(event instanceof MouseEvent && event.relatedTarget instanceof Node && link.contains(event.relatedTarget))) turnAway();
  };
  const listening = { passive: true, capture: true };
  for (const sign of intentSigns) document.addEventListener(sign, hear, listening);
  for (const sign of ["pointerout", "focusout"]) document.addEventListener(sign, leave, listening);
  // What was pressed is wanted: it is the navigation's now.
  const keep = () => {
    clearTimeout(timer);
    current = null;
  };
  document.addEventListener("click", keep, listening);
  hear(firstSign);
}

const intentSigns = ["pointerover", "touchstart", "focusin"];

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null);
const isHere = ({ pathname, search }: HTMLAnchorElement) => pathname === location.pathname && search === location.search;

declare global {
  interface Navigator {
    /** Not every browser tells. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Whoever pays by the byte, or waits for each, gets what they press and nothing else; so does who has no connection, where code that fails to come would have the page loaded anew. */
function isSparing(): boolean {
  const { onLine, connection } = navigator;
  return !onLine || connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}

/** Runs the page's loader, which fills the query cache, and answers how to give up what it waits for. */
function startPrefetching(url: URL, { routes, queryClient, contextOf }: PrefetchOptions): () => void {
  const turningAway = new AbortController();
  const { signal } = turningAway;
  const asked = new Set<string>();
  const run = async () => {
    const match = matchRoutes(routes, url)?.at(-1);
    if (!match) return;
    const { route, params } = match;
    const { loader } = typeof route.lazy === "function" ? await route.lazy() : route;
    if (signal.aborted || typeof loader !== "function") return;
    await noteBegun(queryClient, asked, () =>
      loader({ request: new Request(url, { signal }), url, params, pattern: route.path ?? "", context: contextOf() }),
    );
  };
  // The navigation asks again, and shows what went wrong.
  run().catch(() => undefined);
  return () => {
    turningAway.abort();
    void queryClient.cancelQueries({ predicate: (query) => asked.has(query.queryHash) && query.getObserversCount() === 0 });
  };
}

/** Notes which queries begin at once and, for pages ask for what is deferred in a timer's task, in that one. */
function noteBegun<Result>(queryClient: QueryClient, begun: Set<string>, begin: () => Result): Result {
  let before = fetching(queryClient);
  const note = () => {
    for (const hash of fetching(queryClient)) if (!before.has(hash)) begun.add(hash);
  };
  // Timers run in their order: this one, what `begin` sets, and the last.
  setTimeout(() => (before = fetching(queryClient)));
  const result = begin();
  note();
  setTimeout(note);
  return result;
}

function fetching(queryClient: QueryClient): Set<string> {
  const running = queryClient.getQueryCache().findAll({ fetchStatus: "fetching" });
  return new Set(running.map(({ queryHash }) => queryHash));
}
