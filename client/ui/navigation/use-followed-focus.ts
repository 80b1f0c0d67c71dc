import { useEffect, useRef } from "react";

/**
 * Whoever follows a link to another state of the same page finds the focus at its heading when the link is gone with the state before, as "Clear all" is, or leads to the
 * next page of a list: the window is back at the start by then. So does whoever searches anew in the header. What changes in place keeps the focus, as `useNavigateInPlace` does the place.
 */
export function useFollowedFocus(search: string): void {
  const shown = useRef(search);
  const followed = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      followed.current = target instanceof Element ? target.closest("a") : null;
    };
    // Before the link is followed.
    addEventListener("click", remember, true);
    return () => removeEventListener("click", remember, true);
  }, []);
  useEffect(() => {
    const link = followed.current;
    const isDone = link ? !link.isConnected || link.closest("nav") : textOf(shown.current) !== textOf(search);
    shown.current = search;
    const { activeElement, body } = document;
    if (!isDone || (activeElement !== body && activeElement !== link)) return;
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [search]);
}

const textOf = (search: string) => new URLSearchParams(search).get("q");
