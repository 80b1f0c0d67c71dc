import { QueryClient } from "@tanstack/react-query";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { categoryQuery } from "#client/features/catalogue/queries.ts";
import type { Api } from "#client/lib/api/api.ts";
import { AppProviders } from "#client/lib/page/app-providers.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { CategoryPage } from "#shared/contract/catalogue/category.ts";
import { SearchBox } from "./search-box.tsx";

const brakes: CategoryPage = {
  handle: "brakes",
  title: "Brakes",
  url: "/parts/brakes",
  productCount: 10,
  descriptionHtml: null,
  picture: null,
  breadcrumbs: [],
  children: [],
  seo: { title: "Brakes", description: "" },
  questions: [],
  promotions: [],
};

const suggestions = vi.fn<Api["search"]["suggestions"]>(() => new Promise(() => undefined));

/** Types into the box of a page at this address, which has loaded its category; answers the category that suggestions are asked for in. */
async function categoryAskedAt(address: string): Promise<string | undefined> {
  await page.viewport(1280, 800);
  suggestions.mockClear();
  const queryClient = new QueryClient();
  const api = { ...unusedApi, search: { ...unusedApi.search, suggestions } };
  queryClient.setQueryData(categoryQuery(api, brakes.url).queryKey, brakes);
  const router = createMemoryRouter([{ path: "*", element: <SearchBox /> }], { initialEntries: [address] });
  await render(
    <AppProviders queryClient={queryClient} api={api} site={{ origin: "http://shop.test", name: "Rares" }} vehicle={null}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await page.getByRole("combobox", { name: "Search" }).fill("pad");
  await expect.poll(() => suggestions.mock.calls.some(([input]) => input.q === "pad")).toBe(true);
  return suggestions.mock.calls.find(([input]) => input.q === "pad")?.[0].collection;
}

test.each(["/parts/brakes", "/brands/bendix/brakes", "/vehicles/64/holden-hq-monaro/brakes"])(
  "inside a category, suggestions look for its products too: %s [shop-2.20]",
  async (address) => {
    expect(await categoryAskedAt(address)).toBe("brakes");
  },
);

test.each(["/", "/parts", "/brands/bendix", "/vehicles/holden/brakes", "/pages/brakes"])(
  "outside of categories there are none to look in: %s [shop-2.20]",
  async (address) => {
    expect(await categoryAskedAt(address)).toBeUndefined();
  },
);
