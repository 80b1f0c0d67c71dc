import type { Server } from "node:http";
import { createServer } from "node:net";
import { checkPortIsFree, listen, type ListenAddress } from "./listen.ts";

/** The sockets on which new connections come in. */
export type Acceptors = {
  /** Starts listening and answers the port; a port that is taken is told in one sentence. */
  listen(address: ListenAddress): Promise<number>;
  /** Takes in nobody more, and settles when all who came in have left. */
  close(): Promise<void>;
};

/** As many connections are taken in each time Node looks at the network. */
const acceptorCount = 8;

/**
 * Node takes in one connection of a listening socket in each turn of its event loop. Under overload turns are long, and whoever isn't taken in can't even be refused: they wait until they give up. So a port has several
 * listening sockets where the system can share it among them, which hand what they take in to the one server. Source: nodejs.org/api/net.html, `reusePort`; nodejs.org/api/http.html, event "connection".
 */
export function createAcceptors(server: Server, canSharePorts = process.platform === "linux"): Acceptors {
  const others = Array.from({ length: canSharePorts ? acceptorCount - 1 : 0 }, () =>
    createServer({ noDelay: true, allowHalfOpen: true }, (socket) => server.emit("connection", socket)),
  );
  return {
    async listen(address) {
      if (others.length === 0) return listen(server, address);
      // Who shares a port isn't told that somebody else has it.
      await checkPortIsFree(address);
      const port = await listen(server, { ...address, isShared: true });
      for (const acceptor of others) await listen(acceptor, { ...address, port, isShared: true });
      return port;
    },
    async close() {
      // Each counts those alone who came in by it.
      const closed = [server, ...others].map((each) => new Promise((resolve) => each.close(resolve)));
      await Promise.all(closed);
    },
  };
}
