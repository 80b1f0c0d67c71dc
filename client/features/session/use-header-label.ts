import { useEffect } from "react";

/** Writes into the header, which is HTML that is the same for everyone. */
export function useHeaderLabel(label: string): void {
  useEffect(() => {
    for (const place of document.querySelectorAll("[data-account-label]")) place.textContent = label;
  }, [label]);
}
