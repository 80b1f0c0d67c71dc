import { expect, test, vi } from "vitest";
import { createQueryClient, onServer } from "#client/lib/api/query-client.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { categoryProductsQuery } from "./queries.ts";

test("a category's list is asked for by the page's path, with no call before it", async () => {
  const products = vi.fn(unusedApi.search.products);
  const api = { ...unusedApi, search: { ...unusedApi.search, products } };
  const client = createQueryClient(onServer);
  await client.fetchQuery(categoryProductsQuery(api, "/parts/body", { vendor: ["A"], sort: "latest", page: 1 })).catch(() => null);
  expect(products).toHaveBeenCalledWith({ vendor: ["A"], sort: "latest", page: 1, path: "/parts/body" }, expect.anything());
});
