import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { fitmentQuery, fittedVehiclesQuery, readVehiclesWanted } from "./queries.ts";

describe("the vehicles that a part fits", () => {
  const asked = (failure: Error) => {
    const api = { ...unusedApi, fitment: { ...unusedApi.fitment, vehicles: () => Promise.reject(failure) } };
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    return queryClient.fetchQuery(fittedVehiclesQuery(api, "water-pump", { page: 1, q: "" }));
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

test.each([
  ["", { page: 1, q: "" }],
  ["vehicles=2&fits=%20monaro%20", { page: 2, q: "monaro" }],
  ["vehicles=0", { page: 1, q: "" }],
  ["vehicles=1.5", { page: 1, q: "" }],
  ["vehicles=100", { page: 100, q: "" }],
  ["vehicles=101", { page: 1, q: "" }],
  [`fits=${"x".repeat(101)}`, { page: 1, q: "x".repeat(100) }],
])("an address names a page of vehicles that there can be: %s", (search, wanted) => {
  expect(readVehiclesWanted(new URLSearchParams(search))).toEqual(wanted);
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
