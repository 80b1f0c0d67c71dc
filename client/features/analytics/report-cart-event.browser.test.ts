import { afterEach, beforeEach, expect, test } from "vitest";
import { identifyCustomer } from "./data-layer.ts";
import { reportCartEvent } from "./report-cart-event.ts";
import { countedCart, countedLine } from "./testing/counted-cart.ts";

const marker = (value: string, maxAgeSeconds: number) => (document.cookie = `signed-in=${value}; Path=/; Max-Age=${maxAgeSeconds}`);
const reported = () =>
  (window.dataLayer ?? []).flatMap((entry) => ("event" in entry ? [[entry.event, "customer_id" in entry && entry.customer_id]] : []));
const added = { type: "added" as const, line: countedLine, quantity: 1, origin: null, searches: [] };
const rest = () => new Promise((resolve) => setTimeout(resolve, 300));

beforeEach(() => {
  window.dataLayer = [];
  identifyCustomer(null);
});
afterEach(() => marker("", 0));

test("what is added before a page knows who is signed in waits until it does, and nothing else waits [shop-6.4]", async () => {
  marker(String(Date.now() + 60_000), 60);
  reportCartEvent(added);
  reportCartEvent({ type: "viewed", cart: countedCart, searches: [] });
  await rest();
  expect(reported()).toEqual([["view_cart", false]]);
  identifyCustomer("gid://shopify/Customer/7");
  await expect.poll(reported).toEqual([
    ["view_cart", false],
    ["add_to_cart", "gid://shopify/Customer/7"],
  ]);
});

test("what a visitor adds waits for nobody", async () => {
  reportCartEvent(added);
  await rest();
  expect(reported()).toEqual([["add_to_cart", false]]);
});
