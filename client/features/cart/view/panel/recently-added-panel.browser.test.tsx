import { describe, expect, onTestFinished, test } from "vitest";
import { showRecentlyAdded } from "../../cart-panel-store.ts";
import { exampleCart, exampleLine } from "../../example-cart.ts";
import { hearPage } from "../../testing/hear-page.ts";
import { cartPanel, recentlyAdded, rest, showCartPanels } from "../../testing/show-cart-panels.tsx";

hearPage();

describe("what was just added", () => {
  test("is shown with what it makes of the cart, and with what else to look at [shop-3.13]", async () => {
    await showCartPanels(exampleCart());
    showRecentlyAdded(exampleLine(), 3);
    await expect.element(recentlyAdded).toBeVisible();
    await expect.element(recentlyAdded.getByText("3 added")).toBeVisible();
    await expect.element(recentlyAdded.getByText("Cart subtotal (2 items)")).toBeVisible();
    await expect.element(recentlyAdded.getByText("More like Water pump")).toBeVisible();
    await expect.element(recentlyAdded.getByRole("link", { name: "Proceed to checkout" })).toHaveAttribute("href", "/cart/checkout");
    await recentlyAdded.getByRole("button", { name: "Continue Shopping" }).click();
    await expect.element(recentlyAdded).not.toBeInTheDocument();
  });

  test("makes room for the cart itself, which stays when the other is closed [shop-2.71]", async () => {
    await showCartPanels(exampleCart({ lines: [exampleLine({ quantity: 1 })] }));
    showRecentlyAdded(exampleLine(), 1);
    await expect.element(recentlyAdded.getByText("Cart subtotal (1 item)")).toBeVisible();
    await recentlyAdded.getByRole("button", { name: "View cart" }).click();
    await expect.element(cartPanel).toBeVisible();
    await expect.element(recentlyAdded).not.toBeInTheDocument();
  });

  test("is the last thing that was added, also when the panel was shown before", async () => {
    await showCartPanels(exampleCart());
    showRecentlyAdded(exampleLine(), 1);
    await expect.element(recentlyAdded.getByText("More like Water pump")).toBeVisible();
    await recentlyAdded.getByRole("button", { name: "Continue Shopping" }).click();
    showRecentlyAdded(exampleLine({ id: "line-2", title: "Hose" }), 4);
    await expect.element(recentlyAdded.getByText("More like Hose")).toBeVisible();
    await expect.element(recentlyAdded.getByText("4 added")).toBeVisible();
  });

  test("says whether it fits the shopper's car, also before the cart is known", async () => {
    await showCartPanels(undefined, {});
    showRecentlyAdded(exampleLine(), 1);
    await expect.poll(() => recentlyAdded.element().textContent).toContain("Fits your HQ Monaro 253 V8");
    expect(recentlyAdded.element().textContent).not.toContain("isn't listed");
  });

  test("warns beside the way to pay where a part is for another car", async () => {
    await showCartPanels(exampleCart(), { status: "does-not-fit", car: null, notListedFor: "Holden HQ Monaro" });
    showRecentlyAdded(exampleLine(), 1);
    await expect.poll(() => recentlyAdded.element().textContent).toContain("Water pump isn't listed for your 1973 Holden HQ Monaro.");
    expect(recentlyAdded.element().textContent).toContain("Not listed for your Holden HQ Monaro.");
  });

  test("leads to the checkout once what is on its way is there, with sums that are marked until then", async () => {
    onTestFinished(() => history.replaceState(null, "", location.pathname));
    const { beginChange } = await showCartPanels(exampleCart({ checkoutUrl: "#paying" }));
    showRecentlyAdded(exampleLine(), 1);
    const subtotal = recentlyAdded.getByText(/Cart subtotal/);
    const isBusy = () => subtotal.element().closest("[aria-busy=true]") !== null;
    await expect.element(recentlyAdded).toBeVisible();
    expect(isBusy()).toBe(false);
    const end = beginChange();
    await expect.poll(isBusy).toBe(true);
    const checkout = recentlyAdded.getByRole("link", { name: "Proceed to checkout" });
    await checkout.click();
    await expect.element(checkout).toHaveAttribute("aria-busy", "true");
    expect(location.hash).toBe("");
    end();
    await expect.poll(() => location.hash).toBe("#paying");
  });

  test("leads nobody to the checkout once it is closed", async () => {
    onTestFinished(() => history.replaceState(null, "", location.pathname));
    const { beginChange } = await showCartPanels(exampleCart({ checkoutUrl: "#paying" }));
    showRecentlyAdded(exampleLine(), 1);
    await expect.element(recentlyAdded).toBeVisible();
    const end = beginChange();
    await expect.poll(() => document.querySelector("dialog [aria-busy=true]")).not.toBeNull();
    const checkout = recentlyAdded.getByRole("link", { name: "Proceed to checkout" });
    await checkout.click();
    await expect.element(checkout).toHaveAttribute("aria-busy", "true");
    await recentlyAdded.getByRole("button", { name: "Continue Shopping" }).click();
    end();
    await rest();
    expect(location.hash).toBe("");
  });

  test("says nothing of the sums of a cart that is still the empty one of before", async () => {
    await showCartPanels(exampleCart({ lines: [] }));
    showRecentlyAdded(exampleLine(), 1);
    await expect.element(recentlyAdded.getByText("1 added")).toBeVisible();
    await expect.element(recentlyAdded.getByText(/Cart subtotal/)).not.toBeInTheDocument();
  });

  test("says nothing of a cart that isn't known yet", async () => {
    await showCartPanels();
    showRecentlyAdded(exampleLine(), 1);
    await expect.element(recentlyAdded.getByText("1 added")).toBeVisible();
    await expect.element(recentlyAdded.getByText(/Cart subtotal/)).not.toBeInTheDocument();
    await expect.element(recentlyAdded.getByRole("link", { name: "Proceed to checkout" })).not.toBeInTheDocument();
  });
});
