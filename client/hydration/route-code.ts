import { type RouteObject, matchRoutes } from "react-router";

/**
 * Puts the modules of the current page's lazy routes into the route table before the router is made. The router would load them itself,
 * but drops the server's error while it does (its `handleLoaders` completes with `errors: null` when nothing is left to load).
 */
export async function loadMatchedRoutes(routes: RouteObject[], location: Pick<Location, "pathname">): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const module = await route.lazy();
      Object.assign(route, module, { lazy: undefined });
    }),
  );
}

/**
 * Holds on to the code of routes once it has come, in the route table that the router is made of. To import what is there already takes a browser a moment, in which
 * React would show that the page is on its way.
 */
export function keepRouteCode(routes: RouteObject[]): void {
  for (const route of routes) {
    const { lazy, children } = route;
    if (children) keepRouteCode(children);
    if (typeof lazy !== "function") continue;
    let code: ReturnType<typeof lazy> | undefined;
    route.lazy = () =>
      (code ??= lazy().catch((error) => {
        code = undefined;
        throw error;
      }));
  }
}
