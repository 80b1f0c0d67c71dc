import { readWishlist } from "./wishlist-store.ts";

/** Fills the hearts of saved products, and tells the header how many there are. Touches only what is not right yet. */
export function showHearts(page: Document): void {
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
