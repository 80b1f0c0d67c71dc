import { useSyncExternalStore } from "react";

/** The panel's code comes with the first press. */
export const loadWishlistPanel = () => import("./wishlist-panel.tsx");

const changed = "shop:wishlist-panel";
let isOpen = false;

export function openWishlist(): void {
  change(true);
}

export function closeWishlist(): void {
  change(false);
}

/** Whether the list is open beside the page. It is the browser's alone: on the server it is closed. */
export function useIsWishlistOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

function change(next: boolean): void {
  isOpen = next;
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}
