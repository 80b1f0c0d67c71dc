import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exampleCart } from "#client/features/cart/example-cart.ts";
import { contextWith } from "#client/lib/testing/app-context.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { loader } from "./cart.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a cart that was judged in time leaves no timer behind", async () => {
  const url = new URL("http://shop.test/cart");
  const api = { ...unusedApi, cart: { ...unusedApi.cart, get: async () => exampleCart() } };
  await loader({ context: contextWith({ api }), params: {}, request: new Request(url), url, pattern: "/cart" });
  expect(vi.getTimerCount()).toBe(0);
});
