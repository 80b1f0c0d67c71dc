import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { z } from "zod";
import { addLinesInputSchema, type Cart } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import type { Api } from "#client/lib/api/api.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { cartMutation } from "./cart-mutation.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { cartQuery, showCart } from "../queries.ts";
import { settle } from "../testing/settle.ts";

type Call = { name: string; signal: AbortSignal | undefined; answer: (cart: Cart) => void; fail: (error: unknown) => void };

/** A cart service that answers when the test says so. */
function slowShop() {
  const calls: Call[] = [];
  const inputs: z.output<typeof addLinesInputSchema>[] = [];
  const call = (name: string) => (input: unknown, options?: { signal?: AbortSignal }) => {
    if (name === "add") inputs.push(addLinesInputSchema.parse(input));
    const { promise, resolve, reject } = Promise.withResolvers<Cart>();
    calls.push({ name, signal: options?.signal, answer: resolve, fail: reject });
    return promise;
  };
  const cart = {
    get: call("get"),
    addLines: call("add"),
    updateLine: call("update"),
    removeLine: call("remove"),
    applyDiscountCodes: call("codes"),
  };
  const api: Api = { ...unusedApi, cart };
  return { api, calls, inputs };
}

function shopper() {
  const shop = slowShop();
  const onRepeat = vi.fn<() => void>();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const run = (command: CartCommand) =>
    new MutationObserver(
      queryClient,
      cartMutation(shop.api, queryClient, () => command, onRepeat),
    ).mutate();
  const shownQuantity = () => queryClient.getQueryData(cartQuery(shop.api).queryKey)?.totalQuantity;
  return { ...shop, queryClient, run, shownQuantity, repetitions: () => onRepeat.mock.calls.length };
}

const add: CartCommand = { intent: "add", variantId: "gid://shopify/ProductVariant/1", quantity: 1, name: "Water pump", attributes: [] };
const cartOf = (quantity: number) => exampleCart({ lines: [exampleLine({ quantity })] });

test("a look at the cart that was on its way when a change was answered never replaces it", async () => {
  const { api, calls, queryClient, shownQuantity } = shopper();
  void queryClient.prefetchQuery(cartQuery(api));
  await settle();
  await showCart(api, queryClient, cartOf(2));
  calls[0]?.answer(cartOf(0));
  await settle();
  expect(shownQuantity()).toBe(2);
});

test("a second add waits for the first one, so that only one cart is made", async () => {
  const { run, calls, shownQuantity } = shopper();
  void run(add);
  void run(add);
  await settle();
  expect(calls).toHaveLength(1);
  calls[0]?.answer(cartOf(1));
  await settle();
  expect(calls).toHaveLength(2);
  calls[1]?.answer(cartOf(2));
  await settle();
  expect(shownQuantity()).toBe(2);
});

test("an older reading of the cart that arrives late never replaces a newer cart", async () => {
  const { run, calls, shownQuantity, queryClient, api } = shopper();
  void queryClient.fetchQuery(cartQuery(api)).catch(() => undefined);
  await settle();
  void run(add);
  await settle();
  calls.find((call) => call.name === "add")?.answer(cartOf(1));
  await settle();
  calls.find((call) => call.name === "get")?.answer(exampleCart({ lines: [] }));
  await settle();
  expect(shownQuantity()).toBe(1);
});

test("a reading of the cart that is under way is given up as soon as a change is asked for", async () => {
  const { run, calls, queryClient, api } = shopper();
  void queryClient.fetchQuery(cartQuery(api)).catch(() => undefined);
  await settle();
  const reading = calls.find(({ name }) => name === "get");
  expect(reading?.signal?.aborted).toBe(false);
  void run(add);
  await settle();
  expect(reading?.signal?.aborted).toBe(true);
  calls.find(({ name }) => name === "add")?.answer(cartOf(1));
  await settle();
});

test("a reading that began while a change was under way never replaces what the change answers", async () => {
  const { run, calls, shownQuantity, queryClient, api } = shopper();
  void run(add);
  await settle();
  void queryClient.fetchQuery(cartQuery(api)).catch(() => undefined);
  await settle();
  calls.find(({ name }) => name === "add")?.answer(cartOf(1));
  await settle();
  for (const reading of calls.filter(({ name }) => name === "get")) reading.answer(exampleCart({ lines: [] }));
  await settle();
  expect(shownQuantity()).toBe(1);
});

test("a failed change is followed by the next one, and the shown cart stays", async () => {
  const { run, calls, shownQuantity, queryClient, api } = shopper();
  queryClient.setQueryData(cartQuery(api).queryKey, cartOf(3));
  const failing = run(add).catch((error: unknown) => error);
  void run({ intent: "update", lineId: "line-1", quantity: 4 });
  await settle();
  calls[0]?.fail(new Error("Slow vendor"));
  expect(await failing).toEqual(new Error("Slow vendor"));
  await settle();
  expect(shownQuantity()).toBe(3);
  calls.find((call) => call.name === "update")?.answer(cartOf(4));
  await settle();
  expect(shownQuantity()).toBe(4);
});

