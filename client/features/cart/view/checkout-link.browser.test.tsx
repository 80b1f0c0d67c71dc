import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { cartMutationKey } from "../queries.ts";
import { usePendingChanges } from "../use-cart.ts";
import { CheckoutLink } from "./checkout-link.tsx";

afterEach(() => history.replaceState(null, "", location.pathname));

function Link() {
  return <CheckoutLink href="#paying" text="Proceed to checkout" isPending={usePendingChanges().isPending} />;
}

/** The link beside a cart whose changes end as the test says. */
async function show() {
  const queryClient = new QueryClient();
  await render(
    <InShop queryClient={queryClient}>
      <Link />
    </InShop>,
  );
  const change = () => {
    const { promise, ...end } = Promise.withResolvers<void>();
    const observer = new MutationObserver(queryClient, { mutationKey: cartMutationKey, mutationFn: () => promise });
    observer.mutate().catch(() => undefined);
    return end;
  };
  return { change };
}

const checkout = page.getByRole("link", { name: "Proceed to checkout" });
const goes = () => location.hash;
/** Longer than a page takes to show that a change has ended. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Presses the link once the page knows of the change. */
async function press(): Promise<void> {
  await settle();
  await checkout.click();
  await expect.element(checkout).toHaveAttribute("aria-busy", "true");
}

test("whoever comes back to a page that the browser kept goes to the checkout no second time", async () => {
  const { change } = await show();
  const { resolve } = change();
  await press();
  resolve();
  await expect.poll(goes).toBe("#paying");
  history.replaceState(null, "", location.pathname);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(checkout).not.toHaveAttribute("aria-busy");
  change().resolve();
  await settle();
  expect(goes()).toBe("");
});

test("a change that failed keeps the shopper here, and the next press asks anew", async () => {
  const { change } = await show();
  const [one, other] = [change(), change()];
  await press();
  one.reject(new Error("gone"));
  other.resolve();
  await expect.element(checkout).not.toHaveAttribute("aria-busy");
  expect(goes()).toBe("");

  const { resolve } = change();
  await press();
  resolve();
  await expect.poll(goes).toBe("#paying");
});
