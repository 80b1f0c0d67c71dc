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
  const pressed = useRef<Node>(null);
  useEffect(() => {
    if (!isOnTheWay) return;
    pressed.current = null;
    const remember = ({ target }: Event) => {
      if (target instanceof Node) pressed.current = target;
    };
    for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, remember, true);
    return () => {
      for (const sign of ["pointerdown", "keydown"]) removeEventListener(sign, remember, true);
    };
  }, [isOnTheWay]);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (hash || isInUse(pressed.current)) return;
    const main = document.getElementById(mainId);
    const place = main?.querySelector("h1") ?? main;
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [pathname, hash, mainId]);
}

/** Whether the focus is where somebody wants it: in a dialog, at what a panel was opened by, or in what was pressed. */
function isInUse(pressed: Node | null): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return false;
  if (activeElement.contains(pressed) || activeElement.closest("dialog[open], [aria-modal]")) return true;
  return document.querySelector('[popover="auto"]:popover-open') !== null;
}
