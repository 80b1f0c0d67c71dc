import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { pass, stopClock } from "#client/lib/testing/stopped-clock.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { Cart, CartLine } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { cartMutationKey, cartQuery, copyReadAt } from "../queries.ts";
import { tabIntoPage } from "../testing/tab-into-page.ts";
import { useCart } from "../use-cart.ts";
import { CartView } from "./cart-view.tsx";

const commands: CartCommand[] = [];
const hear = (event: Event) => event instanceof CustomEvent && commands.push(event.detail);

beforeEach(() => {
  commands.length = 0;
  window.addEventListener("shop:cart-command", hear);
});
afterEach(() => {
  window.removeEventListener("shop:cart-command", hear);
  vi.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, "", location.pathname);
});

function Shown() {
  const { cart } = useCart();
  return cart && <CartView cart={cart} freeShippingFromCents={20_000} />;
}

/** The page of a cart that the shop has answered with, unless it is only the browser's copy. */
async function show(cart: Cart, updatedAt = Date.now()) {
  const queryClient = new QueryClient();
  const { queryKey } = cartQuery(unusedApi);
  const answer = (next: Cart) => queryClient.setQueryData(queryKey, next);
  queryClient.setQueryData(queryKey, cart, { updatedAt });
  const api = { ...unusedApi, cart: { ...unusedApi.cart, get: () => new Promise<Cart>(() => undefined) } };
  const screen = await render(
    <InShop api={api} queryClient={queryClient}>
      <Shown />
    </InShop>,
  );
  /** Sends a change that is on its way until the test answers. */
  const change = async () => {
    const { promise, resolve } = Promise.withResolvers<Cart>();
    void new MutationObserver(queryClient, { mutationKey: cartMutationKey, mutationFn: () => promise, onSuccess: answer }).mutate();
    // No shop answers before the page has shown that it was asked.
    await new Promise((shown) => setTimeout(shown, 50));
    return resolve;
  };
  return { ...screen, answer, change };
}

const quantity = page.getByRole("spinbutton", { name: "Quantity of Water pump" });
const told = (words: string) => page.getByRole("status").getByText(words, { exact: true });
const more = page.getByRole("button", { name: "One more" });
const checkout = page.getByRole("link", { name: "Proceed to checkout" });

describe("a quantity", () => {
  test("is shown at once and sent when it has rested for half a second, however often it was changed [shop-5.12]", async () => {
    await show(exampleCart());
    const press = more.element();
    if (!(press instanceof HTMLElement)) throw new TypeError("no button");
    stopClock();
    press.click();
    await pass(400);
    press.click();
    await pass(499);
    expect(commands).toEqual([]);
    expect(quantity.element()).toHaveValue(4);
    expect(told("Updating your cart…").element()).toBeVisible();
    await pass(1);
    expect(commands).toEqual([{ intent: "update", lineId: "line-1", quantity: 4, seenQuantity: 2 }]);
    await pass(600);
    expect(commands).toHaveLength(1);
  });

  test("of each line is sent by itself", async () => {
    await show(exampleCart({ lines: [exampleLine(), exampleLine({ id: "line-2", title: "Fan belt", quantity: 1 })] }));
    await more.first().click();
    await more.last().click();
    await expect
      .poll(() => commands)
      .toEqual([
        { intent: "update", lineId: "line-1", quantity: 3, seenQuantity: 2 },
        { intent: "update", lineId: "line-2", quantity: 2, seenQuantity: 1 },
      ]);
  });

  test("is sent at once when the shopper leaves, in whatever way", async () => {
    const { unmount } = await show(exampleCart());
    await more.click();
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(commands).toEqual([{ intent: "update", lineId: "line-1", quantity: 3, seenQuantity: 2 }]);
    await more.click();
    await unmount();
    expect(commands.at(-1)).toEqual({ intent: "update", lineId: "line-1", quantity: 4, seenQuantity: 3 });
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(commands).toHaveLength(2);
  });

  test("that still stands in its field is sent when the page is left, and one that rests when the page is hidden", async () => {
    await show(exampleCart());
    await quantity.fill("3");
    expect(commands).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(commands).toEqual([{ intent: "update", lineId: "line-1", quantity: 3, seenQuantity: 2 }]);
    window.dispatchEvent(new PageTransitionEvent("pageshow"));
    await more.click();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    vi.restoreAllMocks();
    expect(commands.slice(1)).toEqual([{ intent: "update", lineId: "line-1", quantity: 4, seenQuantity: 3 }]);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(commands).toHaveLength(2);
  });

  test("is the cart's again once nothing is on its way, also where less was given", async () => {
    const { change } = await show(exampleCart());
    await more.click();
    await more.click();
    await expect.poll(() => commands.length).toBe(1);
    const settle = await change();
    await expect.element(quantity).toHaveValue(4);
    settle(exampleCart({ lines: [exampleLine({ quantity: 3 })] }));
    await expect.element(quantity).toHaveValue(3);
    await expect.element(told("Shipping & discounts calculated at the next step")).toBeVisible();
  });

  test("that is changed while another is on its way stays as the shopper set it", async () => {
    const { change } = await show(exampleCart());
    const settle = await change();
    more.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    settle(exampleCart({ lines: [exampleLine({ totalCents: 17_000 })] }));
    await expect.poll(() => document.body.textContent, { interval: 5 }).toContain("$170.00");
    await expect.element(quantity).toHaveValue(3);
    await expect.poll(() => commands).toEqual([{ intent: "update", lineId: "line-1", quantity: 3, seenQuantity: 2 }]);
  });
});

