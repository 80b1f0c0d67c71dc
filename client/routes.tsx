import type { RouteObject } from "react-router";
import type * as AccountRoutes from "./routes/customer/account-routes.tsx";
import type * as ExpertRoutes from "./routes/content/expert/expert-routes.tsx";
import { ErrorBoundary } from "./routes/layout/error/error-boundary.tsx";
import { LayoutRoute, loader as layoutLoader } from "./routes/layout/layout.tsx";
import { PageRoute } from "./routes/layout/page.tsx";
import type * as ShedRoutes from "./routes/shed/shed-routes.tsx";

const contentPage = () => import("./routes/content/page/content-page.tsx");

const limited = () => import("./routes/limited/limited.tsx");

const account = (page: keyof typeof AccountRoutes) => async () => (await import("./routes/customer/account-routes.tsx"))[page];

const shed = (page: keyof typeof ShedRoutes) => async () => (await import("./routes/shed/shed-routes.tsx"))[page];

const workshop = (page: keyof typeof ExpertRoutes) => async () => (await import("./routes/content/expert/expert-routes.tsx"))[page];

/** Editors' pages, pages below brands and vehicles, and those of the account, the shed and the workshop: each has its own id for metrics, but each kind shares one module. */
const writtenPages = new Set(["article", "video", "legend", "promotion"]);
const limitedPages = new Set(["brand-category", "makes", "make", "car", "vehicle-parts"]);

/** The name of a page's module. */
export function moduleNameOf(routeId: string): string {
  if (limitedPages.has(routeId)) return "limited";
  if (routeId.startsWith("account-")) return "account-routes";
  if (routeId === "offline" || routeId === "car-card" || routeId === "compare") return "shed-routes";
  if (routeId === "experts" || routeId === "expert") return "expert-routes";
  return writtenPages.has(routeId) ? "content-page" : routeId;
}

/** Lets developers see the error page on purpose. */
const provokedErrors: RouteObject[] = import.meta.env.DEV
  ? [{ id: "provoked-error", path: "_errors/:kind", lazy: () => import("./routes/layout/error/provoked-error.ts") }]
  : [];

/** Every page of the shop. Route ids name pages in metrics. */
export const routes: RouteObject[] = [
  {
    id: "layout",
    loader: layoutLoader,
    shouldRevalidate: () => false,
    Component: LayoutRoute,
    ErrorBoundary,
    children: [
      {
        id: "page",
        Component: PageRoute,
        ErrorBoundary,
        children: [
          { id: "home", index: true, lazy: () => import("./routes/shop/home/home.tsx") },
          { id: "categories", path: "parts", lazy: () => import("./routes/shop/list/categories.tsx") },
          { id: "category", path: "parts/*", lazy: () => import("./routes/shop/list/category.tsx") },
          { id: "search", path: "search", lazy: () => import("./routes/shop/list/search.tsx") },
          { id: "product", path: "products/:slug", lazy: () => import("./routes/shop/product/product.tsx") },
          { id: "product-talk", path: "products/:slug/:view", lazy: () => import("./routes/shop/product/talk/product-talk-page.tsx") },
          { id: "compare", path: "compare", lazy: shed("compare") },
          { id: "cart", path: "cart", lazy: () => import("./routes/shop/cart.tsx") },
          { id: "quick-order", path: "quick-order", lazy: () => import("./routes/shop/quick-order/quick-order.tsx") },
          { id: "projects", path: "projects/:view?/:token?", lazy: () => import("./routes/shop/projects/projects.tsx") },
          { id: "offline", path: "offline", lazy: shed("offline") },
          { id: "car-card", path: "garage/card", lazy: shed("carCard") },
          { id: "garage", path: "garage/:view?", lazy: () => import("./routes/customer/garage.tsx") },
          { id: "logout", path: "logout", lazy: () => import("./routes/customer/logout.tsx") },
          {
            id: "account",
            path: "account",
            children: [
              { id: "account-overview", index: true, lazy: account("overview") },
              { id: "account-details", path: "account-details", lazy: account("details") },
              { id: "account-addresses", path: "addresses", lazy: account("addresses") },
              { id: "account-marketing", path: "manage-marketing-emails", lazy: account("marketing") },
              { id: "account-orders", path: "myordersreturnsapp", lazy: account("orders") },
              { id: "account-order", path: "myordersreturnsapp/:id", lazy: account("order") },
              { id: "account-no-page", path: "*", lazy: account("noPage") },
            ],
          },
          { id: "newsletter", path: "newsletter", lazy: () => import("./routes/customer/newsletter.tsx") },
          { id: "contact", path: "contact", lazy: () => import("./routes/customer/contact.tsx") },
          { id: "stock-alerts", path: "stock-alerts", lazy: () => import("./routes/customer/stock-alerts.tsx") },
          { id: "stores", path: "stores", lazy: () => import("./routes/stores/stores.tsx") },
          { id: "store", path: "stores/:placeId/:slug?", lazy: () => import("./routes/stores/store.tsx") },
          { id: "brand", path: "brands/:slug", lazy: () => import("./routes/shop/list/brand.tsx") },
          { id: "brand-category", path: "brands/:slug/*", lazy: limited },
          { id: "makes", path: "vehicles", lazy: limited },
          // Below here the first segment is a make's name or a vehicle's id, which decides which page it is.
          { id: "make", path: "vehicles/:key", lazy: limited },
          { id: "car", path: "vehicles/:key/:name", lazy: limited },
          { id: "vehicle-parts", path: "vehicles/:key/:name/*", lazy: limited },
          { id: "find-order", path: "orders/find", lazy: () => import("./routes/customer/find-order.tsx") },
          { id: "assemblies", path: "assemblies", lazy: () => import("./routes/assemblies/assemblies.tsx") },
          { id: "assembly", path: "assemblies/:slug", lazy: () => import("./routes/assemblies/assembly.tsx") },
          { id: "experts", path: "experts", lazy: workshop("experts") },
          { id: "expert", path: "experts/:slug", lazy: workshop("expert") },
          { id: "size-guide", path: "pages/size-guide", lazy: () => import("./routes/content/size-guide.tsx") },
          { id: "content-hub", path: "content-hub", lazy: () => import("./routes/content/hub/content-hub.tsx") },
          { id: "hub-filter", path: "content-hub/:label/:filter/*", lazy: () => import("./routes/content/hub/hub-filter.tsx") },
          { id: "article", path: "content-hub/articles/*", lazy: contentPage },
          { id: "video", path: "content-hub/videos/*", lazy: contentPage },
          { id: "legend", path: "legends/*", lazy: contentPage },
          { id: "promotion", path: "promotions/*", lazy: contentPage },
          ...provokedErrors,
          // Every other address is a story's full slug, or not found.
          { id: "content-page", path: "*", lazy: contentPage },
        ],
      },
    ],
  },
];
