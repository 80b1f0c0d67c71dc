import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Whoever arrives at another page without a new document finds the focus at its heading, so that a screen reader says where they are and the keyboard goes on from there.
 * A page that the browser loaded, a change of what the same page shows and a jump within it leave the focus alone; so does an open dialog.
 */
export function useArrivalFocus(mainId: string): void {
  const { pathname, hash } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (hash !== "" || document.activeElement?.closest("dialog[open], [aria-modal]")) return;
    const main = document.getElementById(mainId);
    const place = main?.querySelector("h1") ?? main;
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [pathname, hash, mainId]);
}