test("a copy of the cart can't be changed until the shop was heard", async () => {
  const { answer } = await show(exampleCart(), copyReadAt);
  await expect.element(told("Checking your cart…")).toBeVisible();
  await expect.element(quantity).toBeDisabled();
  answer(exampleCart());
  await expect.element(quantity).toBeEnabled();
});

describe("the way to pay", () => {
  const shopper = exampleCart({ checkoutUrl: "#paying" });
  const goes = () => location.hash;

  test("is the browser's own while nothing is on its way", async () => {
    await show(shopper);
    const seen = vi.fn();
    const look = (event: Event) => seen(event.defaultPrevented);
    document.addEventListener("click", look, { once: true });
    await expect.element(checkout).not.toHaveAttribute("aria-busy");
    await checkout.click();
    expect(seen.mock.calls).toEqual([[false]]);
    expect(goes()).toBe("#paying");
  });

  test("waits for what is on its way, after sending what still rests", async () => {
    const { change } = await show(shopper);
    await more.click();
    await checkout.click();
    expect(commands).toEqual([{ intent: "update", lineId: "line-1", quantity: 3, seenQuantity: 2 }]);
    const settle = await change();
    await expect.element(checkout).toHaveAttribute("aria-busy", "true");
    expect(goes()).toBe("");
    settle(shopper);
    await expect.poll(goes).toBe("#paying");
  });
});

test("the checkout hears which store is the shopper's", async () => {
  localStorage.setItem("myStore", JSON.stringify({ placeId: "id Coburg", shortName: "Coburg North" }));
  await show(exampleCart());
  await expect.element(checkout).toHaveAttribute("href", "/cart/checkout?store=id%20Coburg");
});

test("gifts that the cart has earned are offered on its page", async () => {
  const qualifying = { title: "Filters", url: null };
  const gift = { id: "g1", title: "Service week", productTitle: "Oil filter", productHandle: "oil-filter", variantId: "7", qualifying };
  await show(exampleCart({ giftOffers: [{ ...gift, picture: null, priceCents: 1000, claimableCount: 1, itemsToNext: 0 }] }));
  await expect.element(page.getByRole("list", { name: "Free gifts" }).getByRole("button", { name: "Add free gift" })).toBeVisible();
});

test("a line that travels in its own way says how, and one that is picked up anyway doesn't", async () => {
  const row = (name: string) => page.getByRole("article", { name });
  const line = (title: string, changes: Partial<CartLine>) => exampleLine({ id: title, title, ...changes });
  const lines = [
    line("Bonnet", { isBulky: true }),
    line("Paint", { dangerousGoodsClass: "3" }),
    line("Gearbox", { isBulky: true, isInStoreOnly: true }),
    line("Hose", {}),
  ];
  await show(exampleCart({ lines }));
  const wordsOf = (title: string) => row(title).element().textContent;
  await expect.poll(() => wordsOf("Bonnet")).toContain("This part is bulky");
  expect(wordsOf("Paint")).toContain("This part is dangerous goods, class 3");
  for (const title of ["Gearbox", "Hose"]) expect(wordsOf(title)).not.toContain("This part");
});

