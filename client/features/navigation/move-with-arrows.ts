import { nextStop } from "./next-stop.ts";
import { visibleStops } from "./visible-stops.ts";

const across = { back: "ArrowLeft", on: "ArrowRight" };
const down = { back: "ArrowUp", on: "ArrowDown" };
const topLinks = ":scope > ul > li > a";

/**
 * Arrow keys beside Tab: along the bar with left and right, down into an entry's panel, through it with up and down, and from its first link back up;
 * left and right in a panel move along the bar. In the drawer up and down are enough.
 */
export function moveWithArrows(menu: HTMLElement, isDesktop: () => boolean, signal: AbortSignal): void {
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof HTMLElement)) return;
    const next = isDesktop() ? nextOnDesktop(menu, event.target, event.key) : nextStop(visibleStops(menu), event.target, event.key, down);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  menu.addEventListener("keydown", move, { signal });
}

function nextOnDesktop(menu: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const entry = from.closest("[data-menu-top]");
  const panel = entry?.querySelector<HTMLElement>("[popover]");
  const tops = visibleStops(menu, topLinks);
  const top = tops.find((link) => link.parentElement?.contains(from)) ?? null;
  if (panel?.contains(from)) {
    const links = visibleStops(panel, "a[href]");
    if (key === "ArrowUp" && from === links[0]) return top ?? undefined;
    return nextStop(links, from, key, down) ?? nextStop(tops, top, key, across);
  }
  if (key !== "ArrowDown") return nextStop(tops, top, key, across);
  if (!panel) return undefined;
  if (!panel.matches(":popover-open")) panel.showPopover();
  return visibleStops(panel, "a[href]")[0];
}
