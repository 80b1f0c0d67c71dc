import { QueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { type Notification, notificationEvent } from "#client/ui/feedback/notify.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { closeCartPanels, showRecentlyAdded } from "../../cart-panel-store.ts";
import type { CartEvent } from "../../commands/cart-event.ts";
import { readStoredCart, storeCart } from "../../copy/cart-storage.ts";
import { exampleCart, exampleLine } from "../../example-cart.ts";
import { cartQuery } from "../../queries.ts";
import { CartButton } from "./cart-button.tsx";
import { CartPanels } from "./cart-panels.tsx";

const commands: CartCommand[] = [];
const told: Notification[] = [];
const hear = (event: Event) => {
  if (!(event instanceof CustomEvent)) return;
  if (event.type === notificationEvent) told.push(event.detail);
  else commands.push(event.detail);
};
const events = ["shop:cart-command", notificationEvent];

beforeEach(() => {
  commands.length = 0;
  told.length = 0;
  localStorage.clear();
  for (const name of events) window.addEventListener(name, hear);
});
afterEach(() => {
  for (const name of events) window.removeEventListener(name, hear);
  closeCartPanels();
  localStorage.clear();
});

/** For as long as a test takes. */
function keepCookie(cookie: string): void {
  document.cookie = `${cookie}; path=/`;
  onTestFinished(() => void (document.cookie = `${cookie}; path=/; max-age=0`));
}

function Leave() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate("/parts")}>Another page</button>;
}

/** The layout's part of the cart, with a shop that answers when the test says so. */
async function show(known?: Cart) {
  const calls: PromiseWithResolvers<Cart>[] = [];
  const get = () => {
    const call = Promise.withResolvers<Cart>();
    calls.push(call);
    return call.promise;
  };
  const api = { ...unusedApi, cart: { ...unusedApi.cart, get } };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = cartQuery(api);
  if (known) queryClient.setQueryData(queryKey, known);
  const onCartEvent = vi.fn<(event: CartEvent) => void>();
  const screen = await render(
    <InShop api={api} queryClient={queryClient}>
      <CartButton />
      <Leave />
      <CartPanels freeShippingFromCents={20_000} onCartEvent={onCartEvent} renderMore={(line) => <p>More like {line.title}</p>} />
    </InShop>,
  );
  return { ...screen, calls, onCartEvent, queryClient, queryKey };
}

const button = page.getByRole("link", { name: /^Cart, / });
const panel = page.getByRole("dialog", { name: "Your cart" });
const added = page.getByRole("dialog", { name: "Added to your cart" });
const idsKept = () => readStoredCart()?.lines.map(({ id }) => id);
const rest = () => new Promise((resolve) => setTimeout(resolve, 700));

describe("the browser's copy of the cart", () => {
  test("is shown until the shop answers, whose answer is kept [shop-3.11] [shop-2.66]", async () => {
    storeCart(exampleCart());
    const { calls } = await show();
    await expect.element(button).toHaveAttribute("aria-label", "Cart, 2 items");
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.resolve(exampleCart({ lines: [exampleLine({ id: "newer", quantity: 1 })] }));
    await expect.element(button).toHaveAttribute("aria-label", "Cart, 1 item");
    expect(idsKept()).toEqual(["newer"]);
  });

  test("follows the other tabs, and the shop is asked again where a page comes back from the browser's memory", async () => {
    const { calls, queryClient, queryKey } = await show(exampleCart());
    storeCart(exampleCart({ lines: [exampleLine({ quantity: 5 })] }));
    window.dispatchEvent(new StorageEvent("storage", { key: "another" }));
    await expect.element(button).toHaveAttribute("aria-label", "Cart, 2 items");
    window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
    await expect.element(button).toHaveAttribute("aria-label", "Cart, 5 items");
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
    expect(calls).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await expect.poll(() => calls.length).toBe(1);
  });

  test("is nobody's once the page is gone", async () => {
    const { unmount, queryClient, queryKey } = await show(exampleCart());
    expect(idsKept()).toEqual(["line-1"]);
    await unmount();
    queryClient.setQueryData(queryKey, exampleCart({ lines: [exampleLine({ id: "later" })] }));
    storeCart(exampleCart({ lines: [exampleLine({ id: "other-tab" })] }));
    window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
    expect(idsKept()).toEqual(["other-tab"]);
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ lines: [{ id: "later" }] });
  });
});

describe("a gift that the cart no longer earns", () => {
  const gift = exampleLine({ id: "gift", title: "Oil filter", isGift: true, quantity: 2, freeQuantity: 1 });

  test("is taken out once the cart is left alone, once, and the shopper hears of it", async () => {
    const lapsed = exampleCart({ lines: [exampleLine(), gift, { ...gift, id: "gift-2", freeQuantity: 0 }] });
    const { queryClient, queryKey } = await show(lapsed);
    expect(commands).toEqual([]);
    await expect
      .poll(() => commands)
      .toEqual([
        { intent: "update", lineId: "gift", quantity: 1 },
        { intent: "update", lineId: "gift-2", quantity: 0 },
      ]);
    expect(told).toEqual([{ type: "info", message: "We took out the free Oil filter: your cart no longer earns it." }]);
    queryClient.setQueryData(queryKey, { ...lapsed, discountCents: 1 });
    await rest();
    expect(commands).toHaveLength(2);
  });

  test("is left alone while the cart is only the browser's copy, and as long as it is earned", async () => {
    storeCart(exampleCart({ lines: [gift] }));
    const { unmount } = await show();
    await rest();
    await unmount();
    await show(exampleCart({ lines: [{ ...gift, freeQuantity: 2 }] }));
    await rest();
    expect(commands).toEqual([]);
  });
});

