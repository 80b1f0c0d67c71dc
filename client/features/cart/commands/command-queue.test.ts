import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { type Notification, notificationEvent } from "#client/ui/feedback/notify.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { cartQuery } from "../queries.ts";
import type { CartEvent } from "./events/cart-event.ts";
import { isCartCommand, lineRemovedBy, mergeCommands, runCartCommand } from "./command-queue.ts";
import { comeBackCommand } from "./later/move-line.ts";
import * as fc from "fast-check";

const variantId = "gid://shopify/ProductVariant/1";

test("what a page left unsent is taken as it was written", () => {
  const commands: CartCommand[] = [
    {
      intent: "add",
      variantId,
      quantity: 2,
      name: "Pump",
      attributes: [{ key: "Side", value: "LH" }],
      origin: { queryId: "q1", position: 1 },
    },
    { intent: "update", lineId: "a", quantity: 0 },
    { intent: "remove", lineId: "a" },
    { intent: "apply-code", code: "WELCOME10" },
    { intent: "remove-code", code: "WELCOME10" },
  ];
  for (const command of commands) expect(isCartCommand(JSON.parse(JSON.stringify(command)))).toBe(true);
});

test("anything else that storage may hold is no command", () => {
  for (const value of [
    { intent: "add", variantId, quantity: 2, name: "Pump" },
    { intent: "add", variantId, quantity: -1, attributes: [] },
    { intent: "choose", handle: "a" },
    { intent: "remove", lineId: ["a"] },
    { ...add(1), attributes: "Side" },
  ])
    expect(isCartCommand(value)).toBe(false);
  fc.assert(fc.property(fc.anything(), (value) => void expect(isCartCommand(value)).toBe(false)));
});

const add = (quantity: number, value = "LH", id = 1): CartCommand => ({
  intent: "add",
  variantId: `gid://shopify/ProductVariant/${id}`,
  quantity,
  name: "Water pump",
  attributes: [{ key: "Side", value }],
});
const update = (lineId: string, quantity: number): CartCommand => ({ intent: "update", lineId, quantity });

test("impatient additions of one thing are one addition of as many", () => {
  expect(mergeCommands(add(1), add(2))).toEqual(add(3));
  expect(mergeCommands(add(99_999), add(1))).toEqual(add(99_999));
});

test("what is saved for later comes back apart from whatever else is added", () => {
  const comeBack = comeBackCommand(exampleLine({ attributes: [{ key: "Side", value: "LH" }] }));
  for (const other of [comeBack, add(1)]) {
    expect(mergeCommands(comeBack, other)).toBeNull();
    expect(mergeCommands(other, comeBack)).toBeNull();
  }
});

test("of two quantities for a line the last one counts", () => {
  expect(mergeCommands(update("a", 2), update("a", 5))).toEqual(update("a", 5));
});

test("of two quantities for a line what was seen before the first one is told", () => {
  const seen = (quantity: number, seenQuantity: number): CartCommand => ({ intent: "update", lineId: "a", quantity, seenQuantity });
  expect(mergeCommands(seen(2, 1), seen(5, 2))).toEqual(seen(5, 1));
  expect(mergeCommands(update("a", 2), seen(5, 2))).toEqual(seen(5, 2));
});

test("what is about different things is sent one after the other", () => {
  expect(mergeCommands(add(1, "LH"), add(1, "RH"))).toBeNull();
  expect(mergeCommands(update("a", 2), update("b", 5))).toBeNull();
  expect(mergeCommands(update("a", 2), { intent: "remove", lineId: "a" })).toBeNull();
  expect(mergeCommands(add(1), update("a", 1))).toBeNull();
});

test("only when all of it is the same is it one addition", () => {
  expect(mergeCommands(add(1), add(1, "LH", 2))).toBeNull();
  expect(mergeCommands(update("a", 1), add(1))).toBeNull();
  expect(mergeCommands({ intent: "remove", lineId: "a" }, update("a", 1))).toBeNull();
});

