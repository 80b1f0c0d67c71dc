/** The pairs of a Cookie header or of `document.cookie`, in their order, values as they were sent. What has no name is left out. */
export function cookiePairs(header: string | null | undefined): { name: string; value: string }[] {
  return (header ?? "").split(";").flatMap((pair) => {
    const separator = pair.indexOf("=");
    const name = pair.slice(0, separator).trim();
    return separator < 0 || name === "" ? [] : [{ name, value: pair.slice(separator + 1).trim() }];
  });
}

/** The first cookie of a name, as it was sent; null where there is none. */
export function cookieValue(header: string | null | undefined, name: string): string | null {
  return cookiePairs(header).find((pair) => pair.name === name)?.value ?? null;
}
