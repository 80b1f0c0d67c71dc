/** A path without the ways in which one can be spelt differently: escapes, capitals, slashes at the end. */
export function plainPath(path: string): string {
  return decode(path).toLowerCase().replace(/\/+$/, "");
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
