import { useCallback, useEffect, useRef, useState } from "react";

type ShelfEnds = { isAtStart: boolean; isAtEnd: boolean };

/** Follows a scrolling list: whether it stands at an end, and steps by one view. */
export function useShelfSteps() {
  const listRef = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<ShelfEnds>({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const read = () => {
      const isAtStart = list.scrollLeft <= 1;
      const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
      setEnds((previous) => (previous.isAtStart === isAtStart && previous.isAtEnd === isAtEnd ? previous : { isAtStart, isAtEnd }));
    };
    const observer = new ResizeObserver(read);
    observer.observe(list);
    list.addEventListener("scroll", read, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("scroll", read);
    };
  }, []);

  const step = useCallback((direction: -1 | 1) => {
    const list = listRef.current;
    list?.scrollBy({ left: direction * list.clientWidth });
  }, []);

  return { listRef, ...ends, step };
}
