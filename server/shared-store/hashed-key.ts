import { createHash } from "node:crypto";

/** A key under which something of a visitor's is counted or kept, and from which nobody can read what it is. */
export function hashedKey(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
