import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { WishlistOpener } from "./wishlist-opener.tsx";
import { Wishlist } from "./wishlist.tsx";

const { promise: codeComes, resolve: bringCode } = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import("./wishlist-panel.tsx"), async (original) => {
  await codeComes;
  return original();
});

test("a wishlist whose code comes late doesn't open over what was turned to meanwhile, but there when it is pressed again", async () => {
  const toggled = vi.fn<() => void>();
  await render(
    <InShop>
      <WishlistOpener />
      <Wishlist renderAction={() => null} />
    </InShop>,
  );
  const opener = page.getByRole("button", { name: "Wishlist" });
  await opener.click();
  history.pushState(null, "", "/parts?page=2");
  addEventListener("shop:wishlist-panel", toggled);
  bringCode();
  await import("./wishlist-panel.tsx");

  await opener.click();
  await expect.element(page.getByRole("dialog", { name: "Wishlist" })).toBeVisible();
  expect(toggled).toHaveBeenCalledOnce();
});
