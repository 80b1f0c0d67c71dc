import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from "react";

const phone = "(width < 48rem)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the panel takes the whole screen. The server knows no screen. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
}

declare global {
  /** Not in every browser, nor in TypeScript's library yet. */
  var CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined;
}

/** While `isOn`, the element is all that can be focused, read and scrolled, the page is marked as modal, and the system's Back closes it. */
export function useScreenForItself(ref: RefObject<HTMLElement | null>, isOn: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOn || ref.current === null) return;
    const others = outsideOf(ref.current).filter((element) => !element.inert);
    const Watcher = globalThis.CloseWatcher;
    const watcher = Watcher === undefined ? null : new Watcher();
    watcher?.addEventListener("close", () => close());
    for (const element of others) element.inert = true;
    document.documentElement.dataset["modalOpen"] = "";
    return () => {
      watcher?.destroy();
      for (const element of others) element.inert = false;
      delete document.documentElement.dataset["modalOpen"];
    };
  }, [isOn, ref]);
}

/** The siblings of the element and of everything that it stands in. */
function outsideOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) return [];
  const siblings = [...parent.children].filter((child) => child instanceof HTMLElement && child !== element);
  return [...siblings.filter((child) => child instanceof HTMLElement), ...outsideOf(parent)];
}
