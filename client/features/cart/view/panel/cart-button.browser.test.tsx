import { QueryClient } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { runCartCommand } from "../../commands/command-queue.ts";
import { exampleCart } from "../../example-cart.ts";
import { cartCountKey } from "../../queries.ts";
import { CartButton } from "./cart-button.tsx";

test("what the server counted for a visitor without scripts stands until the cart is known", async () => {
  const inShop = () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(cartCountKey, 3);
    return (
      <InShop api={unusedApi} queryClient={queryClient}>
        <CartButton />
      </InShop>
    );
  };
  const place = document.createElement("div");
  place.innerHTML = renderToString(inShop());
  document.body.append(place);
  const button = page.getByRole("link", { name: /^Cart, / });
  await expect.element(button).toHaveAttribute("aria-label", "Cart, 3 items");
  const mismatches: unknown[] = [];
  const root = hydrateRoot(place, inShop(), { onRecoverableError: (error) => void mismatches.push(error) });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(button).toHaveAttribute("aria-label", "Cart, 3 items");
  expect(mismatches).toEqual([]);
});

test("what was added before the button was at work is counted once it is", async () => {
  const api = { ...unusedApi, cart: { ...unusedApi.cart, addLines: () => Promise.resolve(exampleCart()) } };
  const inShop = (queryClient: QueryClient) => (
    <InShop api={api} queryClient={queryClient}>
      <CartButton />
    </InShop>
  );
  const place = document.createElement("div");
  place.innerHTML = renderToString(inShop(new QueryClient()));
  document.body.append(place);
  const button = page.getByRole("link", { name: /^Cart, / });
  await expect.element(button).toHaveAttribute("aria-label", "Cart, 0 items");

  const queryClient = new QueryClient();
  const added = { intent: "add", variantId: "gid://shopify/ProductVariant/1", quantity: 2, name: "Water pump", attributes: [] } as const;
  await runCartCommand({ ...added, attributes: [] }, { api, queryClient, onCartEvent: () => undefined });
  const root = hydrateRoot(place, inShop(queryClient));
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.element(button).toHaveAttribute("aria-label", "Cart, 2 items");
});
