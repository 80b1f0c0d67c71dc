import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Lifecycle } from "#server/http/endpoints/health/lifecycle.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { Acceptors } from "../create-acceptors.ts";

type ShutdownOptions = {
  server: Server;
  acceptors: Pick<Acceptors, "close">;
  lifecycle: Lifecycle;
  /** How long to keep serving as before, so that balancers notice. */
  delayMs: number;
  /** How long running answers may take after that. */
  graceMs: number;
  /** Ends what stands behind the server: metrics, sandbox. */
  release: () => void | Promise<void>;
  logger: Logger;
  exit: (code: number) => void;
};

export type Shutdown = (options: { reason: string; exitCode: number; isHurried?: boolean }) => Promise<void>;

const hurriedGraceMs = 1000;
/** For what stands behind the server, which may hang or fail. Together with delay and grace it fits into the ten seconds of the strictest platform. */
const releaseMsMax = 1500;
/** Time for a request that is on its way on a new connection. */
const unusedGraceMs = 500;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Until the event loop has once looked at the network from wherever it is now. */
function wholeTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

/** Leaves in order: tell the balancer, keep serving a while, take no more connections, let running answers finish, then go. It runs once; later calls change nothing. */
export function createShutdown({ server, acceptors, lifecycle, delayMs, graceMs, release, logger, exit }: ShutdownOptions): Shutdown {
  const connections = new Set<Socket>();
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  let running: Promise<void> | undefined;

  /** Browsers open connections ahead. Node counts them as busy until their first request, which may never come. */
  function closeUnused(): void {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }

  async function drain(reason: string, exitCode: number, isHurried: boolean): Promise<void> {
    lifecycle.moveTo("draining");
    logger.info({ event: "shutdown.begin", reason }, "stopping");
    if (!isHurried) await wait(delayMs);
    const graceIsOver = wait(isHurried ? hurriedGraceMs : graceMs);
    // A busy process comes to its timers before it reads what arrived meanwhile, and what wasn't read looks idle, or unused.
    setTimeout(() => void wholeTurn().then(closeUnused), unusedGraceMs);
    await wholeTurn();

    const closed = acceptors.close().then(() => "closed" as const);
    server.closeIdleConnections();
    const outcome = await Promise.race([closed, graceIsOver]);
    const isForced = outcome !== "closed";
    if (isForced) server.closeAllConnections();
    const isReleased = await releaseAll();
    logger.info({ event: "shutdown.end", forced: isForced }, "stopped");
    exit((isForced && !isHurried) || !isReleased ? 1 : exitCode);
  }

  /** False where something failed or hangs: the process must end all the same. */
  async function releaseAll(): Promise<boolean> {
    const isLate = wait(releaseMsMax).then(() => Promise.reject(new Error(`It took longer than ${releaseMsMax} ms`)));
    try {
      await Promise.race([release(), isLate]);
      return true;
    } catch (error) {
      logger.error({ event: "shutdown.release", error }, "something could not be closed in order");
      return false;
    }
  }

  return ({ reason, exitCode, isHurried = false }) => (running ??= drain(reason, exitCode, isHurried));
}
