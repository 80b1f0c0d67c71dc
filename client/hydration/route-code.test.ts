import { createMemoryRouter, type RouteObject } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { keepRouteCode, loadMatchedRoutes } from "./route-code.ts";

describe("the current page's routes", () => {
  const at = (pathname: string) => ({ pathname });

  test("get their modules before the router is made, and no other's is asked for", async () => {
    const Component = () => null;
    const lazy = vi.fn(() => Promise.resolve({ Component }));
    const other = vi.fn(() => Promise.resolve({ Component }));
    const plain = {
      path: "/",
      children: [
        { path: "parts", lazy },
        { path: "cart", lazy: other },
      ],
    };
    await loadMatchedRoutes([plain], at("/parts"));
    expect(plain.children[0]).toEqual({ path: "parts", lazy: undefined, Component });
    expect(lazy).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
    expect(plain).not.toHaveProperty("lazy");
  });

  test("are none for an address that no route has", async () => {
    await expect(loadMatchedRoutes([{ path: "/parts" }], at("/nowhere"))).resolves.toBeUndefined();
  });
});

describe("the code of routes", () => {
  const Component = () => null;
  const kept = (lazy: NonNullable<RouteObject["lazy"]>) => {
    const route: RouteObject = { path: "parts", lazy };
    keepRouteCode([{ path: "/", children: [route] }]);
    if (typeof route.lazy !== "function") throw new Error("The route has lost its code");
    return route.lazy;
  };

  test("is asked for when a page is, and once", async () => {
    const load = vi.fn(async () => ({ Component }));
    const lazy = kept(load);
    expect(load).not.toHaveBeenCalled();
    const first = lazy();
    expect(lazy()).toBe(first);
    await expect(first).resolves.toEqual({ Component });
    expect(lazy()).toBe(first);
    expect(load).toHaveBeenCalledOnce();
  });

  test("that failed to come is asked for again", async () => {
    const load = vi.fn(async () => ({ Component })).mockRejectedValueOnce(new Error("gone"));
    const lazy = kept(load);
    await expect(lazy()).rejects.toThrow("gone");
    await expect(lazy()).resolves.toEqual({ Component });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("that is there already has the router go on at once: nothing is said to be on its way", async () => {
    const routes: RouteObject[] = [
      { path: "/", Component },
      // As browsers do it: what is there already takes another task.
      { path: "/parts", lazy: () => new Promise((resolve) => setTimeout(() => resolve({ Component, loader: () => null }))) },
    ];
    keepRouteCode(routes);
    const [, parts] = routes;
    if (typeof parts?.lazy === "function") await parts.lazy();
    const router = createMemoryRouter(routes);
    let isThere = false;
    void router.navigate("/parts").then(() => (isThere = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect([isThere, router.state.location.pathname]).toEqual([true, "/parts"]);
  });

  test("of routes that have theirs is left alone", () => {
    const route: RouteObject = { path: "/", Component };
    keepRouteCode([route]);
    expect(route).toEqual({ path: "/", Component });
  });
});
