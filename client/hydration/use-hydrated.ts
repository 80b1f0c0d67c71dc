import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and for the first render in the browser, true from then on: what only the browser knows waits for it, and so does what only a script answers. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Hands over once, after hydration, a control that may have been typed into or ticked before: the browser keeps that in its document, and React doesn't hear of it. */
export function useEarlyInput<Control extends Element>(ref: RefObject<Control | null>, takeOver: (control: Control) => void): void {
  const take = useEffectEvent(takeOver);
  useEffect(() => {
    if (ref.current) take(ref.current);
  }, [ref]);
}
