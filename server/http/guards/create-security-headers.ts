import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "#server/config.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const permissionsPolicy = "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)";

/** Sets the security headers and an enforced content security policy with a fresh nonce. Strict transport security only where the shop is served over https. */
export function createSecurityHeaders(config: Config): RequestHandler {
  const setFixedHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: config.isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  return function securityHeaders(req, res, next) {
    const nonce = randomBytes(16).toString("base64");
    res.locals.cspNonce = nonce;
    res.setHeader("content-security-policy", contentSecurityPolicy(config, nonce));
    res.setHeader("permissions-policy", permissionsPolicy);
    setFixedHeaders(req, res, next);
  };
}
