/** Asked for each text of each story, and the shop has one origin. */
const prefixes = new Map<string, string>();

function prefixOf(publicUrl: string): string {
  const prefix = prefixes.get(publicUrl) ?? `${new URL(publicUrl).origin}/`;
  prefixes.set(publicUrl, prefix);
  return prefix;
}

/** Makes an address under the shop's own public origin relative, so that the same page works under every host name; other addresses stay as they are. */
export function toOwnPath(url: string, publicUrl: string): string {
  const prefix = prefixOf(publicUrl);
  return url.startsWith(prefix) ? url.slice(prefix.length - 1) : url;
}
