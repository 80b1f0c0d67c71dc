import { createServer, type Server } from "node:net";

export type ListenAddress = {
  host: string;
  port: number;
  /** Whether other sockets of this process may listen there too. */
  isShared?: boolean;
};

/** Starts listening and answers the port; a port that is taken is told in one sentence. */
export function listen(server: Server, { host, port, isShared = false }: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const isTaken = "code" in error && error.code === "EADDRINUSE";
      reject(isTaken ? new PortTakenError(port) : error);
    });
    server.listen({ port, host, reusePort: isShared }, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

export class PortTakenError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT for the shop, METRICS_PORT for its metrics.`,
    );
    this.name = "PortTakenError";
  }
}

/** Rejects when somebody else listens there, so that this is known before the slow parts of a start. */
export async function checkPortIsFree(address: ListenAddress): Promise<void> {
  if (address.port === 0) return;
  const probe = createServer();
  await listen(probe, address);
  await new Promise((resolve) => probe.close(resolve));
}
