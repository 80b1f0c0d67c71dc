import { useSyncExternalStore } from "react";

/** A text in the browser's storage; null on the server, while hydrating, and where there is none. Changes of this and other tabs arrive as `storage` events. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStoredText(key),
    () => null,
  );
}

/** The text as it is now; null where the browser keeps none. */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or nothing any more, and tells this tab; false where the browser doesn't let us. */
export function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return false;
  }
  window.dispatchEvent(new StorageEvent("storage", { key }));
  return true;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
