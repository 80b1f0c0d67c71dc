import { type RefObject, useEffect, useState } from "react";

/** Whether the element's content is cut off, as its width and words change; while it `isOpen` the last answer stays. */
export function useIsCut(contentRef: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setIsCut] = useState(false);

  useEffect(() => {
    const content = contentRef.current;
    if (!content || isOpen) return;
    const observer = new ResizeObserver(() => setIsCut(content.scrollHeight > content.clientHeight + 1));
    observer.observe(content);
    return () => observer.disconnect();
  }, [contentRef, isOpen]);

  return isCut;
}
