/** The path of a page of ours that an address names, without what the editor added to it; the home page for any other address. */
export function ownPath(address: string, origin: string): string {
  if (/[\\\s]/.test(address) || !URL.canParse(address, origin)) return "/";
  const url = new URL(address, origin);
  if (url.origin !== origin || url.pathname.startsWith("//")) return "/";
  for (const name of Array.from(url.searchParams.keys())) if (name.startsWith("_storyblok")) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
