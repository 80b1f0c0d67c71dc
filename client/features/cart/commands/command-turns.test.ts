import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { type Notification, notificationEvent } from "#client/ui/feedback/notify.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { AddCommand } from "#shared/domain/cart/cart-command.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { comeBackCommand } from "./later/move-line.ts";
import { savedLinesKey, withSaved } from "./later/saved-lines.ts";
import type { AskedCommand } from "./send-cart-command.ts";

const variantId = "gid://shopify/ProductVariant/1";
const add: AddCommand = { intent: "add", variantId, quantity: 1, name: "Water pump", attributes: [] };
const remove: AskedCommand = { intent: "remove", lineId: "line-1" };
const update: AskedCommand = { intent: "update", lineId: "line-1", quantity: 4 };

type Call = { name: string; input: unknown; answer: (cart: Cart) => void };
let calls: Call[];
let told: Notification[];
let unsent: Map<string, string>;
let saved: Map<string, string>;
const onCartEvent = vi.fn<() => void>();
const loadCartPanels = vi.fn<() => Promise<unknown>>();
const sendBeacon = vi.fn<(path: string, report: string) => boolean>();

const storageOf = (held: Map<string, string>) => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, text: string) => void held.set(key, text),
  removeItem: (key: string) => void held.delete(key),
});
const kept = () => JSON.parse(unsent.get("cart-unsent") ?? "[]");

/** The page's code begins anew, with what an earlier page of this tab left. */
async function openPage(left?: string) {
  if (left !== undefined) unsent.set("cart-unsent", left);
  vi.resetModules();
  const { runCartCommand, runLeftBehind } = await import("./command-queue.ts");
  const call = (name: string) => (input: unknown) => {
    const { promise, resolve } = Promise.withResolvers<Cart>();
    calls.push({ name, input, answer: resolve });
    return promise;
  };
  const cart = { ...unusedApi.cart, addLines: call("add"), updateLine: call("update"), removeLine: call("remove") };
  const context = { api: { ...unusedApi, cart: { ...cart, get: call("get") } }, queryClient: new QueryClient(), onCartEvent };
  return { run: (command: AskedCommand) => runCartCommand(command, context), runLeftBehind: () => runLeftBehind(context) };
}

/** Answers what is asked, in order, until so many calls were made. */
async function answer(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await vi.waitUntil(() => calls.length > at);
    calls[at]?.answer(exampleCart());
  }
}
const names = () => calls.map(({ name }) => name);

beforeEach(() => {
  calls = [];
  told = [];
  unsent = new Map();
  saved = new Map();
  const page = new EventTarget();
  page.addEventListener(notificationEvent, (event) => event instanceof CustomEvent && told.push(event.detail));
  vi.stubGlobal("window", page);
  vi.stubGlobal("StorageEvent", Event);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("sessionStorage", storageOf(unsent));
  vi.stubGlobal("localStorage", storageOf(saved));
  vi.stubGlobal("navigator", { onLine: true, sendBeacon });
  loadCartPanels.mockReset().mockResolvedValue({});
  sendBeacon.mockReset();
  onCartEvent.mockReset();
  vi.doMock("../load-cart-panels.ts", () => ({ loadCartPanels }));
});
afterEach(() => {
  vi.doUnmock("../load-cart-panels.ts");
  vi.resetModules();
  vi.unstubAllGlobals();
});

describe("what an earlier page of this tab left", () => {
  test("is sent once, whatever stands beside it", async () => {
    const { runLeftBehind } = await openPage(JSON.stringify([{ intent: "nonsense" }, remove, { ...add, attributes: "Side" }, update]));
    expect(unsent.size).toBe(0);
    runLeftBehind();
    runLeftBehind();
    await answer(2);
    await vi.waitUntil(() => onCartEvent.mock.calls.length === 2);
    expect(names()).toEqual(["remove", "update"]);
  });

  test("has its turn before anything new", async () => {
    const { run } = await openPage(JSON.stringify([remove]));
    const done = run(update);
    await answer(2);
    await done;
    expect(names()).toEqual(["remove", "update"]);
  });

  test("and can't be read is told to the shop, and nothing is sent", async () => {
    const { run } = await openPage("{}");
    expect(sendBeacon.mock.calls.map(([, report]) => JSON.parse(report))).toMatchObject([{ event: "malformed-unsent-cart-changes" }]);
    const done = run(update);
    await answer(1);
    await done;
    expect(names()).toEqual(["update"]);
  });
});