describe("the focus of a keyboard", () => {
  test("goes on from the list when its line is gone, and from the words when all of it is", async () => {
    const { answer } = await show(exampleCart({ lines: [exampleLine(), exampleLine({ id: "line-2", title: "Fan belt" })] }));
    const remove = page.getByRole("button", { name: "Remove Fan belt" });
    remove.element().focus();
    answer(exampleCart());
    await expect.element(page.getByRole("list", { name: "Items in your cart" })).toHaveFocus();
    page.getByRole("button", { name: "Remove Water pump" }).element().focus();
    answer(exampleCart({ lines: [] }));
    await expect.element(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    expect(document.activeElement?.textContent).toMatch(/^Your cart is empty/);
  });

  test("stays where it is when something else changes", async () => {
    const { answer } = await show(exampleCart());
    const field = page.getByRole("textbox", { name: "Promo code" });
    await field.click();
    answer(exampleCart({ lines: [exampleLine(), exampleLine({ id: "line-2" })] }));
    answer(exampleCart());
    await expect.element(field).toHaveFocus();
    answer(exampleCart({ lines: [] }));
    await expect.element(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  });

  test("stays with whoever types elsewhere while another tab takes lines out", async () => {
    const field = document.createElement("input");
    document.body.append(field);
    onTestFinished(() => field.remove());
    const { answer } = await show(exampleCart({ lines: [exampleLine(), exampleLine({ id: "line-2", title: "Fan belt" })] }));
    field.focus();
    answer(exampleCart());
    await expect.element(page.getByRole("article", { name: "Fan belt" })).not.toBeInTheDocument();
    answer(exampleCart({ lines: [] }));
    await expect.element(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    expect(document.activeElement).toBe(field);
  });

  test("isn't taken by a cart as it is first shown, nor when something is put in", async () => {
    const { answer } = await show(exampleCart({ lines: [] }));
    expect(document.activeElement).toBe(document.body);
    answer(exampleCart());
    await expect.element(quantity).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  test("goes on from the words where a cart was filled here and emptied again", async () => {
    const { answer } = await show(exampleCart({ lines: [] }));
    answer(exampleCart());
    const remove = page.getByRole("button", { name: "Remove Water pump" });
    await expect.element(remove).toBeVisible();
    remove.element().focus();
    answer(exampleCart({ lines: [] }));
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Your cart is empty/);
  });

  test.each([
    ["a cart", [exampleLine()], "Water pump"],
    ["what is picked up", [exampleLine({ isInStoreOnly: true })], "Find your nearest store"],
    ["an empty cart", [], "Continue Shopping"],
  ])("goes through %s from its first link, without a stop at what only takes it", async (_of, lines, first) => {
    await show(exampleCart({ lines }));
    await tabIntoPage();
    await expect.element(page.getByRole("link", { name: first, exact: true })).toHaveFocus();
  });
});

test("what is wrong with a code is brought into view for whoever typed it, and for nobody else", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const { answer } = await show(exampleCart());
  const fault = page.getByText("This promo code is invalid");
  const invalid = exampleCart({ discountCodes: [{ code: "OLD", isApplicable: false }] });
  answer(invalid);
  await expect.element(fault).toBeVisible();
  expect(scroll).not.toHaveBeenCalled();
  answer(exampleCart());
  await expect.element(fault).not.toBeInTheDocument();
  page.getByRole("textbox", { name: "Promo code" }).element().focus();
  answer(invalid);
  await expect.poll(() => scroll.mock.calls).toEqual([[{ block: "nearest" }]]);
});

test("while the network is gone the shopper hears that changes are kept", async () => {
  await show(exampleCart());
  window.dispatchEvent(new Event("offline"));
  await expect.element(told("You're offline.")).toBeVisible();
  await userEvent.click(more);
  await expect.element(told("You're offline. Your changes are saved as soon as you're back.")).toBeVisible();
  window.dispatchEvent(new Event("online"));
  await expect.element(told("Updating your cart…")).toBeVisible();
});
