import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { makeRestInert } from "#client/ui/dialog/make-rest-inert.ts";

const phone = "(width < 48rem)";

export const isPhoneNow = (): boolean => matchMedia(phone).matches;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the panel takes the whole screen. The server knows no screen. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhoneNow, () => false);
}

declare global {
  /** Not in every browser, nor in TypeScript's library yet. */
  var CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined;
}

/** While `isOn`, the element is all of the page that can be focused, read and scrolled, and the system's Back closes it. */
export function useScreenForItself(ref: RefObject<HTMLElement | null>, isOn: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOn || ref.current === null) return;
    const release = makeRestInert(ref.current);
    const watcher = globalThis.CloseWatcher && new globalThis.CloseWatcher();
    watcher?.addEventListener("close", () => close());
    document.documentElement.dataset["modalOpen"] = "";
    return () => {
      watcher?.destroy();
      release();
      delete document.documentElement.dataset["modalOpen"];
    };
  }, [isOn, ref]);
}
