import { visibleStops } from "./visible-stops.ts";

/** Moves the focus into each level of the menu as it opens and back to where it was entered from, and lets Tab go round in it. */
export function keepFocusInside(menu: HTMLElement, isWanted: () => boolean, signal: AbortSignal): void {
  menu.addEventListener(
    "toggle",
    (event) => {
      if (!isWanted() || !(event.target instanceof HTMLElement)) return;
      const entrance = event.target.previousElementSibling;
      if (event.newState === "open") visibleStops(event.target)[0]?.focus();
      // The browser tries too, but too early: the level below is still hidden then.
      else if (event.target !== menu && entrance instanceof HTMLElement) entrance.focus();
    },
    { signal, capture: true },
  );
  menu.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Tab" || !isWanted() || !menu.matches(":popover-open")) return;
      const stops = visibleStops(menu);
      const leaving = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== leaving) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    },
    { signal },
  );
}
