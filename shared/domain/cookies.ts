/**
 * The spaces that browsers know. JavaScript knows more: with those cut off a name, too, another host of the domain could set `__Host-rares` by a name that begins with one.
 */
const spaces = /^[ \t]+/;

/** The pairs of a Cookie header or of `document.cookie`, in their order, values as they were sent. What has no name is left out. */
export function cookiePairs(header: string | null | undefined): { name: string; value: string }[] {
  const pairs: { name: string; value: string }[] = [];
  for (const pair of (header ?? "").split(";")) {
    const nameEnd = pair.indexOf("=");
    if (nameEnd < 1) continue;
    const name = pair.slice(0, nameEnd).replace(spaces, "");
    if (name !== "") pairs.push({ name, value: pair.slice(nameEnd + 1).trim() });
  }
  return pairs;
}

/** The first cookie of a name, as it was sent; null where there is none. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  return cookiePairs(header).find((pair) => pair.name === name)?.value ?? null;
}
