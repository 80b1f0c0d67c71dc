import type { IncomingMessage } from "node:http";

/** Whose request it is, ahead of Express as Express tells it: the address that the outermost of so many trusted proxies saw. Undefined once they are gone. */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  trustedProxyHops: number,
): string | undefined {
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  const nearestFirst = [socket.remoteAddress, ...forwarded.toReversed()];
  return nearestFirst[Math.min(trustedProxyHops, nearestFirst.length - 1)];
}
