import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { ProductCard } from "#shared/contract/product-card.ts";
import { useApi } from "#client/lib/api.ts";
import { notify } from "#client/ui/notify.ts";
import { listenForHearts } from "./listen-for-hearts.ts";
import type { Wish } from "./wish.ts";
import { toggleWish } from "./toggle-wish.ts";
import { followOtherTabs } from "./wishlist-store.ts";

const loadPanel = () => import("./wishlist-panel.tsx");
const WishlistPanel = lazy(async () => ({ default: (await loadPanel()).WishlistPanel }));

type WishlistProps = {
  /** The next step with a saved product, as its card would offer it. */
  renderAction: (card: ProductCard) => ReactNode;
};

/** Keeps the hearts right, and opens the list beside the page. */
export function Wishlist({ renderAction }: WishlistProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  // It never stays open over the next page.
  const [page, setPage] = useState(key);
  if (page !== key) {
    setPage(key);
    setIsOpen(false);
  }

  useEffect(() => {
    const listening = new AbortController();
    const show = () => {
      setIsNeeded(true);
      setIsOpen(true);
    };
    const fail = () => notify({ type: "danger", message: "Your wishlist could not be opened. Please try again." });
    const toggle = (wish: Wish) => void toggleWish(wish, { api, queryClient });
    listenForHearts(document, { toggle, open: () => void loadPanel().then(show, fail) }, listening.signal);
    followOtherTabs(listening.signal);
    return () => listening.abort();
  }, [api, queryClient]);

  if (!isNeeded) return null;
  return (
    <Suspense>
      <WishlistPanel isOpen={isOpen} onClose={() => setIsOpen(false)} renderAction={renderAction} />
    </Suspense>
  );
}
