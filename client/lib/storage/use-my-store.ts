import { type MyStore, parseMyStore } from "./my-store.ts";
import { useStoredText } from "./stored-text.ts";

const storageKey = "myStore";

/** The shopper's store; null on the server, while hydrating, and where none was picked. */
export function useMyStore(): MyStore | null {
  return parseMyStore(useStoredText(storageKey));
}
