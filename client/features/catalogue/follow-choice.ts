import type { MouseEvent } from "react";

/** Follows a plain click on a choice's link in place; modified clicks are the browser's. */
export function followChoice(onChoose: (href: string) => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(event.currentTarget.href);
  };
}
