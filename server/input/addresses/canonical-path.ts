/** From the first of a row on: looked for from each of them, a row in the middle of an address would take a quarter of a second. */
const endSlashes = /(?<!\/)\/+$/;
/** These have no pages. */
const keptPrefixes = /^\/(?:api|assets|_vendors)(?:\/|$)/i;
/** Place ids keep their case. */
const storesPrefix = /^\/stores\//i;

/** The one address of a page: in lower case and without slashes at its end. Percent-escapes keep their bytes: their case is not the path's. */
export function canonicalPath(path: string): string {
  if (keptPrefixes.test(path)) return path;
  const lower = storesPrefix.test(path)
    ? path.replace(storesPrefix, "/stores/")
    : path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part));
  return lower.replace(endSlashes, "") || "/";
}