describe("what the shop didn't answer", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    return () => vi.useRealTimers();
  });
  const noAnswer = () => Object.assign(new Error("We can't reach the shop."), { code: "NO_RESPONSE", status: 500 });
  const tryAgain = async () => {
    await settle();
    await vi.advanceTimersByTimeAsync(10_000);
    await settle();
  };

  test("is set again, for setting twice is setting once", async () => {
    const { run, calls, shownQuantity } = shopper();
    void run({ intent: "update", lineId: "line-1", quantity: 4 });
    await settle();
    calls[0]?.fail(noAnswer());
    await tryAgain();
    expect(calls.map(({ name }) => name)).toEqual(["update", "update"]);
    calls[1]?.answer(cartOf(4));
    await settle();
    expect(shownQuantity()).toBe(4);
  });

  test("is added again with the same key, by which the shop knows that it may have been added before", async () => {
    const { run, calls, inputs, shownQuantity, repetitions } = shopper();
    void run(add);
    await settle();
    expect(repetitions()).toBe(0);
    calls[0]?.fail(noAnswer());
    await tryAgain();
    expect(calls.map(({ name }) => name)).toEqual(["add", "add"]);
    expect(inputs).toEqual([
      { lines: [{ variantId: add.variantId, quantity: 1 }], key: expect.stringMatching(/^[\da-f]{32}$/), isRepeated: false },
      { lines: [{ variantId: add.variantId, quantity: 1 }], key: inputs[0]?.key, isRepeated: true },
    ]);
    expect(repetitions()).toBe(1);
    calls[1]?.answer(cartOf(1));
    await settle();
    expect(shownQuantity()).toBe(1);
  });

  test("has another key when the shopper asks for it once more", async () => {
    const { run, calls, inputs } = shopper();
    void run(add);
    void run(add);
    await settle();
    calls[0]?.answer(cartOf(1));
    await settle();
    expect(inputs[0]?.key).not.toBe(inputs[1]?.key);
    calls[1]?.answer(cartOf(2));
    await settle();
  });
});

describe("of all that can go wrong", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    return () => vi.useRealTimers();
  });
  const failingWith = async (thrown: unknown) => {
    const { run, calls } = shopper();
    const failing = run({ intent: "remove", lineId: "line-1" }).then(
      () => null,
      (failure: unknown) => failure,
    );
    for (let at = 0; at < 4; at += 1) {
      await settle();
      calls[at]?.fail(thrown);
      await settle();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(await failing).toBe(thrown);
    return calls.length;
  };
  const withParts = (parts: object) => Object.assign(new Error("failed"), parts);

  test.each([
    ["a shop that can't be reached", withParts({ code: "NO_RESPONSE", status: 500 })],
    ["a platform that fails", withParts({ code: "UPSTREAM_FAILED", status: 502 })],
  ])("%s is tried again, twice and no more", async (_what, error) => {
    expect(await failingWith(error)).toBe(3);
  });

  test.each([
    ["a refusal", withParts({ code: "UNPROCESSABLE", status: 422 })],
    ["a fault of ours", withParts({ code: "INTERNAL", status: 500 })],
    ["a status that is no number", withParts({ code: "UPSTREAM_FAILED", status: "503" })],
    ["a fault of this page", new TypeError("x is not a function")],
    ["anything unknown", withParts({})],
    ["what isn't even an error", "failed"],
  ])("%s is not", async (_what, error) => {
    expect(await failingWith(error)).toBe(1);
  });
});

test("no call of the cart waits for ever", async () => {
  const { run, calls } = shopper();
  void run(add);
  await settle();
  expect(calls[0]?.signal).toBeInstanceOf(AbortSignal);
  calls[0]?.answer(cartOf(1));
  await settle();
});

test("a change of the cart, well or badly as it ends, leaves what else the page reads alone", async () => {
  const { run, calls, queryClient } = shopper();
  const reading = { signal: new AbortController().signal };
  const read = () =>
    queryClient.fetchQuery({
      queryKey: ["product"],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ signal }) => {
        reading.signal = signal;
        return new Promise<string>(() => undefined);
      },
    });
  void read().catch(() => undefined);
  queryClient.setQueryData(["stores"], "known");
  void run({ intent: "remove", lineId: "a" });
  void run({ intent: "remove", lineId: "b" }).catch(() => undefined);
  await settle();
  calls[0]?.answer(cartOf(1));
  await settle();
  calls.find(({ name }, at) => name === "remove" && at > 0)?.fail(new Error("Refused"));
  await settle();
  expect(reading.signal.aborted).toBe(false);
  expect(queryClient.getQueryState(["stores"])?.isInvalidated).toBe(false);
});
