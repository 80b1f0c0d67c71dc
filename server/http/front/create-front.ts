import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Returns whether it takes the request. If it does, it either answers it or passes it on to the pipeline with `next`. */
export type FrontHandler = (req: IncomingMessage, res: ServerResponse, next: () => void) => boolean;

/** Requests that a connection may send ahead of its answers (pipelining). Browsers and proxies send none; thousands fit into what Node reads at a time, and each answer would wait in memory. */
const aheadMax = 16;

/** Answers from memory, ahead of the pipeline: files and pages that are the same for everybody need neither a session nor rate limits. */
export function createFront(handlers: readonly FrontHandler[], pipeline: RequestListener): RequestListener {
  const isTooFarAhead = createAheadLimit();
  return (req, res) => {
    if (isTooFarAhead(req, res)) return;
    const next = () => pipeline(req, res);
    for (const handle of handlers) if (handle(req, res, next)) return;
    next();
  };
}

/** Whether a request is one too many of those that wait for the answers before theirs; then its connection ends, with all of them. */
function createAheadLimit(): (req: IncomingMessage, res: ServerResponse) => boolean {
  const ahead = new WeakMap<Socket, number>();
  return ({ socket }, res) => {
    // Node gives an answer its connection once it is the next.
    if (res.socket !== null) return false;
    const count = (ahead.get(socket) ?? 0) + 1;
    if (count > aheadMax) {
      socket.destroy();
      return true;
    }
    ahead.set(socket, count);
    res.once("close", () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    return false;
  };
}
