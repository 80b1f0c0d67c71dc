/** The path in lower case and without slashes at its end. Percent-escapes keep their bytes: their case is not the path's. */
export function canonicalPath(path: string): string {
  const lower = path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part));
  return lower.replace(/\/+$/, "") || "/";
}
