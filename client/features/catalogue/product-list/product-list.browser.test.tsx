import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { QueryClient } from "@tanstack/react-query";
import { AppProviders } from "#client/lib/page/app-providers.tsx";
import { emptyList } from "#client/lib/testing/empty-list.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { exampleCard } from "#client/lib/wishlist/example-wish.ts";
import type { Facet, ProductList as ProductListData } from "#shared/contract/catalogue/search.ts";
import { ProductList } from "./product-list.tsx";
import { readProductListState } from "./product-list-params.ts";

const facetOf = (name: Facet["name"], labels: string[]): Facet => ({
  name,
  values: labels.map((label) => ({ value: label.toLowerCase(), label, count: 3 })),
});

const list: ProductListData = {
  ...emptyList,
  total: 3,
  products: [exampleCard()],
  facets: [
    facetOf("vendor", ["Sheoak", "Ironbark", "Wattle", "Banksia", "Mulga", "Jarrah", "Karri", "Brigalow", "Gidgee", "Coolibah"]),
    { name: "price", values: [{ value: "0-50", label: "Up to $50", count: 1 }] },
    facetOf("availability", ["In-stock"]),
    facetOf("style", ["Slotted"]),
  ],
  priceBounds: { minCents: 1000, maxCents: 20_000 },
};

function ListPage() {
  const { pathname, search } = useLocation();
  return (
    <ProductList path={pathname} list={list} state={readProductListState(new URLSearchParams(search))} empty={null}>
      <p>The products</p>
    </ProductList>
  );
}

/** A list whose next states come when the test lets them. */
async function show() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let next = Promise.resolve();
  const loader = async () => {
    await next;
    return null;
  };
  const router = createMemoryRouter([{ path: "*", Component: ListPage, loader, hydrateFallbackElement: <p>Wait</p> }], {
    initialEntries: ["/parts/brakes"],
  });
  const site = { origin: "http://shop.test", name: "Rares" };
  await render(
    <AppProviders queryClient={new QueryClient()} api={unusedApi} site={site} vehicle={null}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await expect.element(page.getByRole("button", { name: "Go" })).toBeVisible();
  const hold = () => {
    next = released;
  };
  return { hold, release, asked: () => router.state.location.search };
}

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

test("a group that the shopper opened stays open when its last tick is taken away again", async () => {
  const { asked } = await show();
  await page.getByText("Style", { exact: true }).click();
  const words = page.getByText("Slotted", { exact: true });
  await words.click();
  await expect.poll(asked).toBe("?style=slotted");
  await words.click();
  await expect.poll(asked).toBe("");
  await expect.element(words).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: "Slotted 3" })).toHaveFocus();
});

test("so do the rarer values of a long group", async () => {
  const { asked } = await show();
  await page.getByText("2 more").click();
  const words = page.getByText("Coolibah", { exact: true });
  await words.click();
  await expect.poll(asked).toBe("?vendor=coolibah");
  await words.click();
  await expect.poll(asked).toBe("");
  await expect.element(words).toBeVisible();
});

test("a group that the shopper closed stays closed, whatever is ticked elsewhere", async () => {
  const { asked } = await show();
  await page.getByText("Brand", { exact: true }).click();
  await page.getByText("In-stock", { exact: true }).click();
  await expect.poll(asked).toBe("?availability=in-stock");
  await expect.element(page.getByText("Mulga", { exact: true })).not.toBeVisible();
});

test("a price that is typed while a tick is on its way keeps the tick", async () => {
  const { hold, release, asked } = await show();
  hold();
  await page.getByText("Mulga", { exact: true }).click();
  await page.getByLabelText("Lowest price").fill("50");
  await page.getByRole("button", { name: "Go" }).click();
  release();
  await expect.poll(asked).toContain("price=above-50");
  expect(asked()).toContain("vendor=mulga");
});