describe("the cart's drawer", () => {
  test("opens from the header, counts as seen, and closes on the way to another page [shop-2.70]", async () => {
    const { onCartEvent } = await show(exampleCart());
    await button.click();
    await expect.element(panel).toBeVisible();
    await expect.element(panel.getByRole("link", { name: "Secure Checkout" })).toHaveAttribute("href", "/cart/checkout");
    expect(onCartEvent.mock.calls).toEqual([[{ type: "viewed", cart: exampleCart(), searches: [] }]]);
    // It lies under the drawer, as whatever leads on by itself does.
    page
      .getByText("Another page")
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(panel).not.toBeInTheDocument();
  });

  test("leaves the link to the browser where another tab is asked for", async () => {
    await show(exampleCart());
    const seen = vi.fn();
    const stay = (event: Event) => {
      seen(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener("click", stay);
    for (const key of ["Meta", "Control", "Shift", "Alt"])
      await userEvent
        .keyboard(`{${key}>}`)
        .then(() => button.click())
        .then(() => userEvent.keyboard(`{/${key}}`));
    await button.click();
    document.removeEventListener("click", stay);
    expect(seen.mock.calls.flat()).toEqual([false, false, false, false, true]);
    await panel.getByRole("button", { name: "Close your cart" }).click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test.each(["Continue Shopping", "Close your cart"])("closes by its own button: %s", async (name) => {
    await show(exampleCart());
    await button.click();
    await panel.getByRole("button", { name }).click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test("says that nothing is in it, and doesn't count as seen", async () => {
    const { onCartEvent } = await show(exampleCart({ lines: [] }));
    await button.click();
    await expect.element(panel.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    expect(onCartEvent).not.toHaveBeenCalled();
    await expect.element(panel.getByRole("link", { name: "Secure Checkout" })).not.toBeInTheDocument();
    await panel.getByRole("button", { name: "Continue Shopping" }).click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test("of a visitor who was never given a cart is asked for only once it is opened", async () => {
    const { calls } = await show();
    await rest();
    expect(calls).toEqual([]);
    await button.click();
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.resolve(exampleCart({ lines: [] }));
    await expect.element(panel.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  });

  test.each(["has-cart=1", "signed-in=1795300000000"])("is asked for where the browser has the cookie %s", async (cookie) => {
    keepCookie(cookie);
    const { calls } = await show();
    await expect.poll(() => calls.length).toBe(1);
  });

  test("says that the cart couldn't be loaded, and tries again when asked", async () => {
    const { calls } = await show();
    await button.click();
    const down = Object.assign(new Error("down"), { status: 400 });
    const failure = panel.getByText("We couldn't load your cart.");
    // Whatever is asked fails, also what is asked again by itself.
    await expect
      .poll(() => {
        for (const call of calls) call.reject(down);
        return failure.elements().length;
      })
      .toBe(1);
    const askedBefore = calls.length;
    await panel.getByRole("button", { name: /again/i }).click();
    await expect.poll(() => calls.length).toBeGreaterThan(askedBefore);
    for (const call of calls) call.resolve(exampleCart());
    await expect.element(panel.getByRole("list", { name: "Items in your cart" })).toBeVisible();
  });
});

describe("what was just added", () => {
  test("is shown with what it makes of the cart, and with what else to look at [shop-3.13]", async () => {
    await show(exampleCart());
    showRecentlyAdded(exampleLine(), 3);
    await expect.element(added).toBeVisible();
    await expect.element(added.getByText("3 added")).toBeVisible();
    await expect.element(added.getByText("Cart subtotal (2 items)")).toBeVisible();
    await expect.element(added.getByText("More like Water pump")).toBeVisible();
    await expect.element(added.getByRole("link", { name: "Proceed to checkout" })).toHaveAttribute("href", "/cart/checkout");
    await added.getByRole("button", { name: "Continue Shopping" }).click();
    await expect.element(added).not.toBeInTheDocument();
  });

  test("makes room for the cart itself, which stays when the other is closed [shop-2.71]", async () => {
    await show(exampleCart({ lines: [exampleLine({ quantity: 1 })] }));
    showRecentlyAdded(exampleLine(), 1);
    await expect.element(added.getByText("Cart subtotal (1 item)")).toBeVisible();
    await added.getByRole("button", { name: "View cart" }).click();
    await expect.element(panel).toBeVisible();
    await expect.element(added).not.toBeInTheDocument();
  });

  test("says nothing of a cart that isn't known yet", async () => {
    await show();
    showRecentlyAdded(exampleLine(), 1);
    await expect.element(added.getByText("1 added")).toBeVisible();
    await expect.element(added.getByText(/Cart subtotal/)).not.toBeInTheDocument();
    await expect.element(added.getByRole("link", { name: "Proceed to checkout" })).not.toBeInTheDocument();
  });
});
