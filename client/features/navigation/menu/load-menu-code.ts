import { menuId } from "./menu-id.ts";

const signs = ["pointerover", "focusin", "toggle"];

/** What scripts add to the menu comes with the first sign that somebody is about to use the header. Its links and panels work by themselves. */
export function loadMenuCode(page: Document, signal: AbortSignal): void {
  const header = page.getElementById(menuId)?.closest("header");
  if (!header) return;
  const waiting = new AbortController();
  const load = () => {
    waiting.abort();
    import("./listen-for-menu.ts").then(
      ({ listenForMenu }) => !signal.aborted && listenForMenu(page, signal),
      () => !signal.aborted && loadMenuCode(page, signal),
    );
  };
  const options = { signal: AbortSignal.any([signal, waiting.signal]), passive: true, capture: true };
  for (const sign of signs) header.addEventListener(sign, load, options);
  if (header.matches(":hover, :focus-within, :has(:popover-open)")) load();
}
