import { createServer, type Server } from "node:net";

export type ListenAddress = {
  host: string;
  port: number;
  /** Whether other sockets of this process may listen there too. */
  isShared?: boolean;
};

/** Starts listening and answers the port; what a person can put right, a port that is taken, say, is told in one sentence. */
export function listen(server: Server, { host, port, isShared = false }: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(listenErrorOf(error, host, port)));
    server.listen({ port, host, reusePort: isShared }, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** An address at which nobody can listen here, and what to do about it. */
export class ListenError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ListenError";
  }
}

function listenErrorOf(error: Error, host: string, port: number): Error {
  switch ("code" in error && error.code) {
    case "EADDRINUSE":
      return new ListenError(
        `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT for the shop, METRICS_PORT for its metrics.`,
      );
    case "EACCES":
      return new ListenError(
        `Port ${port} isn't open to this user. Choose one above 1023: PORT for the shop, METRICS_PORT for its metrics.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new ListenError(
        `${host} is no address of this machine. Choose one that is, or 0.0.0.0 for all of them: HOST for the shop, METRICS_HOST for its metrics.`,
      );
    default:
      return error;
  }
}

/** Rejects when somebody else listens there, so that this is known before the slow parts of a start. */
export async function checkPortIsFree(address: ListenAddress): Promise<void> {
  if (address.port === 0) return;
  const probe = createServer();
  await listen(probe, address);
  await new Promise((resolve) => probe.close(resolve));
}
