import type { RouteObject } from "react-router";
import { ErrorBoundary } from "./routes/error-boundary.tsx";
import { LayoutRoute, loader as layoutLoader } from "./routes/layout.tsx";
import { PageRoute } from "./routes/page.tsx";

const contentPage = () => import("./routes/content-page.tsx");

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
          { id: "home", index: true, lazy: () => import("./routes/home.tsx") },
          { id: "categories", path: "parts", lazy: () => import("./routes/categories.tsx") },
          { id: "category", path: "parts/*", lazy: () => import("./routes/category.tsx") },
          { id: "search", path: "search", lazy: () => import("./routes/search.tsx") },
          { id: "product", path: "products/:slug", lazy: () => import("./routes/product.tsx") },
          { id: "cart", path: "cart", lazy: () => import("./routes/cart.tsx") },
          { id: "garage", path: "garage/:view?", lazy: () => import("./routes/garage.tsx") },
          { id: "logout", path: "logout", lazy: () => import("./routes/logout.tsx") },
          { id: "account", path: "account/*", lazy: () => import("./routes/account.tsx") },
          { id: "newsletter", path: "newsletter", lazy: () => import("./routes/newsletter.tsx") },
          { id: "contact", path: "contact", lazy: () => import("./routes/contact.tsx") },
          { id: "stock-alerts", path: "stock-alerts", lazy: () => import("./routes/stock-alerts.tsx") },
          { id: "stores", path: "stores", lazy: () => import("./routes/stores.tsx") },
          { id: "store", path: "stores/:placeId/:slug?", lazy: () => import("./routes/store.tsx") },
          { id: "brand", path: "brands/:slug", lazy: () => import("./routes/brand.tsx") },
          { id: "experts", path: "experts", lazy: () => import("./routes/experts.tsx") },
          { id: "expert", path: "experts/:slug", lazy: () => import("./routes/expert.tsx") },
          { id: "size-guide", path: "pages/size-guide", lazy: () => import("./routes/size-guide.tsx") },
          { id: "content-hub", path: "content-hub", lazy: () => import("./routes/content-hub.tsx") },
          { id: "hub-filter", path: "content-hub/:label/:filter/*", lazy: () => import("./routes/hub-filter.tsx") },
          { id: "article", path: "content-hub/articles/*", lazy: contentPage },
          { id: "video", path: "content-hub/videos/*", lazy: contentPage },
          { id: "legend", path: "legends/*", lazy: contentPage },
          { id: "promotion", path: "promotions/*", lazy: contentPage },
          // Every other address is a story's full slug, or no page at all.
          { id: "content-page", path: "*", lazy: contentPage },
        ],
      },
    ],
  },
];
