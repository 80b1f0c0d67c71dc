/** The panels' code comes when it is about to be needed. */
export const loadCartPanel = () => import("./view/panel/cart-panel.tsx");
export const loadRecentlyAddedPanel = () => import("./view/panel/recently-added-panel.tsx");
export const loadCommandRunner = () => import("./commands/command-queue.ts");
export const loadFormTaker = () => import("./commands/take-over-form.ts");

/** Fetches all of it once the page has nothing better to do, so that the cart goes on working when the network doesn't. */
export function loadCartWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(loadAll, { timeout: 10_000 });
  else setTimeout(loadAll, 3000);
}

function loadAll(): void {
  void Promise.allSettled([loadFormTaker(), loadCartPanel(), loadRecentlyAddedPanel()]);
}
