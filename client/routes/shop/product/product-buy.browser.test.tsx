import { QueryClient } from "@tanstack/react-query";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { AppProviders } from "#client/lib/page/app-providers.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { exampleProduct } from "#shared/testing/example-product.ts";
import { ProductBuy } from "./product-buy.tsx";

beforeEach(() => void (window.dataLayer = []));
afterEach(() => void (window.dataLayer = []));

const seen = () => (window.dataLayer ?? []).flatMap((entry) => ("event" in entry ? [JSON.parse(JSON.stringify(entry))] : []));

test("a seen product names the search of its own address, wherever the browser has gone by the time that it is told", async () => {
  const element = <ProductBuy product={exampleProduct({})} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/products/example?sid=q1&pos=4"] });
  expect(location.search).not.toContain("sid=");
  await render(
    <AppProviders api={unusedApi} queryClient={new QueryClient()} site={{ origin: "http://shop.test", name: "Rares" }} vehicle={null}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await expect.poll(seen).toMatchObject([{ event: "view_item", ecommerce: { query_id: "q1", items: [{ index: 4 }] } }]);
});
