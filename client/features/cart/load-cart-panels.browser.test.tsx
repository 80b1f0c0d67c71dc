import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { exampleCart } from "./example-cart.ts";
import { loadCartPanels } from "./load-cart-panels.ts";
import { hearPage } from "./testing/hear-page.ts";
import { cartButton, rest, showCartPanels } from "./testing/show-cart-panels.tsx";

vi.mock(import("./load-cart-panels.ts"), { spy: true });
const load = vi.mocked(loadCartPanels);

hearPage();
beforeEach(() => void load.mockClear());

/** It may rest where the button comes to be. */
async function movePointerAway(): Promise<void> {
  const corner = document.createElement("div");
  corner.style.cssText = "position: fixed; inset: auto 0 0 auto; width: 9px; height: 9px";
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}

test("a visitor without a cart is sent its code once the button is about to be pressed, and not before", async () => {
  await movePointerAway();
  await showCartPanels();
  await rest();
  expect(load).not.toHaveBeenCalled();
  cartButton.element().focus();
  expect(load).toHaveBeenCalled();
  load.mockClear();
  await cartButton.hover();
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

test("where the panels don't come the button leads to the cart's page", async () => {
  const left = vi.fn();
  const stay = (event: NavigateEvent) => {
    event.preventDefault();
    left(new URL(event.destination.url).pathname);
  };
  navigation.addEventListener("navigate", stay);
  onTestFinished(() => navigation.removeEventListener("navigate", stay));
  load.mockRejectedValue(new Error("gone"));
  onTestFinished(() => void load.mockReset());
  await showCartPanels();
  await cartButton.click();
  await expect.poll(() => left.mock.calls).toEqual([["/cart"]]);
});

test("where the code that keeps the cart doesn't come the page goes on with the shop's answers", async () => {
  load.mockRejectedValue(new Error("gone"));
  onTestFinished(() => void load.mockReset());
  await showCartPanels(exampleCart());
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
  await rest();
  await expect.element(cartButton).toHaveAttribute("aria-label", "Cart, 2 items");
});
