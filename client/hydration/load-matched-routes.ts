import { matchRoutes, type RouteObject } from "react-router";

/**
 * Puts the modules of the current page's lazy routes into the route table before the router is made. The router would load them itself,
 * but drops the server's error while it does (its `handleLoaders` completes with `errors: null` when nothing is left to load).
 */
export async function loadMatchedRoutes(routes: RouteObject[], location: Location): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const module = await route.lazy();
      Object.assign(route, module, { lazy: undefined });
    }),
  );
}
