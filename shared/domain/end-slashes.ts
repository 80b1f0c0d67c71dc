/** A path without the slashes at its end. No pattern does it: one looks at a row of slashes in the middle again from each of them, a tenth of a second for an address full of them. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
