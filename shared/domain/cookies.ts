/**
 * What stands between two pairs. A name is taken as it is: browsers know two spaces, JavaScript many. With those cut off, another host of the domain could set `__Host-rares` by a name that begins with one.
 */
const separator = /;[ \t]*/;

/** The pairs of a Cookie header or of `document.cookie`, in their order, values as they were sent. What has no name is left out. */
export function cookiePairs(header: string | null | undefined): { name: string; value: string }[] {
  return (header ?? "").split(separator).flatMap((pair) => {
    const nameEnd = pair.indexOf("=");
    return nameEnd < 1 ? [] : [{ name: pair.slice(0, nameEnd), value: pair.slice(nameEnd + 1).trim() }];
  });
}

/** The first cookie of a name, as it was sent; null where there is none. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  return cookiePairs(header).find((pair) => pair.name === name)?.value ?? null;
}
