import { plainPath } from "./plain-path.ts";

/** Whether a path, however it is spelt, asks the place search. */
export function isPlaceSearch(path: string): boolean {
  const plain = plainPath(path);
  return plain === "/api/places" || plain.startsWith("/api/places/") || plain === "/api/nearby-stores";
}
