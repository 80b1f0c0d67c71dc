import { QueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { inCartOrder } from "../in-cart-order.ts";
import { cartQuery } from "../queries.ts";
import type { CartEvent } from "./events/cart-event.ts";
import { loadLeaving } from "./command-queue.ts";
import { useAddAll } from "./use-add-all.ts";

const [pump, hose, tap] = ["gid://shopify/ProductVariant/1", "gid://shopify/ProductVariant/2", "gid://shopify/ProductVariant/3"] as const;
const addition = {
  name: "Cooling, complete",
  key: "0123456789abcdef",
  lines: [
    { variantId: pump, quantity: 2 },
    { variantId: hose, quantity: 1, attributes: [{ key: "Side", value: "LH" }] },
    { variantId: tap, quantity: 3 },
  ],
};
/** The shop had no tap left. */
const lines = [exampleLine({ id: "pump", variantId: pump }), exampleLine({ id: "hose", variantId: hose, title: "Hose" })];
const gift = exampleLine({ id: "gift", variantId: hose, title: "Hose on the house", isGift: true });
const answer = (changes: Partial<Cart> = {}) => exampleCart({ lines, ...changes });

type AddLines = (input: object, options?: { signal?: AbortSignal }) => Promise<Cart>;

const addLines = vi.fn<AddLines>();
const getCart = vi.fn<(input?: unknown, options?: { signal?: AbortSignal }) => Promise<Cart>>();
const onCartEvent = vi.fn<(event: CartEvent) => void>();
const additionOf = vi.fn<Parameters<typeof useAddAll>[0]>();
const posted = vi.fn<(isPrevented: boolean) => void>();
const updateLine = vi.fn<(input: { lineId: string; quantity: number }) => Promise<Cart>>();
const api = { ...unusedApi, cart: { ...unusedApi.cart, get: getCart, addLines, updateLine } };
let queryClient: QueryClient;

function Page() {
  const { submit, isBusy, failed } = useAddAll(additionOf, onCartEvent);
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/assemblies" aria-label="All parts" aria-busy={isBusy} onSubmit={submit}>
      <button type="submit" name="side" value="left">
        Add all
      </button>
      <p role="status">{failed}</p>
      <output>{pathname + search}</output>
    </form>
  );
}

const show = () =>
  render(
    <InShop api={api} queryClient={queryClient}>
      <Page />
    </InShop>,
  );
const button = page.getByRole("button", { name: "Add all" });
const form = page.getByRole("form", { name: "All parts" });
const words = page.getByRole("status").first();
const address = () => document.querySelector("output")?.textContent;
const shownCart = () => queryClient.getQueryData(cartQuery(api).queryKey);

