import { closeOnTheWayBack } from "./close-popovers.ts";
import { hasModifier } from "./has-modifier.ts";
import { menuId } from "../menu-id.ts";
import type * as MenuCode from "./listen-for-menu.ts";

const signs = ["pointerover", "focusin", "toggle"];

/** What scripts add to the menu comes with the first sign that somebody is about to use the header. Its links and panels work by themselves, and an arrow key that is pressed before counts once it is there. */
export function loadMenuCode(page: Document, signal: AbortSignal): void {
  const menu = page.getElementById(menuId);
  const header = menu?.closest("header");
  if (!menu || !header) return;
  closeOnTheWayBack(page, signal);
  const load = loadWithSign(page, menu, header, signal);
  if (header.matches(":hover, :focus-within, :has(:popover-open)")) load();
}

/** Answers how to load it without a sign. Code that doesn't come waits for the next one: whoever is in the header meanwhile would have it asked for without a pause. */
function loadWithSign(page: Document, menu: HTMLElement, header: HTMLElement, signal: AbortSignal): () => void {
  const waiting = new AbortController();
  const loading = new AbortController();
  let pressed: string | null = null;
  const keepArrow = (event: KeyboardEvent) => {
    if (!event.key.startsWith("Arrow") || hasModifier(event)) return;
    event.preventDefault();
    pressed = event.key;
  };
  const load = () => {
    waiting.abort();
    import("./listen-for-menu.ts").then(listen, tryAgain);
  };
  const listen = ({ listenForMenu }: typeof MenuCode) => {
    loading.abort();
    if (signal.aborted) return;
    listenForMenu(page, signal);
    if (pressed !== null && menu.contains(page.activeElement))
      page.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }));
  };
  const tryAgain = () => {
    loading.abort();
    if (!signal.aborted) loadWithSign(page, menu, header, signal);
  };
  menu.addEventListener("keydown", keepArrow, { signal: AbortSignal.any([signal, loading.signal]) });
  const options = { signal: AbortSignal.any([signal, waiting.signal]), passive: true, capture: true };
  for (const sign of signs) header.addEventListener(sign, load, options);
  return load;
}
