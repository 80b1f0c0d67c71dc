import { useSyncExternalStore } from "react";
import { type MyStore, parseMyStore } from "./my-store.ts";

const storageKey = "myStore";

/** The shopper's store; null on the server, while hydrating, and where none was picked. Whoever changes it tells so with a `storage` event, as other tabs do. */
export function useMyStore(): MyStore | null {
  return parseMyStore(useSyncExternalStore(subscribe, readItem, () => null));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function readItem(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
