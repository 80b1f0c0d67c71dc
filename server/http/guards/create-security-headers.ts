import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "#server/config.ts";
import { randomText } from "#server/random-text.ts";
import { contentSecurityPolicy, nonceSources, reportingEndpoints } from "./content-security-policy.ts";

const permissionsPolicy = "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)";

/** The security headers that are the same for every answer, names and values, read once. Strict transport security only where the shop is served over https. */
export function fixedHeaders({ isHttps }: Pick<Config, "isHttps">): [name: string, value: string][] {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  res.setHeader("permissions-policy", permissionsPolicy);
  if (isHttps) res.setHeader("reporting-endpoints", reportingEndpoints);
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  setHelmetHeaders(req, res, () => undefined);
  return Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)]);
}

const nonceBytes = 16;
/** Stands where the nonce will, in a policy that is otherwise the same for every answer. */
const nonceMark = "<nonce>";

/** Sets the security headers and an enforced content security policy with a fresh nonce. */
export function createSecurityHeaders(config: Config): RequestHandler {
  const fixed = fixedHeaders(config);
  const aroundNonce = contentSecurityPolicy(config, nonceSources(nonceMark)).split(nonceMark);
  return function securityHeaders(_req, res, next) {
    const nonce = randomText(nonceBytes, "base64");
    res.locals.cspNonce = nonce;
    res.setHeader("content-security-policy", aroundNonce.join(nonce));
    for (const [name, value] of fixed) res.setHeader(name, value);
    next();
  };
}
