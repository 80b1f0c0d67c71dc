import { useSyncExternalStore } from "react";
import type { Wish } from "./wish.ts";
import { parseWishes, withoutWish, withWish } from "./wishes.ts";

/** The wishlist as this tab knows it. `isKept` is false where the browser doesn't let us store it. */
export type Wishlist = { wishes: Wish[]; isKept: boolean };

const key = "wishlist";
const changed = "shop:wishlist";
const empty: Wishlist = { wishes: [], isKept: true };
let current: Wishlist | null = null;
let idsAtStart: ReadonlySet<string> = new Set();

/** The browser's alone: on the server there is never one. */
export function readWishlist(): Wishlist {
  if (current === null) {
    current = readStored();
    idsAtStart = new Set(current.wishes.map(({ id }) => id));
  }
  return current;
}

/** Whether a product was on the list when this page began. */
export function wasSavedBefore(id: string): boolean {
  readWishlist();
  return idsAtStart.has(id);
}

export function storeWishes(wishes: Wish[]): void {
  change({ wishes, isKept: store(wishes) });
}

/** Saves a product or lets it go; false when the list is full. */
export function toggleWish({ id, handle, title }: Pick<Wish, "id" | "handle" | "title">): boolean {
  const { wishes } = readWishlist();
  const isSaved = wishes.some((wish) => wish.id === id);
  const next = isSaved ? withoutWish(wishes, id) : withWish(wishes, { id, handle, title, seen: null });
  if (next !== null) storeWishes(next);
  return next !== null;
}

export function useWishlist(): Wishlist {
  return useSyncExternalStore(subscribe, readWishlist, () => empty);
}

/** Takes over what other tabs change, also while this page lay in the browser's memory. Ends with the signal. */
export function followOtherTabs(signal: AbortSignal): void {
  // As it is kept by now: this tab may have changed it since the event was sent.
  const follow = () => readWishlist().isKept && change(readStored());
  // Another tab's `clear` names no key.
  window.addEventListener("storage", (event) => (event.key === key || event.key === null) && follow(), { signal });
  window.addEventListener("pageshow", (event) => event.persisted && follow(), { signal });
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

function change(next: Wishlist): void {
  current = next;
  window.dispatchEvent(new Event(changed));
}

function readStored(): Wishlist {
  try {
    return { wishes: parseWishes(localStorage.getItem(key)), isKept: true };
  } catch {
    return { wishes: [], isKept: false };
  }
}

function store(wishes: Wish[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(wishes));
    return true;
  } catch {
    return false;
  }
}
