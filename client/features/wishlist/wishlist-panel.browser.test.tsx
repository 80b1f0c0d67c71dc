import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { Api } from "#client/lib/api/api.ts";
import { exampleCard, exampleWish } from "#client/lib/wishlist/example-wish.ts";
import { storeWishes } from "#client/lib/wishlist/wishlist-store.ts";
import { WishlistPanel } from "./wishlist-panel.tsx";

const cards = vi.fn<Api["catalogue"]["cards"]>();
const drawer = page.getByRole("dialog", { name: "Wishlist" });

afterEach(() => storeWishes([]));

/** The regions that were there when the list opened; only those are sure to be heard. */
async function openedRegions() {
  await render(
    <InShop api={{ ...unusedApi, catalogue: { ...unusedApi.catalogue, cards } }}>
      <WishlistPanel isOpen onClose={() => undefined} renderAction={() => null} />
    </InShop>,
  );
  const regions = drawer.getByRole("status").elements();
  return () => regions.flatMap((region) => (region.isConnected && region.textContent) || []);
}

test("those who listen to the list hear what the shop says of it now", async () => {
  storeWishes([exampleWish(1), exampleWish(2), exampleWish(3)]);
  const late = Promise.withResolvers<ReturnType<typeof exampleCard>[]>();
  cards.mockReturnValue(late.promise);
  const heard = await openedRegions();
  expect(heard()).toEqual(["3 parts"]);
  late.resolve([exampleCard(1), exampleCard(2, { availability: "out-of-stock" })]);
  await expect.poll(heard).toEqual(["3 parts", "1 no longer sold, 1 out of stock"]);
});

test("those who listen to the list hear how many parts are left as one is removed, and that it is empty", async () => {
  storeWishes([exampleWish(1), exampleWish(2)]);
  cards.mockResolvedValue([exampleCard(1), exampleCard(2)]);
  const heard = await openedRegions();
  expect(heard()).toEqual(["2 parts"]);
  const remove = drawer.getByRole("button", { name: /^Remove / });
  await remove.first().click();
  await expect.poll(heard).toEqual(["1 part"]);
  await remove.click();
  await expect.poll(() => heard().join("")).toContain("Your wishlist is empty");
});
