import { lazy, Suspense, useEffect, useState } from "react";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import { useOpenOverPage } from "#client/ui/dialog/use-open-over-page.ts";
import { storeChosenEvent } from "../store/choose-store.ts";

const loadPanel = () => import("./store-panel.tsx");
const StorePanel = lazy(async () => ({ default: (await loadPanel()).StorePanel }));

const bannerMs = 1500;
const phone = "(width < 48rem)";

type Opening = { count: number; chosen: string | null };

/**
 * Opens the stores beside the page. A choice closes them again; on a phone, where they cover the page, it shows them first, with a banner that says what was
 * chosen, over the page's top.
 */
export function StorePanels() {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isOpen, setIsOpen] = useOpenOverPage();

  useEffect(() => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (chosen: string | null) => {
      clearTimeout(timer);
      setOpening((before) => ({ count: (before?.count ?? 0) + 1, chosen }));
      setIsOpen(true);
    };
    const open = (event: MouseEvent) => {
      const opener = event.target instanceof Element ? event.target.closest("a[data-my-store]") : null;
      if (!opener || !isPlainClick(event)) return;
      event.preventDefault();
      const { pathname: from } = location;
      // By then the shopper may have turned to another page.
      const isHere = () => location.pathname === from;
      void loadPanel().then(
        () => isHere() && show(null),
        () => isHere() && location.assign("/stores"),
      );
    };
    const tell = (event: Event) => {
      if (!matchMedia(phone).matches) return setIsOpen(false);
      const chosen = event instanceof CustomEvent && typeof event.detail === "string" ? event.detail : null;
      const showBanner = () => {
        scrollTo({ top: 0, behavior: "instant" });
        show(chosen);
        timer = setTimeout(() => setIsOpen(false), bannerMs);
      };
      void loadPanel().then(showBanner, () => setIsOpen(false));
    };
    // Before the link is followed.
    document.addEventListener("click", open, { capture: true, signal: listening.signal });
    addEventListener(storeChosenEvent, tell, { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [setIsOpen]);

  if (opening === null) return null;
  return (
    <Suspense>
      <StorePanel isOpen={isOpen} visit={opening.count} chosen={opening.chosen} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
