import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, lazy, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type Api, useApi } from "#client/lib/api/api.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { readSelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { savedProductsQuery } from "./queries.ts";
import type { Wish } from "./wish.ts";
import { refreshed, wishesMax, withWish, withoutWish } from "./wishes.ts";
import { followOtherTabs, onWishlistChange, readWishlist, storeWishes } from "./wishlist-store.ts";

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

type Shop = { api: Api; queryClient: QueryClient };

/** Saves a product or lets it go. What it looks like is asked for afterwards: a heart never waits for the network. */
async function toggleWish(wish: Wish, { api, queryClient }: Shop): Promise<void> {
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

type HeartActions = { toggle: (wish: Wish) => void; open: () => void };

/** Brings every heart of the page to life, those too that come later, and the header's way to the list. Ends with the signal. */
function listenForHearts(page: Document, { toggle, open }: HeartActions, signal: AbortSignal): void {
  page.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLElement>("[data-wishlist]");
      if (button?.dataset.wishlist === "open") open();
      else if (button) toggle(wishOfHeart(button));
    },
    // Before React, which keeps clicks in a part of the page that it hasn't taken over yet to itself.
    { signal, capture: true },
  );

  const show = () => showHearts(page);
  show();
  page.documentElement.dataset.wishlistReady = "";
  const ignoreChanges = onWishlistChange(show);
  const observer = new MutationObserver(show);
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ["data-wishlist"] });

  signal.addEventListener("abort", () => {
    ignoreChanges();
    observer.disconnect();
    delete page.documentElement.dataset.wishlistReady;
  });
}

function wishOfHeart({ dataset }: HTMLElement): Wish {
  return { id: dataset.wishlist ?? "", handle: dataset.handle ?? "", title: dataset.title ?? "", seen: null };
}

/** Fills the hearts of saved products, and tells the header how many there are. Touches only what is not right yet. */
function showHearts(page: Document): void {
  const saved = new Set(readWishlist().wishes.map(({ id }) => id));
  for (const heart of page.querySelectorAll<HTMLElement>("[data-wishlist][aria-pressed]")) {
    setAttribute(heart, "aria-pressed", String(saved.has(heart.dataset.wishlist ?? "")));
  }
  for (const opener of page.querySelectorAll('[data-wishlist="open"]')) {
    setAttribute(opener, "aria-label", saved.size === 0 ? "Wishlist" : `Wishlist, ${saved.size} ${saved.size === 1 ? "part" : "parts"}`);
    const count = opener.querySelector("[data-count]");
    if (!count) continue;
    setAttribute(count, "data-count", String(saved.size));
    count.toggleAttribute("hidden", saved.size === 0);
  }
}

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
