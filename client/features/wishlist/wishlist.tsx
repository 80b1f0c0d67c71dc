import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useApi } from "#client/lib/api/api.ts";
import { useLatched } from "#client/lib/use-latched.ts";
import { refreshed } from "#client/lib/wishlist/wishes.ts";
import { followOtherTabs, readWishlist, storeWishes, useWishlist, wasSavedBefore } from "#client/lib/wishlist/wishlist-store.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { readSelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { savedProductsQuery } from "./queries.ts";
import { closeWishlist, loadWishlistPanel, useIsWishlistOpen } from "./wishlist-panel-store.ts";

const WishlistPanel = lazy(async () => ({ default: (await loadWishlistPanel()).WishlistPanel }));

type WishlistProps = {
  /** The next step with a saved product, as its card would offer it. */
  renderAction: (card: ProductCard) => ReactNode;
};

/** Keeps the list right, and opens it beside the page. */
export function Wishlist({ renderAction }: WishlistProps) {
  const { key } = useLocation();
  const isOpen = useIsWishlistOpen();
  const wasOpened = useLatched(isOpen);
  useLooksOfSaved();

  useEffect(() => {
    const listening = new AbortController();
    followOtherTabs(listening.signal);
    return () => listening.abort();
  }, []);

  return (
    <Suspense>
      <CloseWhenLeft key={key} />
      {wasOpened && <WishlistPanel isOpen={isOpen} onClose={closeWishlist} renderAction={renderAction} />}
    </Suspense>
  );
}

/** Lives as long as the page does; the list never stays open over the next one. */
function CloseWhenLeft() {
  useEffect(() => closeWishlist, []);
  return null;
}

/** What a product looks like is asked for once it is saved: a heart never waits for the network, and the list asks again when it is opened. */
function useLooksOfSaved(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const [newest] = useWishlist().wishes;
  const askedRef = useRef<Set<string>>(new Set());
  const id = newest?.seen === null ? newest.id : null;

  useEffect(() => {
    const asked = askedRef.current;
    if (id === null || asked.has(id) || wasSavedBefore(id)) return;
    asked.add(id);
    const cards = queryClient.fetchQuery(savedProductsQuery(api, [id], readSelectedVehicle(document.cookie)));
    cards.then(
      (found) => storeWishes(refreshed(readWishlist().wishes, found)),
      () => asked.delete(id),
    );
  }, [api, id, queryClient]);
}
