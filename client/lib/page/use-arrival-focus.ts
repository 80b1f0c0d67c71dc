import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * Whoever arrives at another page without a new document finds the focus at its heading, so that a screen reader says where they are and the keyboard goes on from there.
 * A page that the browser loaded, a change of what the same page shows and a jump within it leave the focus alone. So does an open dialog or panel, and a
 * field or button that was pressed while the page was on its way: nobody's typing is taken from under their fingers.
 */
export function useArrivalFocus(mainId: string): void {
  const { pathname, hash } = useLocation();
  const isOnTheWay = useNavigation().state !== "idle";
  const seen = useRef(pathname);
  const pressed = useRef<EventTarget>(null);
  useEffect(() => {
    if (!isOnTheWay) return;
    pressed.current = null;
    const listening = new AbortController();
    const remember = ({ target }: Event) => (pressed.current = target);
    for (const sign of ["pointerdown", "keydown"]) document.addEventListener(sign, remember, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [isOnTheWay]);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (hash !== "" || document.activeElement?.closest("dialog[open], [aria-modal]") || isInUse(pressed.current)) return;
    const main = document.getElementById(mainId);
    const place = main?.querySelector("h1") ?? main;
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [pathname, hash, mainId]);
}

function isInUse(pressed: EventTarget | null): boolean {
  if (document.querySelector('[popover="auto"]:popover-open')) return true;
  const { activeElement, body } = document;
  return pressed instanceof Node && activeElement !== body && activeElement?.contains(pressed) === true;
}
