import type { Store } from "#shared/contract/stores/store.ts";
import { readStored } from "./read-stored.ts";
import { readStoredText, storeText, useStoredText } from "./stored-text.ts";

const storageKey = "myStore";

/** The shopper's store; null on the server, while hydrating, and where none was picked. */
export function useMyStore(): MyStore | null {
  return parseMyStore(useStoredText(storageKey));
}

/** Takes a store that closed for good out of the browser. Another one, chosen meanwhile, stays; false where there was nothing to forget. */
export function forgetMyStore(placeId: string): boolean {
  return parseMyStore(readStoredText(storageKey))?.placeId === placeId && storeText(storageKey, null);
}

/** What the browser remembers of the store that the shopper picked. */
export type MyStore = Pick<Store, "placeId" | "shortName">;

/** No store's name is longer; the browser's storage may hold anything. */
const nameLengthMax = 60;

/** Reads a remembered store; what can't be read is treated as none. */
export function parseMyStore(text: string | null): MyStore | null {
  return readStored("malformed-my-store", text, (value) => {
    if (typeof value !== "object" || value === null || !("placeId" in value) || !("shortName" in value)) return null;
    const { placeId, shortName } = value;
    if (typeof placeId !== "string" || typeof shortName !== "string") return null;
    return shortName.trim() && shortName.length <= nameLengthMax ? { placeId, shortName } : null;
  });
}
