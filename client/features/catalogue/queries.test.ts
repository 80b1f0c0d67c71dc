import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { createQueryClient } from "#client/lib/api/query-client.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { categoryProductsQuery, categoryQuery } from "./queries.ts";
import { fitmentQuery } from "../fitment/queries.ts";

test("a category's list is asked for within its collection", async () => {
  const products = vi.fn(unusedApi.search.products);
  const api = { ...unusedApi, search: { ...unusedApi.search, products } };
  const client = createQueryClient({ isServer: true });
  const { queryKey } = categoryQuery(api, "/parts/body");
  client.setQueryData(queryKey, {
    handle: "body",
    title: "Body",
    url: "/parts/body",
    descriptionHtml: null,
    picture: null,
    breadcrumbs: [],
    children: [],
    questions: [],
    promotions: [],
    seo: { title: "", description: "" },
    productCount: 1,
  });
  await client.fetchQuery(categoryProductsQuery(api, "/parts/body", { vendor: ["A"], sort: "latest", page: 1 })).catch(() => null);
  expect(products).toHaveBeenCalledWith({ vendor: ["A"], sort: "latest", page: 1, collection: "body" }, expect.anything());
});

describe("whether a part fits", () => {
  const asked = (failure: Error) => {
    const api = { ...unusedApi, fitment: { ...unusedApi.fitment, product: () => Promise.reject(failure) } };
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    return queryClient.fetchQuery(fitmentQuery(api, "water-pump", null));
  };
  const down = Object.assign(new Error("a vendor is down"), { status: 503 });
  const fault = Object.assign(new Error("a fault of ours"), { status: 500 });

  test("is a gap while a vendor is down: the rest of the page is still worth showing", async () => {
    await expect(asked(down)).resolves.toBeNull();
  });

  test.each([fault, new TypeError("a fault of this page")])("isn't silence about a fault: %s", async (error) => {
    await expect(asked(error)).rejects.toBe(error);
  });
});
