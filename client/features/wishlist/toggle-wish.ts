import type { QueryClient } from "@tanstack/react-query";
import { readSelectedVehicle } from "#shared/domain/selected-vehicle.ts";
import type { Api } from "#client/lib/api.ts";
import { notify } from "#client/ui/notify.ts";
import { savedProductsQuery } from "./queries.ts";
import type { Wish } from "./wish.ts";
import { refreshed, wishesMax, withoutWish, withWish } from "./wishes.ts";
import { readWishlist, storeWishes } from "./wishlist-store.ts";

type Shop = { api: Api; queryClient: QueryClient };

/** Saves a product or lets it go. What it looks like is asked for afterwards: a heart never waits for the network. */
export async function toggleWish(wish: Wish, { api, queryClient }: Shop): Promise<void> {
  const { wishes } = readWishlist();
  if (wishes.some(({ id }) => id === wish.id)) return storeWishes(withoutWish(wishes, wish.id));
  const next = withWish(wishes, wish);
  if (next === null) {
    notify({ type: "info", message: `Your wishlist is full: it holds ${wishesMax} parts. Remove one to save another.` });
    return;
  }
  storeWishes(next);
  try {
    const cards = await queryClient.fetchQuery(savedProductsQuery(api, [wish.id], readSelectedVehicle(document.cookie)));
    storeWishes(refreshed(readWishlist().wishes, cards));
  } catch {
    // The list asks again when it is opened.
  }
}
