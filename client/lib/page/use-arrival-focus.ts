import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

const signs = ["keydown", "focusin"];

/**
 * Whoever arrives at another page without a new document finds the focus at its heading, so that a screen reader says where they are and the keyboard goes on from there.
 * A page that the browser loaded, a change of what the same page shows and a jump within it leave the focus alone. So does an open dialog or panel, and a
 * field, link or button that was pressed, or that the focus went on to, while the page was on its way: nobody's typing is taken from under their fingers.
 */
export function useArrivalFocus(mainId: string): void {
  const { pathname, hash } = useLocation();
  const isOnTheWay = useNavigation().state !== "idle";
  const seen = useRef(pathname);
  const gone = useRef<EventTarget>(null);
  useEffect(() => {
    if (seen.current !== pathname) {
      seen.current = pathname;
      if (!hash && !isInUse(gone.current)) focusOnHeading(mainId);
    }
    const here = location.pathname;
    gone.current = null;
    const remember = ({ target, relatedTarget: from }: Event & { relatedTarget?: Element | null }) => {
      // What closes on the way gives the focus back: nobody went there.
      if (from?.closest("dialog, [popover]")) return;
      // A way that needs no data is never told of, but the address changes before the page does.
      gone.current = isOnTheWay || location.pathname !== here ? target : null;
    };
    for (const sign of signs) addEventListener(sign, remember, true);
    return () => {
      for (const sign of signs) removeEventListener(sign, remember, true);
    };
  }, [isOnTheWay, pathname, hash, mainId]);
}

function focusOnHeading(mainId: string): void {
  const main = document.getElementById(mainId);
  const place = main?.querySelector("h1") ?? main;
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Whether the focus is where somebody wants it: in a dialog, at what a panel was opened by, or where they went on to. */
function isInUse(gone: EventTarget | null): boolean {
  const { activeElement, body } = document;
  const open = ':modal, [aria-modal], [popover="auto"]:popover-open';
  return activeElement !== body && (activeElement === gone || document.querySelector(open) !== null);
}
