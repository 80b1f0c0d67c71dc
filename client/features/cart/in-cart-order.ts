/** Runs one change of the cart at a time over all tabs of this browser, so that two of them never make two carts. Browsers without locks keep the order within a tab. */
export function inCartOrder<Result>(change: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request("cart", change) : change();
}
