/** Asked for each text of each story, and the shop has one origin. */
const prefixes = new Map<string, string>();

function prefixOf(publicUrl: string): string {
  const prefix = prefixes.get(publicUrl) ?? `${new URL(publicUrl).origin}/`;
  prefixes.set(publicUrl, prefix);
  return prefix;
}

/** By itself such a path is another host's address, to browsers that read backslashes as slashes and drop tabs and line ends. */
const otherHost = /^\/[\t\r\n]*[\\/]/;

/** Makes an address under the shop's own public origin relative, so that the same page works under every host name; other addresses stay as they are. */
export function toOwnPath(url: string, publicUrl: string): string {
  const prefix = prefixOf(publicUrl);
  if (!url.startsWith(prefix)) return url;
  const path = url.slice(prefix.length - 1);
  return otherHost.test(path) ? url : path;
}