const rest = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Nothing of a test may lead the browser away. */
const stay = (event: Event) => {
  posted(event.defaultPrevented);
  event.preventDefault();
};
const isOnline = (value: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(value);

beforeEach(async () => {
  for (const mock of [addLines, updateLine, getCart, onCartEvent, additionOf, posted]) mock.mockReset();
  additionOf.mockReturnValue(addition);
  addLines.mockResolvedValue(answer());
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  window.addEventListener("submit", stay);
  // What is imported later has come, however busy the machine is.
  await loadLeaving();
});
afterEach(() => {
  window.removeEventListener("submit", stay);
  vi.restoreAllMocks();
  for (const name of ["search-cart", "checkout-begun"]) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

test("all lines go with one call, by their key, and the cart that is answered is shown", async () => {
  await show();
  await button.click();
  await expect.poll(address).toBe("/cart");
  expect(additionOf.mock.calls).toEqual([[form.element(), button.element()]]);
  expect(posted.mock.calls).toEqual([[true]]);
  expect(addLines.mock.calls.map(([input]) => input)).toEqual([{ lines: addition.lines, key: addition.key, isRepeated: true }]);
  expect(addLines.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  expect(shownCart()).toEqual(answer());
  await expect.element(form).toHaveAttribute("aria-busy", "true");
  await expect.element(words).toBeEmptyDOMElement();
});

test("whoever counts hears of each part that is in the cart now, with what was searched, and of no gift", async () => {
  addLines.mockResolvedValue(answer({ lines: [gift, ...lines] }));
  document.cookie = `search-cart=${encodeURIComponent(JSON.stringify([{ variantId: pump, queryId: "q1", compareToPrice: 100 }]))}; Path=/`;
  await show();
  await button.click();
  await expect.poll(address).toBe("/cart");
  const searches = [{ variantId: pump, queryId: "q1", compareToPrice: 100 }];
  expect(onCartEvent.mock.calls.map(([event]) => event)).toEqual([
    { type: "added", line: lines[0], quantity: 2, origin: null, searches },
    { type: "added", line: lines[1], quantity: 1, origin: null, searches },
  ]);
});

test("a gift that the cart doesn't earn any more is left to whoever takes such gifts out, in their turn, and tells", async () => {
  const withGift = answer({ lines: [gift, ...lines], warnings: ["Only two left"] });
  addLines.mockResolvedValue(withGift);
  await show();
  await button.click();
  await expect.poll(address).toBe("/cart?notice=stock");
  expect(updateLine).not.toHaveBeenCalled();
  expect(shownCart()).toEqual(withGift);
});

test("of a part that ran short only as many are counted as came", async () => {
  const before = [exampleLine({ id: "pump", variantId: pump, quantity: 2 }), exampleLine({ id: "belt", variantId: "belt", quantity: 1 })];
  queryClient.setQueryData(cartQuery(api).queryKey, exampleCart({ lines: before }));
  const short = answer({
    lines: [exampleLine({ id: "pump", variantId: pump, quantity: 3 }), ...before.slice(1)],
    warnings: ["Only three left"],
  });
  addLines.mockResolvedValue(short);
  await show();
  await button.click();
  await expect.poll(address).toBe("/cart?notice=stock");
  expect(onCartEvent.mock.calls.map(([event]) => event)).toEqual([
    { type: "added", line: short.lines[0], quantity: 1, origin: null, searches: [] },
  ]);
});

test("a form that nothing is made of is posted as it stands", async () => {
  additionOf.mockReturnValue(null);
  await show();
  await button.click();
  await expect.poll(() => posted.mock.calls).toEqual([[false]]);
  await expect.element(form).toHaveAttribute("aria-busy", "false");
  expect(addLines).not.toHaveBeenCalled();
});

test("pressed again while it is under way it is neither posted nor sent again", async () => {
  const { promise, resolve } = Promise.withResolvers<Cart>();
  addLines.mockReturnValue(promise);
  await show();
  await expect.element(form).toHaveAttribute("aria-busy", "false");
  await button.click();
  await expect.element(form).toHaveAttribute("aria-busy", "true");
  await button.click();
  await expect.poll(() => posted.mock.calls).toEqual([[true], [true]]);
  resolve(answer());
  await expect.poll(address).toBe("/cart");
  expect(addLines).toHaveBeenCalledTimes(1);
});

test("what the shop couldn't give is said on the cart's page", async () => {
  addLines.mockResolvedValue(answer({ warnings: ["Only two left"] }));
  await show();
  await button.click();
  await expect.poll(address).toBe("/cart?notice=stock");
});

test("a failure is told in the shop's words and leaves the page; the next try forgets them", async () => {
  addLines.mockRejectedValueOnce(Object.assign(new Error("One of these parts is no longer sold."), { status: 409, code: "CONFLICT" }));
  await show();
  await button.click();
  await expect.element(words).toHaveTextContent("One of these parts is no longer sold.");
  await expect.element(form).toHaveAttribute("aria-busy", "false");
  expect([address(), shownCart(), onCartEvent.mock.calls]).toEqual(["/", undefined, []]);

  const { promise, resolve } = Promise.withResolvers<Cart>();
  addLines.mockReturnValueOnce(promise);
  await button.click();
  await expect.element(words).toBeEmptyDOMElement();
  resolve(answer());
  await expect.poll(address).toBe("/cart");
  expect(addLines).toHaveBeenCalledTimes(2);
});

test("what is tried again after a refusal is another addition, and after a failure that nobody understood the same one", async () => {
  const failWith = (status: number, code: string) => addLines.mockRejectedValueOnce(Object.assign(new Error(code), { status, code }));
  failWith(422, "UNPROCESSABLE");
  failWith(504, "UPSTREAM_TIMEOUT");
  await show();
  for (const told of ["UNPROCESSABLE", "UPSTREAM_TIMEOUT"]) {
    await button.click();
    await expect.element(words).toHaveTextContent(told);
  }
  await button.click();
  await expect.poll(address).toBe("/cart");
  const keys = addLines.mock.calls.map(([input]) => ("key" in input ? input.key : null));
  expect(keys).toEqual([addition.key, `${addition.key}-1`, `${addition.key}-1`]);
});

test("it waits its turn among all that is asked of the cart, and a look that was under way before never replaces its answer", async () => {
  const look = Promise.withResolvers<Cart>();
  getCart.mockImplementation((_, options) => {
    options?.signal?.addEventListener("abort", () => look.reject(new Error("aborted")));
    return look.promise;
  });
  const looking = queryClient.fetchQuery(cartQuery(api)).catch(() => "cancelled");
  await expect.poll(() => getCart.mock.calls.length).toBe(1);
  const otherLook = Promise.withResolvers<void>();
  await show();
  await button.click();
  // The look was told to end, so that nothing waits for it.
  expect(await looking).toBe("cancelled");
  await expect.poll(address).toBe("/cart");

  // Looks may go on together, and no change may go on beside them.
  const other = inCartOrder("look", () => otherLook.promise);
  addLines.mockClear();
  additionOf.mockReturnValue({ ...addition, key: "another" });
  await show();
  await page.getByRole("button", { name: "Add all" }).last().click();
  await rest();
  expect(addLines).not.toHaveBeenCalled();
  otherLook.resolve();
  await other;
  await expect.poll(() => addLines.mock.calls.length).toBe(1);
});

test("what else the page reads meanwhile is read to its end", async () => {
  const product = Promise.withResolvers<void>();
  const reading = queryClient.fetchQuery({ queryKey: ["product"], queryFn: ({ signal }) => product.promise.then(() => signal.aborted) });
  await show();
  await button.click();
  await expect.poll(address).toBe("/cart");
  product.resolve();
  expect(await reading).toBe(false);
});

test("many parts that are added after a visit to the checkout can still be ordered there", async () => {
  document.cookie = "checkout-begun=1; Path=/";
  await show();
  await button.click();
  await expect.poll(address).toBe("/cart");
  expect(document.cookie).toContain("checkout-begun=1");
});

/** The service worker in charge, which answers so when it is asked to add later. */
function takeCharge(isLeft: boolean) {
  const asked = vi.fn<(message: unknown) => void>();
  const worker = {
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      asked(message);
      port?.postMessage(isLeft);
    },
  };
  vi.spyOn(navigator.serviceWorker, "controller", "get").mockReturnValue(Object.assign(Object.create(ServiceWorker.prototype), worker));
  return asked;
}

test("without a connection it is left to whoever adds it later, all of it, and the form is free again", async () => {
  isOnline(false);
  const asked = takeCharge(true);
  await show();
  await button.click();
  await expect.poll(() => asked.mock.calls).toEqual([[{ type: "add-later", addition }]]);
  await expect.element(form).toHaveAttribute("aria-busy", "false");
  await expect.element(words).toBeEmptyDOMElement();
  expect([address(), addLines.mock.calls]).toEqual(["/", []]);
});

for (const [what, isInCharge] of [
  ["and takes nothing more", true],
  ["and isn't there", false],
] as const)
  test(`without a connection and where whoever adds later ${what.replace("and ", "")}, it is tried at once`, async () => {
    isOnline(false);
    if (isInCharge) takeCharge(false);
    addLines.mockRejectedValue(new TypeError("x is not a function"));
    const reportError = vi.spyOn(window, "reportError").mockReturnValue();
    await show();
    await button.click();
    await expect.element(words).toHaveTextContent("Something went wrong. Please try again.");
    expect(addLines).toHaveBeenCalledTimes(1);
    expect(reportError.mock.calls, "what nobody foresaw is reported").toEqual([[expect.any(TypeError)]]);
  });

test("with a connection nothing is left for later", async () => {
  isOnline(true);
  const asked = takeCharge(true);
  await show();
  await button.click();
  await expect.poll(address).toBe("/cart");
  expect(asked).not.toHaveBeenCalled();
});
