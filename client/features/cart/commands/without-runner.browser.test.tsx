import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { exampleCart } from "../example-cart.ts";
import { cartQuery } from "../queries.ts";
import { hearPage } from "../testing/hear-page.ts";
import { CartView } from "../view/cart-view.tsx";
import { useCartCommands } from "./use-cart-commands.ts";

vi.mock(import("./command-queue.ts"), () => {
  throw new Error("gone");
});

const { told } = hearPage();
const cart = exampleCart({ checkoutUrl: "#paying" });

function Page() {
  useCartCommands(() => undefined);
  return <CartView cart={cart} freeShippingFromCents={20_000} />;
}

beforeEach(async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartQuery(unusedApi).queryKey, cart);
  await render(
    <InShop queryClient={queryClient}>
      <Page />
    </InShop>,
  );
});
afterEach(() => history.replaceState(null, "", location.pathname));

const failure = { type: "danger", message: "Your cart could not be changed. Please try again." };
const quantity = page.getByRole("spinbutton", { name: "Quantity of Water pump" });
const more = page.getByRole("button", { name: "One more" });
const words = page.getByRole("status");

test("a quantity that can't be carried out is the cart's again, and the shopper hears of it", async () => {
  await more.click();
  await expect.element(words.getByText("Updating your cart…", { exact: true })).toBeVisible();
  await expect.poll(() => told).toEqual([failure]);
  await expect.element(quantity).toHaveValue(2);
  await expect.element(words.getByText("Updating your cart…", { exact: true })).not.toBeInTheDocument();
});

test("whoever wanted to pay stays with the cart as it is, and may leave then", async () => {
  const checkout = page.getByRole("link", { name: "Proceed to checkout" });
  await more.click();
  await checkout.click();
  await expect.poll(() => told).toEqual([failure]);
  await expect.element(quantity).toHaveValue(2);
  await expect.element(checkout).not.toHaveAttribute("aria-busy");
  expect(location.hash).toBe("");
  await checkout.click();
  expect(location.hash).toBe("#paying");
});
