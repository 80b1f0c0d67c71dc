import { useSyncExternalStore } from "react";
import { readSessionMarker } from "#shared/domain/customer/session-marker.ts";

const reread = "shop:session-marker";

/** When the session of this browser's customer expires, in milliseconds since 1970; null when nobody is signed in. */
export function sessionMarker(): number | null {
  return readSessionMarker(document.cookie);
}

/** The same, for as long as the page stands: other tabs and the shop's answers change it. Null on the server and while hydrating. */
export function useSessionMarker(): number | null {
  return useSyncExternalStore(subscribe, sessionMarker, () => null);
}

/** Looks at the cookie again, for browsers that don't tell of its changes. */
export function rereadSessionMarker(): void {
  window.dispatchEvent(new Event(reread));
}

function subscribe(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of [reread, "pageshow", "focus"]) window.addEventListener(event, listener, { signal });
  document.addEventListener("visibilitychange", listener, { signal });
  if ("cookieStore" in window) window.cookieStore.addEventListener("change", listener, { signal });
  return () => listening.abort();
}
