import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Takes a request and says so, or leaves it alone. Who took one answers it, or hands it on to the pipeline by `next`. */
export type FrontHandler = (req: IncomingMessage, res: ServerResponse, next: () => void) => boolean;

/** What is answered from memory, ahead of the pipeline: files and pages that are the same for everybody need neither session nor limits. */
export function createFront(handlers: readonly FrontHandler[], pipeline: RequestListener): RequestListener {
  return (req, res) => {
    const next = () => pipeline(req, res);
    for (const handle of handlers) if (handle(req, res, next)) return;
    next();
  };
}
