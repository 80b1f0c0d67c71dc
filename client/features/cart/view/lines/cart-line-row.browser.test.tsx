import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { exampleCart } from "../../example-cart.ts";
import { cartQuery } from "../../queries.ts";
import { hearPage } from "../../testing/hear-page.ts";
import { CartView } from "../cart-view.tsx";

const { commands } = hearPage();

test("a quantity that still rests when its line is removed is sent first, so that an undo brings back as many", async () => {
  const asked: unknown[] = [];
  const listening = new AbortController();
  onTestFinished(() => listening.abort());
  document.addEventListener(
    "submit",
    (event) => {
      // Nothing of a test may lead the browser away.
      event.preventDefault();
      asked.push(...commands, Object.fromEntries(event.target instanceof HTMLFormElement ? new FormData(event.target) : []));
    },
    listening,
  );
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartQuery(unusedApi).queryKey, exampleCart());
  await render(
    <InShop api={unusedApi} queryClient={queryClient}>
      <CartView cart={exampleCart()} freeShippingFromCents={20_000} />
    </InShop>,
  );
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("button", { name: "Remove Water pump" }).click();
  const update = { intent: "update", lineId: "line-1", quantity: 3, seenQuantity: 2 };
  expect(asked).toEqual([update, { intent: "remove", lineId: "line-1" }]);
  // Longer than a quantity has to rest: a line that is gone isn't set to anything.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(commands).toEqual([update]);
});
