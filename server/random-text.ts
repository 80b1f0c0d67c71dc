import { randomFillSync } from "node:crypto";

/** Asking the system for a handful of bytes costs as much as asking for thousands. */
const supply = Buffer.alloc(8192);
let used = supply.length;

/** Bytes that nobody can foresee, for what each request needs: they are handed out once. At most as many as the supply holds. */
export function randomText(amount: number, encoding: "base64" | "hex"): string {
  if (used + amount > supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  const text = supply.toString(encoding, used, used + amount);
  used += amount;
  return text;
}
