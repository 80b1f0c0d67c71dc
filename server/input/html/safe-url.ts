import { canonicalPath } from "../addresses/canonical-path.ts";

const linkSchemes = new Set(["http", "https", "mailto", "tel"]);
const pictureSchemes = new Set(["http", "https"]);

/**
 * The address of a link if a browser may follow it: a path or fragment of ours, http(s), mailto or tel. Null for anything else, however it is disguised.
 * A path of ours is that of its page: a browser that goes on to it by itself meets no redirect.
 */
export function safeLinkUrl(url: string): string | null {
  const address = safeUrl(url, linkSchemes);
  return address?.startsWith("/") ? address.replace(/^[^?#]*/, canonicalPath) : address;
}

export function safePictureUrl(url: string): string | null {
  return safeUrl(url, pictureSchemes);
}

/** Browsers drop tabs and line ends anywhere in an address and controls and spaces around it, and read backslashes as slashes; so do we before we judge. */
function safeUrl(url: string, schemes: ReadonlySet<string>): string | null {
  // oxlint-disable-next-line no-control-regex -- control characters are what disguises a scheme
  const address = url.replace(/[\u0000-\u001f\u007f-\u009f]/g, "").trim();
  if (address === "" || /^[\\/]{2}/.test(address) || address.includes("\\")) return null;
  const scheme = /^([^/?#]*?):/.exec(address)?.[1];
  if (scheme === undefined) return address;
  return schemes.has(scheme.toLowerCase()) ? address : null;
}
