const openAfterMs = 140;
const closeAfterMs = 260;

/** Opens a top entry's panel when a mouse rests on it, and closes it when the mouse has left entry and panel; a mouse just passing opens nothing. */
export function openOnHover(menu: HTMLElement, isWanted: () => boolean, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (delayMs: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  };
  signal.addEventListener("abort", () => clearTimeout(timer));

  menu.addEventListener(
    "pointerover",
    (event) => {
      if (event.pointerType !== "mouse" || !isWanted()) return;
      const panel = topEntryOf(event.target)?.querySelector<HTMLElement>("[popover]");
      const open = menu.querySelector<HTMLElement>(":popover-open");
      if (panel && panel === open) clearTimeout(timer);
      else if (panel) later(openAfterMs, () => panel.showPopover());
      else if (open) later(closeAfterMs, () => open.hidePopover());
    },
    { signal },
  );
  menu.addEventListener(
    "pointerleave",
    (event) => {
      if (event.pointerType !== "mouse" || !isWanted()) return;
      later(closeAfterMs, () => menu.querySelector<HTMLElement>(":popover-open")?.hidePopover());
    },
    { signal },
  );
}

function topEntryOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-menu-top]") : null;
}
