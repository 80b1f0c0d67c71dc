import type { Server } from "node:http";

/** Starts listening; a port that is taken is told in one sentence. */
export function listen(server: Server, { host, port, purpose }: { host: string; port: number; purpose: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const isTaken = "code" in error && error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`Port ${port} is in use, so ${purpose} can't start there. Stop the other program or choose another port.`) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}
