import type { RequestHandler } from "express";

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Pages of one buyer: never cached, no scripts at all, and the key in their address stays on this origin. */
export const pageHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    "Content-Security-Policy": policy,
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  });
  next();
};
