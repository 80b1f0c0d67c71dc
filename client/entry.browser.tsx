import "./ui/styles/global.css";
import { startTransition } from "react";
import { readSelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { appContext } from "./lib/page/app-context.ts";
import { AppProviders } from "./lib/page/app-providers.tsx";
import { createBrowserApi } from "./lib/api/browser-api.ts";
import { reloadOnceOnChunkFailure } from "./hydration/chunk-reload.ts";
import { deferEarlyPops } from "./hydration/early-pops.ts";
import { hydratePage, readPageState } from "./hydration/hydrate-page.ts";
import { havePartsFailed, partFailureEvent } from "./hydration/lazy-part.tsx";
import { listenForLinks } from "./hydration/links/link-navigation.ts";
import { isServerPartFailure, rootElementId } from "./hydration/page-state.ts";
import { keepRouteCode, loadMatchedRoutes } from "./hydration/route-code.ts";
import { createQueryClient, inBrowser } from "./lib/api/query-client.ts";
import { routes } from "./routes.tsx";

let router: ReturnType<typeof createBrowserRouter> | undefined;
/** Gives up the navigation under way, if there is one, and answers where it led: from here on the browser goes there by itself. */
const leave = () => {
  const to = router?.state.navigation.location;
  // Otherwise the router would add the same address to the history once more.
  if (to) router?.dispose();
  return to && createPath(to);
};
reloadOnceOnChunkFailure(window, leave);
const address = () => location.pathname + location.search;
const served = address();
// React shows no other state of the page while it waits for the code of a part. Where that failed to come, the browser loads what the shopper asked for.
addEventListener(partFailureEvent, () => {
  const to = leave();
  if (to) location.assign(to);
  else if (address() !== served) location.reload();
});
deferEarlyPops(window);
const state = readPageState();
const api = createBrowserApi();
const queryClient = createQueryClient(inBrowser);
hydratePage(queryClient, state);
keepRouteCode(routes);

function startApplication(): void {
  const root = document.getElementById(rootElementId);
  if (!root) throw new Error("No root element");
  const contextOf = () => {
    const context = new RouterContextProvider();
    context.set(appContext, { queryClient, api, vehicle: readSelectedVehicle(document.cookie), reportError });
    return context;
  };
  const started = createBrowserRouter(routes, { hydrationData: state.router, getContext: contextOf });
  router = started;
  startTransition(() => {
    hydrateRoot(
      root,
      <AppProviders queryClient={queryClient} api={api} site={state.site} vehicle={state.vehicle}>
        <RouterProvider router={started} />
      </AppProviders>,
      { onRecoverableError: (error) => !isServerPartFailure(error) && reportError(error) },
    );
  });
  onFirstIntent(async (sign) => {
    const ahead = await import("./hydration/links/prefetch-on-intent.ts");
    ahead.prefetchOnIntent(sign, { routes, queryClient, contextOf, isNavigating: () => started.state.navigation.state !== "idle" });
  });
  listenForLinks((to) => (havePartsFailed() ? location.assign(to) : started.navigate(to)));
}

/** Makes the call once, when the pointer, a finger or the focus first comes to a link. */
function onFirstIntent(call: (sign: Event) => Promise<void>): void {
  const listening = new AbortController();
  const hear = (sign: Event) => {
    if (!(sign.target instanceof Element && sign.target.closest("a"))) return;
    listening.abort();
    // Without prefetching the shop is slower, and no more than that.
    call(sign).catch(() => undefined);
  };
  for (const sign of ["pointerover", "touchstart", "focusin"]) addEventListener(sign, hear, { signal: listening.signal, passive: true });
}

// Hydrating before the page's lazy route has arrived would flash a fallback over the server's HTML. Not awaited: the route's chunk imports this one.
loadMatchedRoutes(routes, location).then(startApplication).catch(reportError);
