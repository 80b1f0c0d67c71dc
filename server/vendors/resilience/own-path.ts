/** Makes an address under the shop's own public origin relative, so that the same page works under every host name; other addresses stay as they are. */
export function toOwnPath(url: string, publicUrl: string): string {
  const origin = new URL(publicUrl).origin;
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
