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

/**
 * Some proxies tell the port with each address, "203.0.113.7:51324" or "[2001:db8::1]:443": each connection would be another visitor. Azure's gateway does:
 * learn.microsoft.com/azure/application-gateway/how-application-gateway-works
 */
export function dropForwardedPorts({ headers }: Pick<IncomingMessage, "headers">): void {
  const forwarded = headers["x-forwarded-for"];
  if (typeof forwarded !== "string" || !forwarded.includes(":")) return;
  headers["x-forwarded-for"] = forwarded.replace(withPort, (_whole, short?: string, long?: string) => short ?? long ?? "");
}

const withPort = /(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}(?!\d)|\[([\da-f:.]{2,45})\](?::\d{1,5})?/gi;
