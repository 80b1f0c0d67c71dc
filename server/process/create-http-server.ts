import { createServer, type Server } from "node:http";
import { dropForwardedPorts } from "#server/input/http/client-address.ts";

/**
 * For a whole request, its body included, so that nobody holds connections by sending a byte a minute. Node wants the headers' time within it. Neither counts the
 * time that a connection rests between two requests, so they stay as they are however long that may be.
 */
const requestTimeoutMs = 70_000;
const headersTimeoutMs = 66_000;
/** Room for a signed-in customer's cookies, of which three may fill 4 kB each. */
const headerBytesMax = 32_768;

/**
 * For an answer of which nothing is taken. Who lost their network never says so, and would hold a place among those who are answered until the system gives up, a quarter of an hour
 * later. No answer takes as long to be made.
 */
const unreadMsMax = 60_000;

type HttpServerOptions = { keepAliveTimeoutMs: number; unreadMs?: number };

/** The public listener. Its connections rest longer than a balancer in front would keep them, so that none is written to just as it closes. */
export function createHttpServer({ keepAliveTimeoutMs, unreadMs = unreadMsMax }: HttpServerOptions): Server {
  const server = createServer({
    keepAliveTimeout: keepAliveTimeoutMs,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    maxHeaderSize: headerBytesMax,
    // Nearly all requests have no body, and to read one that isn't there costs a twentieth of sending a kept page.
    optimizeEmptyRequests: true,
  });
  // Not the server's own timeout, which would count for connections that rest before their first request, too.
  return server.on("request", (req, res) => {
    res.setTimeout(unreadMs);
    dropForwardedPorts(req);
  });
}
