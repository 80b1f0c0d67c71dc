import { useEffect, useEffectEvent } from "react";

/** Escape pressed anywhere while `isOn`. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [isOn]);
}
