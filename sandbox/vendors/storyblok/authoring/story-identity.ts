import { createHash } from "node:crypto";

/** A stable UUID for anything that has a name, so that relations survive restarts and need no register. */
export function uuidOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A stable numeric id within the safe integers. */
export function idOf(name: string): number {
  return Number.parseInt(createHash("sha256").update(name).digest("hex").slice(0, 12), 16);
}
