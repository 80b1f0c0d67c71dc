import { menuId } from "./menu-id.ts";
import { openOnHover } from "./open-on-hover.ts";
import { keepFocusInside } from "./keep-focus-inside.ts";

const desktop = "(width >= 75rem)";

/** What scripts add to the site menu: it opens under a resting mouse, keeps the keyboard inside on narrow screens, and closes once a link is taken. Ends with the signal. */
export function listenForMenu(page: Document, signal: AbortSignal): void {
  const menu = page.getElementById(menuId);
  if (!menu) return;
  const isDesktop = page.defaultView?.matchMedia(desktop);
  if (!isDesktop) return;

  openOnHover(menu, () => isDesktop.matches, signal);
  keepFocusInside(menu, () => !isDesktop.matches, signal);
  isDesktop.addEventListener("change", () => closePopovers(page), { signal });
  page.defaultView?.addEventListener("popstate", () => closePopovers(page), { signal });
  menu.addEventListener("click", (event) => event.target instanceof Element && event.target.closest("a") && closePopovers(page), {
    signal,
  });
}

function closePopovers(page: Document): void {
  for (const popover of page.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')) popover.hidePopover();
}
