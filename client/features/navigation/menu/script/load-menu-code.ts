import { closeOnTheWayBack } from "./close-popovers.ts";
import { hasModifier } from "./has-modifier.ts";
import { whenIdle } from "#client/lib/page/when-idle.ts";
import { menuId } from "../menu-id.ts";
import type * as MenuCode from "./listen-for-menu.ts";

const signs = ["pointerover", "focusin", "toggle"];

/** What scripts add to the menu comes with the first sign that somebody is about to use the header. Its links and panels work by themselves, and an arrow key that is pressed before, or a mouse that has come to rest on an entry, counts once it is there. */
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
  let pressed: KeyboardEvent | null = null;
  let moved: unknown;
  const keepArrow = (event: KeyboardEvent) => {
    if (!event.key.startsWith("Arrow") || hasModifier(event)) return;
    event.preventDefault();
    pressed = event;
  };
  const keepMove = (event: Event) => (moved = event);
  const load = () => {
    waiting.abort();
    Promise.all([import("./listen-for-menu.ts"), whenIdle]).then(listen, tryAgain);
  };
  const listen = ([{ listenForMenu }, firstSign]: [typeof MenuCode, unknown]) => {
    loading.abort();
    if (!signal.aborted) listenForMenu(page, signal, pressed, moved ?? firstSign);
  };
  const tryAgain = () => {
    loading.abort();
    if (!signal.aborted) loadWithSign(page, menu, header, signal);
  };
  const early = { signal: AbortSignal.any([signal, loading.signal]) };
  menu.addEventListener("keydown", keepArrow, early);
  for (const sign of ["pointermove", "click"]) menu.addEventListener(sign, keepMove, early);
  const options = { signal: AbortSignal.any([signal, waiting.signal]), passive: true, capture: true };
  for (const sign of signs) header.addEventListener(sign, load, options);
  return load;
}
