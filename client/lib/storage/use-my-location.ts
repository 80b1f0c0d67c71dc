import { type MyLocation, parseMyLocation } from "./my-location.ts";
import { storeText, useStoredText } from "./stored-text.ts";

const storageKey = "myLocation";

export function useMyLocation(): MyLocation | null {
  return parseMyLocation(useStoredText(storageKey));
}

export function rememberMyLocation({ lat, lng }: MyLocation): void {
  storeText(storageKey, JSON.stringify({ lat, lng }));
}
