import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { type Notification, notificationEvent } from "#client/ui/feedback/notify.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { comeBackCommand, saveCommand } from "./later/move-line.ts";
import { readSavedLines, savedLinesKey, storeSavedLines, withSaved } from "./later/saved-lines.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { loadCartPanels } from "../load-cart-panels.ts";
import { setLeaving } from "../in-cart-order.ts";
import { cartQuery } from "../queries.ts";
import type { CartEvent } from "./events/cart-event.ts";
import { runCartCommand } from "./command-queue.ts";
import type { AskedCommand } from "./send-cart-command.ts";

const variantId = "gid://shopify/ProductVariant/1";
const add = (changes: Partial<Extract<CartCommand, { intent: "add" }>> = {}): CartCommand => ({
  intent: "add",
  variantId,
  quantity: 1,
  name: "Water pump",
  attributes: [],
  ...changes,
});

/** A cart service whose calls end when the test says so, and what the shopper is told meanwhile. */
function setUp() {
  const calls: { name: string; input: unknown; answer: (cart: Cart) => void; fail: (error: Error) => void }[] = [];
  const call = (name: string) => (input: unknown) => {
    const { promise, resolve, reject } = Promise.withResolvers<Cart>();
    calls.push({ name, input, answer: resolve, fail: reject });
    return promise;
  };
  const cart = { ...unusedApi.cart, get: call("get"), addLines: call("add"), updateLine: call("update"), removeLine: call("remove") };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const events: CartEvent[] = [];
  const context = { api: { ...unusedApi, cart }, queryClient, onCartEvent: (event: CartEvent) => events.push(event) };
  const run = (command: AskedCommand) => runCartCommand(command, context);
  /** The call with this number, once it was made. */
  const called = async (count: number) => {
    await expect.poll(() => calls.length).toBe(count);
    const last = calls.at(-1);
    if (!last) throw new Error("no call was made");
    return last;
  };
  return { run, calls, called, events, queryClient, api: context.api };
}

let told: Notification[];
const panelOpened = vi.fn();
const hear = (event: Event) => {
  if (event instanceof CustomEvent) told.push(event.detail);
};

const forget = (name: string) => {
  document.cookie = `${name}=; Path=/; Max-Age=0`;
};

// The panel's code takes a busy machine longer to fetch than anything here waits.
beforeAll(loadCartPanels);
beforeEach(() => {
  told = [];
  panelOpened.mockReset();
  window.addEventListener(notificationEvent, hear);
  window.addEventListener("shop:cart-panel", panelOpened);
});
afterEach(async () => {
  // Each addition opens the panel, as soon as its code has come, and nothing else does.
  const additions = told.filter(({ type, message }) => type === "success" && message.endsWith("added to your cart."));
  await vi.waitUntil(() => panelOpened.mock.calls.length === additions.length, { timeout: 5000 });
  window.removeEventListener(notificationEvent, hear);
  window.removeEventListener("shop:cart-panel", panelOpened);
  sessionStorage.clear();
  localStorage.removeItem(savedLinesKey);
  for (const name of ["search-cart", "checkout-begun"]) forget(name);
});

/** Each addition has a key, by which the cart knows one that comes again. */
const asOneAddition = { key: expect.stringMatching(/^[0-9a-f]{32}$/), isRepeated: false };