test.each([
  [{ key: 1, value: "LH" }],
  [{ key: "Side", value: 1 }],
  [{ key: "Side" }],
  [{ value: "LH" }],
  [null],
  ["Side"],
  [{ key: "Side", value: "LH" }, null],
])("attributes that are none make no command: %j, %j", (...attributes) => {
  expect(isCartCommand({ ...add(1), attributes })).toBe(false);
});

test("what was removed can be put back only where it was a line that was bought", () => {
  const bought = exampleLine();
  const cart = exampleCart({ lines: [bought, exampleLine({ id: "gift", isGift: true })] });
  expect(lineRemovedBy({ intent: "remove", lineId: "line-1" }, cart)).toBe(bought);
  expect(lineRemovedBy(update("line-1", 0), cart)).toBe(bought);
  const others: CartCommand[] = [
    update("line-1", 1),
    update("gift", 0),
    { intent: "remove", lineId: "x" },
    { intent: "apply-code", code: "A" },
    add(1),
  ];
  expect(others.map((command) => lineRemovedBy(command, cart))).toEqual(others.map(() => null));
  expect(lineRemovedBy({ intent: "remove", lineId: "line-1" }, undefined)).toBeNull();
});

const heard: Notification[] = [];
beforeEach(() => {
  heard.length = 0;
  const page = new EventTarget();
  page.addEventListener(notificationEvent, (event) => event instanceof CustomEvent && heard.push(event.detail));
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", { protocol: "https:" });
  return () => vi.unstubAllGlobals();
});

test("a code that doesn't count is no change of the cart, and one that counts is told, also where it saves nothing yet", async () => {
  const queryClient = new QueryClient();
  const onCartEvent = vi.fn<(event: CartEvent) => void>();
  const apply = async (code: string) => {
    const applyDiscountCodes = async ({ codes }: { codes: string[] }) =>
      exampleCart({ discountCodes: codes.map((each) => ({ code: each, isApplicable: each !== "NOPE" })) });
    const api = { ...unusedApi, cart: { ...unusedApi.cart, get: async () => exampleCart(), applyDiscountCodes } };
    queryClient.setQueryData(cartQuery(api).queryKey, exampleCart());
    await runCartCommand({ intent: "apply-code", code }, { api, queryClient, onCartEvent });
    return onCartEvent.mock.calls.length;
  };
  expect(await apply("NOPE")).toBe(0);
  expect(await apply("FREIGHT")).toBe(1);
  expect(heard).toEqual([]);
});

test("a fault in telling of a change is reported, and no shopper reads that the change failed", async () => {
  const fault = new TypeError("x is not a function");
  const reportError = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", reportError);
  const api = { ...unusedApi, cart: { ...unusedApi.cart, updateLine: async () => exampleCart() } };
  const onCartEvent = () => {
    throw fault;
  };
  await runCartCommand(update("line-1", 2), { api, queryClient: new QueryClient(), onCartEvent });
  expect(reportError.mock.calls).toEqual([[fault]]);
  expect(heard).toEqual([]);
});

describe("whoever waits for a slow shop", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });
  function ask() {
    const { promise, resolve } = Promise.withResolvers<Cart>();
    const api = { ...unusedApi, cart: { ...unusedApi.cart, updateLine: () => promise } };
    const done = runCartCommand(update("line-1", 2), { api, queryClient: new QueryClient(), onCartEvent: () => undefined });
    return { resolve, done };
  }

  test("hears after three seconds that it is still trying", async () => {
    const { resolve, done } = ask();
    await vi.advanceTimersByTimeAsync(2900);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toEqual([{ type: "info", message: "The shop is slow to answer. Still trying…" }]);
    resolve(exampleCart());
    await done;
    expect(heard).toHaveLength(1);
  });

  test("hears nothing of it once the shop has answered", async () => {
    const { resolve, done } = ask();
    await vi.advanceTimersByTimeAsync(1000);
    resolve(exampleCart());
    await done;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual([]);
  });
});
