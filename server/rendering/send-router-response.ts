import type { Response as ExpressResponse } from "express";

/** Sends what a loader or action answered instead of a page: a redirect. Cookies were set on the response already. */
export async function sendRouterResponse(answer: Response, res: ExpressResponse): Promise<void> {
  res.status(answer.status);
  for (const [name, value] of answer.headers) res.setHeader(name, value);
  res.setHeader("cache-control", "private, no-store");
  res.end(Buffer.from(await answer.arrayBuffer()));
}
