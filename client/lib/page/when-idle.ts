const moves = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "submit"];
/** At the latest this long after the page has loaded, what it will need later is fetched. */
const prefetchTimeoutMs = 2000;

/** Resolves once: with the event of the shopper's first move, or when the page has loaded and the browser has nothing else to do. */
export const whenIdle: Promise<unknown> = new Promise((resolve) => {
  if (import.meta.env.SSR) return;
  const settle = (sign?: unknown) => {
    for (const move of moves) window.removeEventListener(move, settle, true);
    resolve(sign);
  };
  for (const move of moves) window.addEventListener(move, settle, { capture: true, passive: true });
  const rest = () =>
    "requestIdleCallback" in window ? requestIdleCallback(settle, { timeout: prefetchTimeoutMs }) : setTimeout(settle, 500);
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
});
