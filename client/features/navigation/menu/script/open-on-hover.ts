const openAfterMs = 140;
const closeAfterMs = 260;
/** A press on its button that soon after was on its way before the panel opened, and isn't meant to close it. */
const settledAfterMs = 400;

/** Opens a top entry's panel when a mouse rests on it, and closes it when the mouse has left entry and panel; a mouse just passing opens nothing. */
export function openOnHover(menu: HTMLElement, isWanted: () => boolean, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The open panel that the mouse was on, which alone it closes by leaving: another may be opened meanwhile, by the keyboard. */
  let held: HTMLElement | null = null;
  let opened: { panel: HTMLElement | null; at: number } = { panel: null, at: Number.NEGATIVE_INFINITY };
  const later = (delayMs: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  };
  const open = (panel: HTMLElement) => {
    if (panel.matches(":popover-open")) return;
    panel.showPopover();
    held = panel;
    opened = { panel, at: performance.now() };
  };
  const leave = () => {
    const left = held;
    later(closeAfterMs, () => left?.hidePopover());
  };
  signal.addEventListener("abort", () => clearTimeout(timer));

  // A move, not merely being over it: under a mouse that pressed something and rests, a dropdown may go or a page come, and leave it on an entry.
  menu.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType !== "mouse" || !isWanted()) return;
      const panel = panelOf(event.target);
      if (!panel) leave();
      else if (panel.matches(":popover-open")) {
        clearTimeout(timer);
        held = panel;
      } else later(openAfterMs, () => open(panel));
    },
    { signal },
  );
  menu.addEventListener(
    "pointerleave",
    (event) => {
      if (event.pointerType === "mouse" && isWanted()) leave();
    },
    { signal },
  );
  menu.addEventListener(
    "click",
    (event) => {
      clearTimeout(timer);
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      // A link takes its panel away under the mouse, and the browser may tell late that the mouse is on nothing any more.
      held = button && event.detail > 0 ? panelOf(button) : null;
      const isEarly = performance.now() - opened.at < settledAfterMs;
      if (isEarly && button && button.popoverTargetElement === opened.panel) event.preventDefault();
    },
    { signal, capture: true },
  );
}

function panelOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? (target.closest("[data-menu-top]")?.querySelector<HTMLElement>("[popover]") ?? null) : null;
}