describe("an addition", () => {
  test("is told in words and by a panel, and counted with the search that it came from", async () => {
    const { run, called, events } = setUp();
    const done = run(add({ origin: { queryId: "q1", position: 3 } }));
    (await called(1)).answer(exampleCart());
    await done;
    expect(told).toEqual([{ type: "success", message: "Water pump was added to your cart." }]);
    const searches = [{ variantId, queryId: "q1", compareToPrice: 100 }];
    expect(events).toEqual([{ type: "added", line: exampleLine(), quantity: 1, origin: { queryId: "q1", position: 3 }, searches }]);
  });

  test("of several says how many, and of a part without a search remembers none", async () => {
    const { run, called, events } = setUp();
    const done = run(add({ quantity: 3 }));
    (await called(1)).answer(exampleCart({ lines: [exampleLine({ compareToPriceCents: null })] }));
    await done;
    expect(told[0]?.message).toBe("3 × Water pump were added to your cart.");
    expect(events[0]?.searches).toEqual([]);
  });

  test("asked for again while it waits its turn is sent as one", async () => {
    const { run, calls, called } = setUp();
    const first = run({ intent: "remove", lineId: "line-9" });
    const waiting = [run(add()), run(add()), run(add({ attributes: [{ key: "Side", value: "LH" }] }))];
    (await called(1)).answer(exampleCart());
    (await called(2)).answer(exampleCart());
    (await called(3)).answer(exampleCart());
    await Promise.all([first, ...waiting]);
    expect(calls.map(({ name, input }) => [name, input])).toEqual([
      ["remove", { lineId: "line-9" }],
      ["add", { lines: [{ variantId, quantity: 2 }], ...asOneAddition }],
      ["add", { lines: [{ variantId, quantity: 1, attributes: [{ key: "Side", value: "LH" }] }], ...asOneAddition }],
    ]);
  });

  test("that is under way already isn't changed by the next", async () => {
    const { run, calls, called } = setUp();
    const first = run(add());
    const call = await called(1);
    const second = run(add());
    call.answer(exampleCart());
    (await called(2)).answer(exampleCart());
    await Promise.all([first, second]);
    expect(calls).toHaveLength(2);
  });

  test("of a gift, or of what was removed, says so in words of its own", async () => {
    const { run, called } = setUp();
    const gift = run(add({ name: "Oil filter", attributes: [{ key: "__gift", value: "g1" }] }));
    (await called(1)).answer(exampleCart());
    await gift;
    const back = run(add({ isPutBack: true }));
    (await called(2)).answer(exampleCart());
    await back;
    expect(told.map(({ type, message }) => [type, message])).toEqual([
      ["success", "Oil filter is in your cart, on the house."],
      ["success", "Water pump is back in your cart."],
    ]);
  });

  test("that the platform gave only in part says what it said", async () => {
    const { run, called } = setUp();
    const done = run(add());
    (await called(1)).answer(exampleCart({ warnings: ["Only 2 left.", "One code ended."] }));
    await done;
    expect(told.at(-1)).toEqual({ type: "info", message: "Only 2 left. One code ended." });
  });
});

describe("a removal", () => {
  test("is told with a way back, which adds the line as it was", async () => {
    const { run, called, calls, queryClient, api } = setUp();
    const attributes = [{ key: "Side", value: "LH" }];
    queryClient.setQueryData(cartQuery(api).queryKey, exampleCart({ lines: [exampleLine({ attributes })] }));
    const done = run({ intent: "remove", lineId: "line-1" });
    (await called(1)).answer(exampleCart({ lines: [] }));
    await done;
    expect(told[0]).toMatchObject({ type: "info", message: "Removed Water pump.", action: { text: "Undo" } });
    told[0]?.action?.handler();
    (await called(2)).answer(exampleCart());
    expect(calls.at(-1)?.input).toEqual({ lines: [{ variantId, quantity: 2, attributes }], ...asOneAddition });
    await expect.poll(() => told.at(-1)?.message).toBe("Water pump is back in your cart.");
  });

  test("by a quantity of none is one, too; of a gift, and of what wasn't there, there is no way back", async () => {
    const { run, called, queryClient, api } = setUp();
    const known = exampleCart({ lines: [exampleLine(), exampleLine({ id: "gift", isGift: true })] });
    const { queryKey } = cartQuery(api);
    for (const [at, [lineId, quantity]] of (
      [
        ["line-1", 0],
        ["line-1", 1],
        ["gift", 0],
        ["line-7", 0],
      ] as const
    ).entries()) {
      queryClient.setQueryData(queryKey, known);
      const done = run({ intent: "update", lineId, quantity });
      (await called(at + 1)).answer(known);
      await done;
    }
    expect(told.map(({ message }) => message)).toEqual(["Removed Water pump."]);
  });
});

