import { expect, test, vi } from "vitest";
import { createQueryClient } from "#client/lib/api/query-client.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { categoryProductsQuery, categoryQuery } from "./queries.ts";

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
