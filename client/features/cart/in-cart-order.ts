let isLeaving = false;

/** A page that is left has no time for a turn: what it asks for has to be on its way at once. It may come back. */
export function setLeaving(is: boolean): void {
  isLeaving = is;
}

/**
 * Keeps the cart's calls in order over all tabs of this browser: one change at a time, so that two of them never make two carts, and no look at the cart while
 * one is under way, so that what was seen before a change is never shown after it. Browsers without locks keep the order within a tab.
 */
export function inCartOrder<Result>(mode: "change" | "look", call: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  if (isLeaving || !("locks" in navigator)) return call();
  return navigator.locks.request("cart", { mode: mode === "change" ? "exclusive" : "shared", ...(signal ? { signal } : {}) }, call);
}
