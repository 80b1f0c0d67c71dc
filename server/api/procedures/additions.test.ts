import { call } from "@orpc/server";
import { expect, test, vi } from "vitest";
import type { CartService } from "#server/services/cart/cart-service.ts";
import { noCart } from "#server/services/cart/to-cart.ts";
import type { ProjectService } from "#server/services/projects/project-service.ts";
import { fakeContext } from "#server/testing/fake-context.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { cart } from "./cart.ts";
import { projects } from "./projects.ts";

const lines = [{ variantId: "gid://shopify/ProductVariant/1", quantity: 1 }];
const ofRequest = "the-key-of-the-request";
const ofPage = "a-key-that-a-page-made-up";
const id = "0".repeat(20);

function visitor(additionKey: string | null) {
  const services = fakeServices();
  const addLines = vi.fn<CartService["addLines"]>(async () => ({ ...noCart(false), taken: new Map() }));
  const add = vi.fn<ProjectService["add"]>(async () => 1);
  const create = vi.fn<ProjectService["create"]>(async () => id);
  const needed = vi.fn<ProjectService["needed"]>(async () => ({ isOrdered: true, version: 1, lines: [] }));
  const changed = { cart: { ...services.cart, addLines }, projects: { ...services.projects, add, create, needed } };
  const { context } = fakeContext({ additionKey, services: changed });
  return { context, addLines, add, create, needed };
}

test("what a form adds to the cart is known by its request's key, whatever key the page behind it made up", async () => {
  const { context, addLines } = visitor(ofRequest);
  for (const input of [{ lines }, { lines, key: ofPage, isRepeated: false }]) await call(cart.addLines, input, { context });
  expect(addLines.mock.calls.map(([, , , addition]) => addition)).toEqual([
    { key: ofRequest, isRepeated: true },
    { key: ofRequest, isRepeated: true },
  ]);
});

test("without one the browser's key counts, and where there is none the shop makes one itself", async () => {
  const { context, addLines } = visitor(null);
  for (const input of [{ lines, key: ofPage, isRepeated: false }, { lines }]) await call(cart.addLines, input, { context });
  expect(addLines.mock.calls.map(([, , , addition]) => addition)).toEqual([{ key: ofPage, isRepeated: false }, undefined]);
});

test("what a form adds to projects, and a project that it begins, is known by its request's key", async () => {
  const { context, add, create } = visitor(ofRequest);
  await call(projects.change, { intent: "create", name: "Ute", vehicle: null }, { context });
  await call(projects.change, { intent: "add", id, lines }, { context });
  expect([create, add].map(({ mock }) => mock.calls[0]?.[2])).toEqual([ofRequest, ofRequest]);
});

test("what a project needs is ordered once by its request's key, and whoever asks again hears that it is done", async () => {
  const { context, addLines, needed } = visitor(ofRequest);
  expect(await call(projects.change, { intent: "order", id }, { context })).toMatchObject({ id, count: 0, cart: null });
  expect(needed.mock.calls[0]?.[2]).toBe(ofRequest);
  expect(addLines).not.toHaveBeenCalled();
});
