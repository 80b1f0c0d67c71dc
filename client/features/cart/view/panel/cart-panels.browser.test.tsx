// First: it says which layer wins.
import "#client/ui/styles/global.css";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { exampleCart, exampleLine } from "../../example-cart.ts";
import { hearPage } from "../../testing/hear-page.ts";
import { cartButton, cartPanel, idsKept, rest, showCartPanels } from "../../testing/show-cart-panels.tsx";

hearPage();

/** For as long as a test takes. */
function keepCookie(cookie: string): void {
  document.cookie = `${cookie}; path=/`;
  onTestFinished(() => void (document.cookie = `${cookie}; path=/; max-age=0`));
}

describe("the cart's drawer", () => {
  test("opens from the header, counts as seen, and closes on the way to another page [shop-2.70]", async () => {
    const { onCartEvent } = await showCartPanels(exampleCart());
    await cartButton.click();
    await expect.element(cartPanel).toBeVisible();
    await expect.element(cartPanel.getByRole("link", { name: "Secure Checkout" })).toHaveAttribute("href", "/cart/checkout");
    expect(onCartEvent.mock.calls).toEqual([[{ type: "viewed", cart: exampleCart(), searches: [] }]]);
    // It lies under the drawer, as whatever leads on by itself does.
    page
      .getByText("Another page")
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(cartPanel).not.toBeInTheDocument();
  });

  test("ends with two ways on of one look, whose words keep to the edges of what stands above them", async () => {
    await showCartPanels(exampleCart());
    await cartButton.click();
    const checkout = cartPanel.getByRole("link", { name: "Secure Checkout" });
    await expect.element(checkout).toBeVisible();
    const ways = [cartPanel.getByRole("button", { name: "Continue Shopping" }), cartPanel.getByRole("link", { name: "View cart" })];
    const [on, cart] = ways.map((way) => {
      const words = document.createRange();
      words.selectNodeContents(way.element());
      return { box: words.getBoundingClientRect(), font: getComputedStyle(way.element()).font };
    });
    const { left, right } = checkout.element().getBoundingClientRect();
    expect(Math.abs((on?.box.left ?? 0) - left)).toBeLessThan(2);
    expect(Math.abs((cart?.box.right ?? 0) - right)).toBeLessThan(2);
    expect(on?.font).toBe(cart?.font);
  });

  test("counts as seen once its contents are there, and again each time that it is opened", async () => {
    const { calls, onCartEvent } = await showCartPanels();
    await cartButton.click();
    await expect.poll(() => calls.length).toBe(1);
    await expect.element(cartPanel).toBeVisible();
    // Nothing is known yet: neither that it is empty nor that it can't be had.
    await expect.element(cartPanel.getByRole("heading", { name: "Your cart is empty" })).not.toBeInTheDocument();
    await expect.element(cartPanel.getByRole("alert")).not.toBeInTheDocument();
    expect(onCartEvent).not.toHaveBeenCalled();
    calls[0]?.resolve(exampleCart());
    await expect.poll(() => onCartEvent.mock.calls.length).toBe(1);
    await cartPanel.getByRole("button", { name: "Close your cart" }).click();
    await expect.element(cartPanel).not.toBeInTheDocument();
    await cartButton.click();
    await expect.poll(() => onCartEvent.mock.calls.length).toBe(2);
  });

  test("tells without a connection that there is none, beside the cart as it is known, and not that it couldn't be loaded", async () => {
    onTestFinished(() => void window.dispatchEvent(new Event("online")));
    const { calls, queryClient, queryKey } = await showCartPanels(exampleCart());
    queryClient.setDefaultOptions({ queries: { retry: false, networkMode: "always" } });
    window.dispatchEvent(new Event("offline"));
    await cartButton.click();
    void queryClient.invalidateQueries({ queryKey });
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.reject(new TypeError("Failed to fetch"));
    await expect.poll(() => queryClient.getQueryState(queryKey)?.status).toBe("error");
    await expect.element(cartPanel.getByText("You're offline.")).toBeVisible();
    await expect.element(cartPanel.getByText("We couldn't load your cart.")).not.toBeInTheDocument();
  });

  test("counts as seen once for each opening, also where its last line was removed and put back meanwhile", async () => {
    const { onCartEvent, queryClient, queryKey } = await showCartPanels(exampleCart());
    await cartButton.click();
    await expect.poll(() => onCartEvent.mock.calls.length).toBe(1);
    queryClient.setQueryData(queryKey, exampleCart({ lines: [], totalQuantity: 0, checkoutUrl: null }));
    await expect.element(cartPanel.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    queryClient.setQueryData(queryKey, exampleCart());
    await expect.element(cartPanel.getByRole("link", { name: "Secure Checkout" })).toBeVisible();
    expect(onCartEvent).toHaveBeenCalledTimes(1);
  });

  test("leaves the link to the browser where another tab is asked for", async () => {
    await showCartPanels(exampleCart());
    const seen = vi.fn();
    const stay = (event: Event) => {
      seen(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener("click", stay);
    for (const key of ["Meta", "Control", "Shift", "Alt"])
      await userEvent
        .keyboard(`{${key}>}`)
        .then(() => cartButton.click())
        .then(() => userEvent.keyboard(`{/${key}}`));
    await cartButton.click();
    document.removeEventListener("click", stay);
    expect(seen.mock.calls.flat()).toEqual([false, false, false, false, true]);
    await cartPanel.getByRole("button", { name: "Close your cart" }).click();
    await expect.element(cartPanel).not.toBeInTheDocument();
  });

  test.each(["Continue Shopping", "Close your cart"])("closes by its own button: %s", async (name) => {
    await showCartPanels(exampleCart());
    await cartButton.click();
    await cartPanel.getByRole("button", { name }).click();
    await expect.element(cartPanel).not.toBeInTheDocument();
  });

  test("closed before what is on its way has arrived, leads nobody to the checkout", async () => {
    onTestFinished(() => history.replaceState(null, "", location.pathname));
    const { beginChange } = await showCartPanels(exampleCart({ checkoutUrl: "#paying" }));
    await cartButton.click();
    const checkout = cartPanel.getByRole("link", { name: "Secure Checkout" });
    await expect.element(checkout).toBeVisible();
    const end = beginChange();
    await expect.poll(() => document.querySelector("dialog [aria-busy=true]")).not.toBeNull();
    await checkout.click();
    await expect.element(checkout).toHaveAttribute("aria-busy", "true");
    await cartPanel.getByRole("button", { name: "Continue Shopping" }).click();
    end();
    await rest();
    expect(location.hash).toBe("");
  });

  test.each([[], [exampleLine({ quantity: 0 })]])(
    "says that nothing is in it, or nothing any more, and doesn't count as seen",
    async (...lines) => {
      const { onCartEvent } = await showCartPanels(exampleCart({ lines, checkoutUrl: null }));
      await cartButton.click();
      await expect.element(cartPanel.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
      expect(onCartEvent).not.toHaveBeenCalled();
      await expect.element(cartPanel.getByRole("link", { name: "Secure Checkout" })).not.toBeInTheDocument();
      await cartPanel.getByRole("button", { name: "Continue Shopping" }).click();
      await expect.element(cartPanel).not.toBeInTheDocument();
    },
  );

  test("of a visitor who was never given a cart is asked for only once it is opened", async () => {
    const { calls } = await showCartPanels();
    await rest();
    expect(calls).toEqual([]);
    await cartButton.click();
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.resolve(exampleCart({ lines: [] }));
    await expect.element(cartPanel.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  });

  test.each(["has-cart=1", "signed-in=1795300000000"])("is asked for where the browser has the cookie %s", async (cookie) => {
    keepCookie(cookie);
    const { calls } = await showCartPanels();
    await expect.poll(() => calls.length).toBe(1);
  });

  test("says that the cart couldn't be loaded, and tries again when asked", async () => {
    const { calls, beginChange } = await showCartPanels();
    await cartButton.click();
    const down = Object.assign(new Error("down"), { status: 400 });
    const failure = cartPanel.getByText("We couldn't load your cart.");
    // Whatever is asked fails, also what is asked again by itself.
    await expect
      .poll(() => {
        for (const call of calls) call.reject(down);
        return failure.elements().length;
      })
      .toBe(1);
    // A change that is on its way will be answered with the cart.
    const end = beginChange();
    await expect.element(failure).not.toBeInTheDocument();
    end();
    await expect.element(failure).toBeVisible();
    const askedBefore = calls.length;
    await cartPanel.getByRole("button", { name: /again/i }).click();
    await expect.poll(() => calls.length).toBeGreaterThan(askedBefore);
    for (const call of calls) call.resolve(exampleCart());
    await expect.element(cartPanel.getByRole("list", { name: "Items in your cart" })).toBeVisible();
  });
});

test("an affiliate's click that comes with a later page is kept too", async () => {
  onTestFinished(() => history.replaceState(null, "", location.pathname));
  onTestFinished(() => void (document.cookie = "__cfclick=; Path=/; Max-Age=0"));
  await showCartPanels();
  history.replaceState(null, "", "?cfclick=aff-42");
  await page.getByText("Another page").click();
  await expect.poll(() => document.cookie).toContain("__cfclick=aff-42");
});

test("the cart is asked for again when the shopper comes back to the tab, unless that was within a minute", async () => {
  const { calls, queryClient, queryKey } = await showCartPanels(exampleCart());
  await expect.poll(idsKept).toEqual(["line-1"]);
  const comeBack = () => window.dispatchEvent(new Event("visibilitychange"));
  comeBack();
  expect(calls).toEqual([]);
  queryClient.setQueryData(queryKey, exampleCart(), { updatedAt: Date.now() - 61_000 });
  comeBack();
  await expect.poll(() => calls.length).toBe(1);
});
