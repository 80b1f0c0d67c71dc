import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and for the first render in the browser, true from then on: what only the browser knows waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
