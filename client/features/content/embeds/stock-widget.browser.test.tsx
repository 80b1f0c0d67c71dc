import { QueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { EmbeddedTool } from "#shared/contract/content/embedded-tool.ts";
import { productContentQuery } from "../product-queries.ts";
import { StockWidget } from "./stock-widget.tsx";

const tool: EmbeddedTool = {
  scriptUrl: "https://stock.invalid/widget.js",
  target: { id: null, className: "vendors-place" },
};

async function show(stockWidget: EmbeddedTool | null, store: string | null) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(productContentQuery(unusedApi, "pump").queryKey, {
    brand: null,
    recommendation: null,
    assemblies: [],
    stockWidget,
  });
  const { container } = await render(
    <InShop api={unusedApi} queryClient={queryClient}>
      <Suspense>
        <StockWidget handle="pump" sku="WP-1" store={store} />
      </Suspense>
    </InShop>,
  );
  return container;
}

test("a vendor's stock widget gets its script, and is told of the part and of the shopper's store [shop-7.27]", async () => {
  const container = await show(tool, "Geelong");
  await expect.poll(() => container.querySelector("script")?.src).toBe(tool.scriptUrl);
  const place = container.querySelector<HTMLElement>(".vendors-place");
  expect(place?.dataset).toMatchObject({ sku: "WP-1", store: "Geelong" });
});

test("without a store it is told of the part alone, and without a widget there is nothing", async () => {
  const container = await show(tool, null);
  await expect.poll(() => Object.keys(container.querySelector<HTMLElement>(".vendors-place")?.dataset ?? {})).toEqual(["sku"]);
  expect((await show(null, null)).querySelector("script, div[class]")).toBeNull();
});
