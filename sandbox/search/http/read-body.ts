import { json, type RequestHandler } from "express";

const bodyLimit = "1mb";

/** Bodies are JSON whatever their content type says (the clients send text/plain), gzipped or not; an empty one means no parameters. */
export function readBody(): RequestHandler {
  return json({ type: () => true, limit: bodyLimit, strict: false });
}
