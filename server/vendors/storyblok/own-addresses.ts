import { deepest } from "./bounded-depth.ts";
import { toOwnPath } from "#server/vendors/own-path.ts";

/** Makes every address under the shop's own origin relative, wherever in the content it stands. Halves of characters, which no address can hold, are replaced, and content beyond any sane depth is dropped. */
export function withOwnPaths(value: unknown, publicUrl: string, depth = 0): unknown {
  if (typeof value === "string") return toOwnPath(value.toWellFormed(), publicUrl);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) return null;
  if (Array.isArray(value)) return value.map((item) => withOwnPaths(item, publicUrl, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withOwnPaths(item, publicUrl, depth + 1)]));
}