describe("while another change is under way", () => {
  async function openBusyPage() {
    const { run } = await openPage();
    const first = run(remove);
    await vi.waitUntil(() => calls.length === 1);
    return { run, first };
  }

  test("what is asked outlives the page from that moment, as often as it was asked", async () => {
    const { run, first } = await openBusyPage();
    const waiting = [run(add)];
    expect(kept()).toEqual([add]);
    waiting.push(run(add));
    expect(kept()).toEqual([{ ...add, quantity: 2 }]);
    await answer(2);
    await Promise.all([first, ...waiting]);
    expect(kept()).toEqual([]);
  });

  test("nothing overtakes what was asked before it", async () => {
    const { run, first } = await openBusyPage();
    const waiting = [run(add), run(update), run(add)];
    await answer(4);
    await Promise.all([first, ...waiting]);
    expect(names()).toEqual(["remove", "add", "update", "add"]);
  });
});

test("what couldn't even begin is told, and doesn't keep the next from being sent", async () => {
  vi.stubGlobal("navigator", { onLine: true, locks: { request: () => Promise.reject(new Error("The page is closing.")) } });
  const { run } = await openPage();
  await run(update);
  expect(told.map(({ message }) => message)).toEqual(["Your cart could not be changed. Please try again."]);
  expect(kept()).toEqual([]);
  vi.stubGlobal("navigator", { onLine: true });
  const done = run(update);
  await answer(1);
  await done;
  expect(names()).toEqual(["update"]);
});

test("the panel's code comes while the shop answers an addition, and nothing else fetches it", async () => {
  const { run } = await openPage();
  const changed = run(update);
  await answer(1);
  await changed;
  expect(loadCartPanels).not.toHaveBeenCalled();
  const added = run(add);
  expect(loadCartPanels).toHaveBeenCalledTimes(1);
  await answer(2);
  await added;
});

test("the search that a part was found with is remembered once the part is in the cart", async () => {
  const { run } = await openPage();
  const done = run({ ...add, origin: { queryId: "q1", position: 3 } });
  expect(document.cookie).toBe("");
  await answer(1);
  await done;
  expect(decodeURIComponent(document.cookie)).toMatch(/^search-cart=.*"queryId":"q1"/);
});

describe("without a connection", () => {
  /** A service worker that answers so when it is asked to add later; without an answer it fails. */
  function takeCharge(isLeft?: boolean) {
    const heard: unknown[] = [];
    const postMessage = (message: unknown, [port]: MessagePort[]) => {
      if (isLeft === undefined) throw new DOMException("gone", "InvalidStateError");
      heard.push(message);
      port?.postMessage(isLeft);
      port?.close();
    };
    vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: { postMessage } } });
    return heard;
  }

  test("an addition is left to the service worker, and to it alone", async () => {
    const heard = takeCharge(true);
    const { run } = await openPage();
    await run(add);
    expect(heard).toHaveLength(1);
    expect([names(), kept()]).toEqual([[], []]);
  });

  test.each([
    ["takes nothing more", false],
    ["can't be reached", undefined],
  ])("an addition that the service worker, which %s, isn't left with is tried at once", async (_what, isLeft) => {
    takeCharge(isLeft);
    const { run } = await openPage();
    const done = run(add);
    await answer(1);
    await done;
    const key = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(calls).toMatchObject([{ name: "add", input: { lines: [{ variantId, quantity: 1 }], key } }]);
  });

  test("a change of what is in the cart outlives the page at once", async () => {
    const heard = takeCharge(true);
    const { run } = await openPage();
    const done = run(update);
    expect(kept()).toEqual([update]);
    await answer(1);
    await done;
    expect(heard).toEqual([]);
  });

  test("what comes back from what is saved is never left to code that doesn't know of it", async () => {
    const heard = takeCharge(true);
    const line = exampleLine();
    saved.set(savedLinesKey, JSON.stringify(withSaved([], line)));
    const { run } = await openPage();
    const done = run(comeBackCommand(line));
    await answer(2);
    await done;
    expect(heard).toEqual([]);
    expect(saved.get(savedLinesKey)).toBe("[]");
  });
});
