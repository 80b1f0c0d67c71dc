import { closeWhenLeft } from "./close-when-left.ts";
import { keepFocusInside } from "./keep-focus-inside.ts";
import { menuId } from "./menu-id.ts";
import { moveWithArrows } from "./move-with-arrows.ts";
import { openOnHover } from "./open-on-hover.ts";

const desktop = "(width >= 75rem)";

/** What scripts add to the site menu and the header's dropdown: hover, arrow keys, a focus that stays where it should, and closing once a link is taken. Ends with the signal. */
export function listenForMenu(page: Document, signal: AbortSignal): void {
  const menu = page.getElementById(menuId);
  const media = page.defaultView?.matchMedia(desktop);
  if (!menu || !media) return;
  const isDesktop = () => media.matches;

  openOnHover(menu, isDesktop, signal);
  moveWithArrows(menu, isDesktop, signal);
  closeWhenLeft(menu, isDesktop, signal);
  keepFocusInside(menu, () => !media.matches, signal);
  media.addEventListener("change", () => closePopovers(page), { signal });
  page.defaultView?.addEventListener("popstate", () => closePopovers(page), { signal });
  const closeWithLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest("[popover] a")) closePopovers(page);
  };
  menu.closest("header")?.addEventListener("click", closeWithLink, { signal });
}

function closePopovers(page: Document): void {
  for (const popover of page.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')) popover.hidePopover();
}
