import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "#server/config.ts";
import { randomText } from "#server/random-text.ts";
import { contentSecurityPolicy, nonceSources, reportingEndpoints } from "./content-security-policy.ts";

const permissionsPolicy = "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)";

type SetHeaders = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** The security headers that are the same for every answer. Strict transport security only where the shop is served over https. */
export function createFixedHeaders({ isHttps }: Pick<Config, "isHttps">): SetHeaders {
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  return (req, res, next) => {
    res.setHeader("permissions-policy", permissionsPolicy);
    if (isHttps) res.setHeader("reporting-endpoints", reportingEndpoints);
    setHelmetHeaders(req, res, next);
  };
}

/** Stands where the nonce will, in a policy that is otherwise the same for every answer. */
const nonceMark = "<nonce>";
const nonceBytes = 16;

/** Sets the security headers and an enforced content security policy with a fresh nonce. */
export function createSecurityHeaders(config: Config): RequestHandler {
  const setFixedHeaders = createFixedHeaders(config);
  const aroundNonce = contentSecurityPolicy(config, nonceSources(nonceMark)).split(nonceMark);
  return function securityHeaders(req, res, next) {
    const nonce = randomText(nonceBytes, "base64");
    res.locals.cspNonce = nonce;
    res.setHeader("content-security-policy", aroundNonce.join(nonce));
    setFixedHeaders(req, res, next);
  };
}
