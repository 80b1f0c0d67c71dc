const moves = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "submit"];
/** What pages will need is fetched ahead at the latest this long after loading. */
const prefetchTimeoutMs = 2000;

/** Resolves at the shopper's first move, or once the loaded page has nothing better to do. */
export const whenIdle: Promise<void> = new Promise((resolve) => {
  if (import.meta.env.SSR) return;
  const settle = () => {
    for (const move of moves) window.removeEventListener(move, settle, true);
    resolve();
  };
  for (const move of moves) window.addEventListener(move, settle, { capture: true, passive: true });
  const rest = () =>
    "requestIdleCallback" in window ? requestIdleCallback(settle, { timeout: prefetchTimeoutMs }) : setTimeout(settle, 500);
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
});