describe("a line that is saved for later", () => {
  const attributes = [{ key: "Vehicle", value: "HQ Monaro" }];
  const filled = exampleCart({ lines: [exampleLine({ attributes })] });
  const empty = exampleCart({ lines: [] });
  const quantities = () => readSavedLines().map(({ quantity }) => quantity);

  test("leaves the cart, with a way back that takes it out of what is saved", async () => {
    const { run, called, calls, queryClient, api, events } = setUp();
    queryClient.setQueryData(cartQuery(api).queryKey, filled);
    const done = run(saveCommand("line-1"));
    const removal = await called(1);
    expect(quantities()).toEqual([2]);
    removal.answer(empty);
    await done;
    expect(told).toMatchObject([{ type: "info", message: "Saved Water pump for later.", action: { text: "Undo" } }]);
    told[0]?.action?.handler();
    const addition = await called(2);
    expect(quantities()).toEqual([2]);
    addition.answer(filled);
    expect(calls.at(-1)?.input).toEqual({ lines: [{ variantId, quantity: 2, attributes }], ...asOneAddition });
    await expect.poll(() => told.at(-1)?.message).toBe("Water pump is back in your cart.");
    expect(quantities()).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(["updated", "updated"]);
  });

  test("is brought back once by impatient presses, and counted as an addition that opens no panel", async () => {
    const { run, called, calls, queryClient, api, events } = setUp();
    storeSavedLines(withSaved([], exampleLine({ attributes })) ?? []);
    queryClient.setQueryData(cartQuery(api).queryKey, empty);
    const comeBack = comeBackCommand(exampleLine({ attributes }));
    const first = run(comeBack);
    const addition = await called(1);
    const later = [run(comeBack), run(comeBack)];
    addition.answer(filled);
    await first;
    // The presses after it ask how things are, and leave them so.
    (await called(2)).answer(filled);
    (await called(3)).answer(filled);
    await Promise.all(later);
    expect(calls.map(({ name }) => name)).toEqual(["add", "get", "get"]);
    expect(told.map(({ message }) => message)).toEqual(["Water pump is back in your cart."]);
    expect(events.map(({ type }) => type)).toEqual(["added"]);
  });

  test("is still in the cart where the shop refuses, and nowhere else", async () => {
    const { run, called, queryClient, api } = setUp();
    queryClient.setQueryData(cartQuery(api).queryKey, filled);
    const done = run(saveCommand("line-1"));
    (await called(1)).fail(Object.assign(new Error("Something broke."), { status: 422 }));
    (await called(2)).answer(filled);
    await done;
    expect(told).toEqual([{ type: "danger", message: "Water pump could not be saved for later. It is still in your cart." }]);
    expect(quantities()).toEqual([]);
  });
});

test("a change that fails is told as bad news, and the next one goes on", async () => {
  const { run, called, events } = setUp();
  const failing = run(add());
  const next = run({ intent: "update", lineId: "line-1", quantity: 4 });
  (await called(1)).fail(Object.assign(new Error("Sold out"), { status: 422 }));
  await failing;
  (await called(2)).answer(exampleCart());
  await next;
  expect(told).toEqual([{ type: "danger", message: "Water pump could not be added to your cart." }]);
  expect(events.map(({ type }) => type)).toEqual(["updated"]);
});

test("what hasn't been sent yet outlives the page, and what has been is forgotten", async () => {
  const { run, called } = setUp();
  const unsent = () => JSON.parse(sessionStorage.getItem("cart-unsent") ?? "[]");
  const first = run({ intent: "remove", lineId: "line-1" });
  const second = run(add());
  // A move that hasn't begun has moved nothing: a later page has no code for it, and must not only remove.
  const third = run(saveCommand("line-2"));
  const call = await called(1);
  expect(unsent()).toEqual([add()]);
  call.answer(exampleCart());
  const last = await called(2);
  expect(sessionStorage.getItem("cart-unsent")).toBeNull();
  last.answer(exampleCart());
  (await called(3)).answer(exampleCart());
  await Promise.all([first, second, third]);
  expect(sessionStorage.getItem("cart-unsent")).toBeNull();
});

test("what is asked for as the page is left is on its way before anything else can happen, and is sent once", async () => {
  const { run, calls } = setUp();
  const otherTab = Promise.withResolvers<void>();
  const turn = navigator.locks.request("cart", () => otherTab.promise);
  setLeaving(true);
  const update = run({ intent: "update", lineId: "line-1", quantity: 4, seenQuantity: 2 });
  // A task of its own comes after everything that a page still does as it is left.
  await new Promise((nextTask) => setTimeout(nextTask));
  expect([calls.length, sessionStorage.getItem("cart-unsent")]).toEqual([1, null]);
  setLeaving(false);
  otherTab.resolve();
  calls[0]?.answer(exampleCart());
  await Promise.all([update, turn]);
  expect(calls).toMatchObject([{ name: "update", input: { lineId: "line-1", quantity: 4, seenQuantity: 2 } }]);
});

test("a cart that was changed after a visit to the checkout can still be ordered there", async () => {
  const { run, called } = setUp();
  document.cookie = "checkout-begun=1; Path=/";
  const kept = run({ intent: "remove", lineId: "line-1" });
  (await called(1)).answer(exampleCart());
  await kept;
  expect(document.cookie).toContain("checkout-begun=1");
});
