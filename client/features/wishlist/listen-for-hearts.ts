import type { Wish } from "./wish.ts";
import { showHearts } from "./show-hearts.ts";
import { onWishlistChange } from "./wishlist-store.ts";

type HeartActions = { toggle: (wish: Wish) => void; open: () => void };

/** Brings every heart of the page to life, those too that come later, and the header's way to the list. Ends with the signal. */
export function listenForHearts(page: Document, { toggle, open }: HeartActions, signal: AbortSignal): void {
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
