import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#client/lib/use-hydrated.ts";

/** The tab that the address names after its "#", where Back and shared links find it. The server never sees that part, so the first tab comes first. */
export function useAddressedTab(ids: string[]) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const isHydrated = useHydrated();
  const tab = isHydrated ? ids.find((id) => `#${id}` === hash) : undefined;
  const chosenHere = useRef<string | null>(null);

  // A browser can't go to what was hidden when it looked; a page that was scrolled already stays where it is.
  const reveal = useEffectEvent((id: string) => {
    if (id !== chosenHere.current && window.scrollY === 0) document.getElementById(id)?.scrollIntoView();
  });
  useEffect(() => {
    if (tab) reveal(tab);
  }, [tab]);

  return {
    tab,
    onChoose: (id: string) => {
      chosenHere.current = id;
      void navigate({ search, hash: id }, { replace: true, preventScrollReset: true });
    },
  };
}
