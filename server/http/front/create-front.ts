import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Answers a request at once and says so, or leaves it alone. */
export type FrontHandler = (req: IncomingMessage, res: ServerResponse) => boolean;

/** What is answered from memory, ahead of the pipeline: files and pages that are the same for everybody need neither session nor limits. */
export function createFront(handlers: readonly FrontHandler[], pipeline: RequestListener): RequestListener {
  return (req, res) => {
    for (const handle of handlers) if (handle(req, res)) return;
    pipeline(req, res);
  };
}
