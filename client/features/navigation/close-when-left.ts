/** Closes an entry's panel once the focus has gone on to something else. */
export function closeWhenLeft(menu: HTMLElement, isWanted: () => boolean, signal: AbortSignal): void {
  menu.addEventListener(
    "focusout",
    (event) => {
      if (!isWanted() || !(event.target instanceof Element) || !(event.relatedTarget instanceof Element)) return;
      const entry = event.target.closest("[data-menu-top]");
      if (entry && !entry.contains(event.relatedTarget)) entry.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    },
    { signal },
  );
}
