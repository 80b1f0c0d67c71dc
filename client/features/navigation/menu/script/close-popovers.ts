export function closePopovers(page: Document): void {
  for (const popover of page.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')) popover.hidePopover();
}

/** A link of a panel that is taken, or the way back, leads to a page over which nothing stays open. */
export function closeWithLinks(page: Document, header: Element, signal: AbortSignal): void {
  header.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("[popover] a")) closePopovers(page);
    },
    { signal },
  );
  page.defaultView?.addEventListener("popstate", () => closePopovers(page), { signal });
}
