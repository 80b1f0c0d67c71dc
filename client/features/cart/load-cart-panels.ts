/** The panels' code comes when it is about to be needed. */
export const loadCartPanel = () => import("./view/panel/cart-panel.tsx");
export const loadRecentlyAddedPanel = () => import("./view/panel/recently-added-panel.tsx");

/** For whoever has something in the cart: once the page has nothing better to do, so that the cart goes on working when the network doesn't. */
export function loadCartPanelsWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(loadBoth, { timeout: 10_000 });
  else setTimeout(loadBoth, 3000);
}

function loadBoth(): void {
  void Promise.allSettled([loadCartPanel(), loadRecentlyAddedPanel()]);
}
