import { useSyncExternalStore } from "react";
import type { CartLine } from "#shared/contract/cart.ts";

/** Which of the cart's panels is open. It is the browser's alone: on the server every panel is closed. */
export type CartPanelState = { open: "cart" | "recently-added" | null; recentlyAdded: RecentlyAdded | null };

/** A line, and how many of it were just added. */
export type RecentlyAdded = { line: CartLine; quantity: number };

const closed: CartPanelState = { open: null, recentlyAdded: null };
const changed = "shop:cart-panel";
let current = closed;

function change(next: CartPanelState): void {
  current = next;
  window.dispatchEvent(new Event(changed));
}

export function openCartPanel(): void {
  change({ open: "cart", recentlyAdded: null });
}

/** The recently-added panel is open for as long as a recently added product is set. */
export function showRecentlyAdded(line: CartLine, quantity: number): void {
  change({ open: "recently-added", recentlyAdded: { line, quantity } });
}

/** Closes this panel; one that took its place stays. */
export function closeCartPanel(panel: "cart" | "recently-added"): void {
  if (current.open === panel) change(closed);
}

export function closeCartPanels(): void {
  if (current.open !== null) change(closed);
}

export function useCartPanel(): CartPanelState {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => closed,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}
