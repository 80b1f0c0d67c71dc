export function closePopovers(page: Document): void {
  for (const popover of page.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')) popover.hidePopover();
}

/** The way back leads to a page over which nothing stays open. */
export function closeOnTheWayBack(page: Document, signal: AbortSignal): void {
  page.defaultView?.addEventListener("popstate", () => closePopovers(page), { signal });
}
