import { useSyncExternalStore } from "react";

const minuteMs = 60_000;

/** The current minute's start; null on the server and while hydrating, since it is another one by then. */
export function useMinute(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs / 4);
  return () => clearInterval(timer);
}
