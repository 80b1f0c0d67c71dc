import type { RequestHandler } from "express";

const tokenHeaders = ["shopify-storefront-private-token", "x-shopify-storefront-access-token"];

/** Any access token is good here, but there must be one: 401 without a token header, 403 with an empty one. */
export const requireToken: RequestHandler = (request, response, next) => {
  const tokens = tokenHeaders.map((name) => request.get(name)).filter((token) => token !== undefined);
  if (tokens.some((token) => token.trim() !== "")) return next();
  const [status, code] = tokens.length === 0 ? [401, "UNAUTHORIZED"] : [403, "FORBIDDEN"];
  response.status(status).json({ errors: [{ message: "", extensions: { code } }] });
};
