import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Returns whether it takes the request. If it does, it either answers it or passes it on to the pipeline with `next`. */
export type FrontHandler = (req: IncomingMessage, res: ServerResponse, next: () => void) => boolean;

/** Answers from memory, ahead of the pipeline: files and pages that are the same for everybody need neither a session nor rate limits. */
export function createFront(handlers: readonly FrontHandler[], pipeline: RequestListener): RequestListener {
  return (req, res) => {
    const next = () => pipeline(req, res);
    for (const handle of handlers) if (handle(req, res, next)) return;
    next();
  };
}
