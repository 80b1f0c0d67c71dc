import { randomFillSync } from "node:crypto";

/** A few bytes cost the system as much as thousands, so it is asked for many at once. */
const store = Buffer.allocUnsafeSlow(4096);
let taken = store.byteLength;

/** Random bytes that nobody can guess, as text; each is given out once. */
export function randomText(bytes: number, encoding: "hex" | "base64"): string {
  if (taken + bytes > store.byteLength) {
    randomFillSync(store);
    taken = 0;
  }
  taken += bytes;
  return store.toString(encoding, taken - bytes, taken);
}
