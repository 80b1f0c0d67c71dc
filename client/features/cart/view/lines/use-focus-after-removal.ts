import { type RefObject, useEffect, useRef } from "react";

/** Keeps a keyboard's place: when an entry of a list goes, and with it the button that had the focus, the list takes it. */
export function useFocusAfterRemoval(listRef: RefObject<HTMLElement | null>, count: number): void {
  const countBefore = useRef(count);
  useEffect(() => {
    if (count < countBefore.current && document.activeElement === document.body) listRef.current?.focus();
    countBefore.current = count;
  }, [listRef, count]);
}
