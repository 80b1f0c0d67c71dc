import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { fitmentQuery } from "./queries.ts";

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
