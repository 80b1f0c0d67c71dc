import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Api } from "#client/lib/api/api.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { type Notification, notificationEvent } from "#client/ui/feedback/notify.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { cartMutationKey, cartQuery, isConfirmed } from "../queries.ts";
import { carryOver, readStoredCart, storeCart } from "./cart-storage.ts";
import { keepCartCopy } from "./keep-cart-copy.ts";

/** One cookie is all that matters here; where it is told to be forgotten it goes. */
const browser = {
  kept: "",
  get cookie() {
    return this.kept;
  },
  set cookie(text: string) {
    this.kept = text.includes("Max-Age=0") ? "" : text;
  },
};
const told: Notification[] = [];
let stored: Map<string, string>;

beforeEach(() => {
  browser.cookie = "";
  told.length = 0;
  stored = new Map();
  const window = new EventTarget();
  window.addEventListener(notificationEvent, (event) => {
    if (event instanceof CustomEvent) told.push(event.detail);
  });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", browser);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const copy = exampleCart({ lines: [exampleLine({ id: "copied", title: "Thermostat" })] });
const lost = exampleCart({ lines: [], isKept: false, wasReplaced: true });
const idsOf = (cart: Cart | null | undefined) => cart?.lines.map(({ id }) => id);

const rest = () => new Promise((resolve) => setTimeout(resolve, 50));

/** A shop that fills a cart when the test says so. */
function setUp() {
  const filled = Promise.withResolvers<Cart>();
  // It may fail before anybody asks for it, while the code that does is still loading.
  filled.promise.catch(() => undefined);
  const addLines = vi.fn(() => filled.promise);
  let current = lost;
  const api: Api = { ...unusedApi, cart: { ...unusedApi.cart, get: () => Promise.resolve(current), addLines } };
  const queryClient = new QueryClient();
  /** A change of the cart by a press, as the cart's commands make it. */
  const add = (call: () => Promise<Cart>) => {
    const mutationFn = async () => (current = { ...(await call()), isNew: false });
    return queryClient
      .getMutationCache()
      .build(queryClient, { mutationKey: cartMutationKey, scope: { id: "cart" }, mutationFn })
      .execute(undefined);
  };
  const { queryKey } = cartQuery(api);
  const shown = () => ({
    lines: idsOf(queryClient.getQueryData(queryKey)),
    isConfirmed: isConfirmed(queryClient.getQueryState(queryKey) ?? { dataUpdatedAt: 0 }),
  });
  return { keep: keepCartCopy(api, queryClient), queryClient, add, addLines, shown, fill: filled.resolve, fail: filled.reject };
}

describe("the browser's copy of the cart", () => {
  test("is each of the shop's answers, without what was said once or may be over by then", () => {
    const { keep, addLines } = setUp();
    keep(exampleCart({ warnings: ["Only 2 left"], wasReplaced: true, isNew: true }));
    expect(readStoredCart()).toEqual({ ...exampleCart(), answeredAt: expect.any(Number) });
    keep(exampleCart({ lines: [] }));
    expect(idsOf(readStoredCart())).toEqual([]);
    expect(addLines).not.toHaveBeenCalled();
  });

  test("is shown, as not certain, while a cart that was lost is filled from it, and then the shop's answer counts", async () => {
    storeCart(copy);
    const { keep, addLines, shown, fill } = setUp();
    keep(lost);
    await expect.poll(() => addLines.mock.calls.length).toBe(1);
    expect(shown()).toEqual({ lines: ["copied"], isConfirmed: false });
    // Answers that come meanwhile know less than the copy.
    keep(lost);
    expect(idsOf(readStoredCart())).toEqual(["copied"]);
    fill(exampleCart({ lines: [exampleLine({ id: "again" })] }));
    await expect.poll(shown).toEqual({ lines: ["again"], isConfirmed: true });
    await expect.poll(() => idsOf(readStoredCart())).toEqual(["again"]);
    expect(told).toEqual([{ type: "info", message: "Your cart had expired, so we filled it again." }]);
  });

  test("is put into the cart that an addition made which was on its way when the cart was found lost", async () => {
    storeCart(copy);
    const { keep, addLines, add, shown, fill } = setUp();
    const added = Promise.withResolvers<Cart>();
    const adding = add(() => added.promise.then((cart) => (keep(cart), cart)));
    keep(lost);
    carryOver({ intent: "update", lineId: "copied", quantity: 4 });
    await rest();
    // Two changes at a time would make two carts.
    expect(addLines).not.toHaveBeenCalled();
    added.resolve(exampleCart({ lines: [exampleLine({ id: "added", variantId: "gid://shopify/ProductVariant/2" })], isNew: true }));
    await adding;
    await expect.poll(() => addLines.mock.calls).toMatchObject([[{ lines: [{ variantId: copy.lines[0]?.variantId, quantity: 4 }] }]]);
    fill(exampleCart({ lines: [exampleLine({ id: "added" }), exampleLine({ id: "again" })] }));
    await expect.poll(shown).toEqual({ lines: ["added", "again"], isConfirmed: true });
    await expect.poll(() => idsOf(readStoredCart())).toEqual(["added", "again"]);
  });

  test("is put back as a change, which waits for other tabs that look at the cart, and stops no other question of the page", async () => {
    storeCart(copy);
    const { keep, addLines, queryClient, fill } = setUp();
    const [looked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
    const looking = navigator.locks.request("cart", { mode: "shared" }, () => looked.promise);
    const asked = queryClient.fetchQuery({ queryKey: ["something else"], queryFn: () => answer.promise });
    keep(lost);
    await rest();
    expect(addLines).not.toHaveBeenCalled();
    looked.resolve();
    await looking;
    await expect.poll(() => addLines.mock.calls.length).toBe(1);
    answer.resolve("There");
    expect(await asked).toBe("There");
    fill(exampleCart());
    await expect.poll(() => told.length).toBe(1);
  });

  test("names what couldn't be put back, and what the platform had to say", async () => {
    const other = exampleLine({ id: "gone", variantId: "gid://shopify/ProductVariant/2", title: "Fan belt" });
    storeCart(exampleCart({ lines: [exampleLine(), other, { ...other, id: "gone-2", title: "Hose" }] }));
    const { keep, fill } = setUp();
    keep(lost);
    fill(exampleCart({ warnings: ["Only 2 left."] }));
    await expect
      .poll(() => told.map(({ message }) => message))
      .toEqual(["Your cart had expired, so we filled it again. We couldn't put back: Fan belt, Hose. Only 2 left."]);
  });

  test("outlives a cart that couldn't be filled, for the next visit, and the shopper hears of it", async () => {
    storeCart(copy);
    const { keep, addLines, shown, fail } = setUp();
    keep(lost);
    fail(Object.assign(new Error("No answer"), { status: 503 }));
    await expect
      .poll(() => told)
      .toEqual([{ type: "danger", message: "Your cart had expired, and we couldn't fill it again just now. Please reload the page." }]);
    expect(shown()).toEqual({ lines: [], isConfirmed: true });
    await Promise.resolve();
    keep(lost);
    expect(idsOf(readStoredCart())).toEqual(["copied"]);
    expect(addLines).toHaveBeenCalledTimes(1);
    keep(exampleCart());
    expect(idsOf(readStoredCart())).toEqual(["line-1"]);
  });

  test("is put back once a visit: a cart that is emptied later stays empty", async () => {
    storeCart(copy);
    const { keep, addLines, shown, fill } = setUp();
    keep(lost);
    fill(exampleCart());
    await expect.poll(shown).toEqual({ lines: ["line-1"], isConfirmed: true });
    await expect.poll(() => idsOf(readStoredCart())).toEqual(["line-1"]);
    keep(lost);
    expect(addLines).toHaveBeenCalledTimes(1);
    expect(idsOf(readStoredCart())).toEqual([]);
  });

  test("is not put back after a visit to the checkout: the cart was most likely ordered", () => {
    storeCart(copy);
    browser.cookie = "checkout-begun=1";
    const { keep, addLines } = setUp();
    keep(lost);
    expect(addLines).not.toHaveBeenCalled();
    expect(idsOf(readStoredCart())).toEqual([]);
  });

  test("is not put back either where the cart was changed after that visit: the checkout stays open, and sells what the cart holds by then", async () => {
    browser.cookie = "checkout-begun=1";
    const { keep, addLines } = setUp();
    keep(copy);
    keep(exampleCart({ lines: [exampleLine({ id: "copied", quantity: 3 })] }));
    keep(lost);
    await rest();
    expect(addLines).not.toHaveBeenCalled();
    expect([idsOf(readStoredCart()), told]).toEqual([[], []]);
  });

  test("is put back again where it is of a cart that was made after the order", async () => {
    storeCart(copy);
    browser.cookie = "checkout-begun=1";
    const { keep, addLines, fill } = setUp();
    keep(exampleCart({ lines: [exampleLine({ id: "new", title: "Hose" })], isNew: true }));
    await rest();
    expect(addLines).not.toHaveBeenCalled();
    expect(idsOf(readStoredCart())).toEqual(["new"]);
    keep(lost);
    await expect.poll(() => addLines.mock.calls.length).toBe(1);
    fill(exampleCart({ lines: [exampleLine({ id: "again" })] }));
    await expect.poll(() => idsOf(readStoredCart())).toEqual(["again"]);
  });

  test("follows a change that found its cart gone, and nothing else", () => {
    storeCart(copy);
    carryOver({ intent: "update", lineId: "copied", quantity: 4 });
    expect(readStoredCart()?.totalQuantity).toBe(4);
    carryOver({ intent: "apply-code", code: "TENOFF" });
    expect(readStoredCart()?.totalQuantity).toBe(4);
    stored.clear();
    carryOver({ intent: "remove", lineId: "copied" });
    expect(stored.size).toBe(0);
  });

  test("is none where the browser keeps nothing, and that breaks nothing", () => {
    const closed = () => {
      throw new DOMException("closed", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
    expect(readStoredCart()).toBeNull();
    storeCart(copy);
    expect(told).toEqual([]);
  });

  const seal = exampleLine({ id: "seal", variantId: "gid://shopify/ProductVariant/2", title: "Door seal", quantity: 5 });
  const soldOut = exampleLine({ id: "pump" });
  /** A document's first answer, after one that was signed in or not. */
  const arrive = (wasSignedIn: boolean, isSignedIn: boolean, answer: Cart) => {
    const sign = (isIn: boolean) => (browser.cookie = `checkout-begun=1${isIn ? "; signed-in=1795300000000" : ""}`);
    sign(wasSignedIn);
    setUp().keep(exampleCart({ lines: [soldOut, seal] }));
    sign(isSignedIn);
    const { keep } = setUp();
    keep(answer);
    keep(exampleCart({ lines: [] }), { isLook: false });
  };

  test.each([
    [false, true],
    [true, false],
  ])("tells what a cart lost on the way that moved with its session", async (wasSignedIn, isSignedIn) => {
    arrive(wasSignedIn, isSignedIn, exampleCart({ lines: [{ ...seal, id: "moved", quantity: 1, maximumQuantity: 1 }] }));
    await expect
      .poll(() => told)
      .toEqual([
        {
          type: "info",
          message:
            "Water pump can't be had any more, so it is no longer in your cart. We only have 1 of Door seal, so that is how many are in your cart.",
        },
      ]);
  });

  test.each<[string, boolean, Cart]>([
    ["by nobody who came or went", true, exampleCart({ lines: [] })],
    ["with all that it held", false, exampleCart({ lines: [exampleLine({ id: "moved-1" }), { ...seal, id: "moved-2" }] })],
    ["by a session whose cart is another one", false, exampleCart({ lines: [], isKept: false, isNew: false })],
  ])("tells of nothing that is lost %s", async (_name, isSignedIn, answer) => {
    arrive(true, isSignedIn, answer);
    await rest();
    expect(told).toEqual([]);
  });

  test("tells what it lost when it moves later than its session, unless the answer to a change tells that itself", async () => {
    const before = exampleCart({ lines: [soldOut, seal] });
    const after = exampleCart({ lines: [{ ...seal, id: "moved" }] });
    setUp().keep(before);
    browser.cookie = "checkout-begun=1; signed-in=1795300000000";
    setUp().keep(before);
    const { keep } = setUp();
    keep(before);
    keep(after);
    keep(exampleCart({ lines: [] }));
    const message = "Water pump can't be had any more, so it is no longer in your cart.";
    await expect.poll(() => told).toEqual([{ type: "info", message }]);
    stored.set("cart", JSON.stringify(before));
    stored.set("cart-session", "false");
    setUp().keep({ ...after, warnings: [message] }, { isLook: false });
    await rest();
    expect(told).toHaveLength(1);
  });
});
