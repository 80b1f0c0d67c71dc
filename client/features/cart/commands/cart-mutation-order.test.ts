import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { readStoredCart, storeCart } from "../copy/cart-storage.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { cartQuery } from "../queries.ts";
import { settle } from "../testing/settle.ts";
import { cartMutation } from "./cart-mutation.ts";

type Call = { name: string; answer: (cart: Cart) => void; fail: (error: Error) => void };
let calls: Call[];

const call = (name: string) => () => {
  const { promise, resolve, reject } = Promise.withResolvers<Cart>();
  calls.push({ name, answer: resolve, fail: reject });
  return promise;
};
const api = { ...unusedApi, cart: { ...unusedApi.cart, get: call("get"), updateLine: call("update"), removeLine: call("remove") } };

/** A tab of the shop. */
function openTab() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const change = (command: CartCommand) => {
    const options = cartMutation(
      api,
      queryClient,
      () => command,
      () => undefined,
    );
    return queryClient.getMutationCache().build(queryClient, options).execute();
  };
  return { queryClient, change };
}

const names = () => calls.map(({ name }) => name);
const called = (count: number) => vi.waitUntil(() => calls.length >= count);
const remove: CartCommand = { intent: "remove", lineId: "line-1" };
const update: CartCommand = { intent: "update", lineId: "line-1", quantity: 4 };

beforeEach(() => {
  calls = [];
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a browser without locks keeps the order within a tab", async () => {
  vi.stubGlobal("navigator", {});
  const { change } = openTab();
  const changes = [change(update), change(remove)];
  await settle();
  expect(names()).toEqual(["update"]);
  calls[0]?.answer(exampleCart());
  await called(2);
  calls[1]?.answer(exampleCart());
  await Promise.all(changes);
  expect(names()).toEqual(["update", "remove"]);
});

test("a change in one tab waits for that of another", async () => {
  const changes = [openTab().change(update), openTab().change(remove)];
  await called(1);
  await settle();
  expect(names()).toEqual(["update"]);
  calls[0]?.answer(exampleCart());
  await called(2);
  calls[1]?.answer(exampleCart());
  await Promise.all(changes);
});

test("after a change that failed whoever shows the cart asks how it is", async () => {
  const { change, queryClient } = openTab();
  const query = cartQuery(api);
  queryClient.setQueryData(query.queryKey, exampleCart());
  const stopShowing = new QueryObserver(queryClient, query).subscribe(() => undefined);
  const failing = change(remove).catch((error: unknown) => error);
  await called(1);
  calls[0]?.fail(new Error("Refused"));
  await called(2);
  expect(names()).toEqual(["remove", "get"]);
  calls[1]?.answer(exampleCart({ lines: [exampleLine({ quantity: 1 })] }));
  expect(await failing).toEqual(new Error("Refused"));
  expect(queryClient.getQueryData(query.queryKey)?.totalQuantity).toBe(1);
  stopShowing();
});

test.each([
  ["found its cart gone is made in the copy, from which the cart is filled again", false, []],
  ["the shop made leaves the copy to the shop's answer", true, ["line-1"]],
] as const)("a change that %s", async (_what, isKept, copied) => {
  storeCart(exampleCart());
  const changing = openTab().change(remove);
  await called(1);
  calls[0]?.answer(exampleCart({ lines: [], isKept }));
  await changing;
  expect(readStoredCart()?.lines.map(({ id }) => id)).toEqual(copied);
});
