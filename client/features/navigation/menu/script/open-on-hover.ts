const openAfterMs = 140;
const closeAfterMs = 260;
/** A press on its button that soon after was on its way before the panel opened, and isn't meant to close it. */
const settledAfterMs = 400;

/** Opens a top entry's panel when a mouse rests on it, and closes it when the mouse has left entry and panel; a mouse just passing opens nothing. */
export function openOnHover(menu: HTMLElement, isWanted: () => boolean, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opened: { panel: HTMLElement | null; at: number } = { panel: null, at: Number.NEGATIVE_INFINITY };
  const later = (delayMs: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  };
  const open = (panel: HTMLElement) => {
    if (panel.matches(":popover-open")) return;
    panel.showPopover();
    opened = { panel, at: performance.now() };
  };
  signal.addEventListener("abort", () => clearTimeout(timer));

  // A move, not merely being over it: under a mouse that pressed something and rests, a dropdown may go or a page come, and leave it on an entry.
  menu.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType !== "mouse" || !isWanted()) return;
      const panel = topEntryOf(event.target)?.querySelector<HTMLElement>("[popover]");
      const shown = menu.querySelector<HTMLElement>(":popover-open");
      if (panel && panel === shown) clearTimeout(timer);
      else if (panel) later(openAfterMs, () => open(panel));
      else if (shown) later(closeAfterMs, () => shown.hidePopover());
    },
    { signal },
  );
  menu.addEventListener(
    "pointerleave",
    (event) => {
      if (event.pointerType !== "mouse" || !isWanted()) return;
      // Only what it left: another panel may be opened meanwhile, by the keyboard.
      const left = menu.querySelector<HTMLElement>(":popover-open");
      later(closeAfterMs, () => left?.hidePopover());
    },
    { signal },
  );
  menu.addEventListener(
    "click",
    (event) => {
      clearTimeout(timer);
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      const isEarly = performance.now() - opened.at < settledAfterMs;
      if (isEarly && button && button.popoverTargetElement === opened.panel) event.preventDefault();
    },
    { signal, capture: true },
  );
}

function topEntryOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-menu-top]") : null;
}
