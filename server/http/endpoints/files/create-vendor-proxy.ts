import { Agent, type IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { createProxyMiddleware, debugProxyErrorsPlugin, proxyEventsPlugin } from "http-proxy-middleware";
import { vendorPagePolicy } from "#server/http/guards/content-security-policy.ts";
import { pathOf } from "#server/http/guards/create-address-check.ts";
import { isOwnCookie } from "#server/http/session/cookie-name.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { cookiePairs } from "#shared/domain/cookies.ts";
import { isSameSecret } from "../preview/preview-pass.ts";

const proxiedPath = /^\/_vendors\/(?:pictures|videos|checkout|mailbox|auth)(?:\/|$)/;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "..";
  }
}

/** Whether a path leads to a part of the sandbox that a browser must reach; a path that climbs out of it never does. */
export function isProxiedPath(path: string): boolean {
  return proxiedPath.test(path) && !decode(path).split(/[/\\]/).includes("..");
}

type VendorProxyOptions = {
  sandboxUrl: string;
  timeoutMs?: number;
  /** Who may read what shoppers write, as the password of a browser's own dialog; null lets everybody. */
  mailboxSecret?: string | null;
};

/** Shows the sandbox's pictures, films, checkout, mailbox and sign-in pages under the shop's own origin. Everything else of the sandbox stays out of a browser's reach. */
export function createVendorProxy({ sandboxUrl, timeoutMs = 15_000, mailboxSecret = null }: VendorProxyOptions): RequestHandler {
  // The proxy tells failures as events, without the request's own continuation.
  const onFailure = new WeakMap<IncomingMessage, (error: unknown) => void>();
  const proxy = createProxyMiddleware({
    target: sandboxUrl,
    xfwd: true,
    proxyTimeout: timeoutMs,
    agent: new Agent({ keepAlive: true, maxSockets: 64 }),
    // The default plugins answer errors with a text of their own.
    ejectPlugins: true,
    plugins: [debugProxyErrorsPlugin, proxyEventsPlugin],
    on: {
      error: (error, req) => onFailure.get(req)?.(error),
      proxyReq(proxyReq, req) {
        const cookie = withoutOwnCookies(req.headers.cookie);
        if (proxyReq.headersSent) return;
        if (cookie === "") proxyReq.removeHeader("cookie");
        else proxyReq.setHeader("cookie", cookie);
      },
      proxyRes(proxyRes, _req, res) {
        proxyRes.headers["content-security-policy"] ??= vendorPagePolicy;
        delete proxyRes.headers["x-request-id"];
        delete proxyRes.headers["x-powered-by"];
        proxyRes.once("aborted", () => res.destroy());
      },
    },
  });

  return function vendorProxy(req, res, next) {
    if (!isProxiedPath(pathOf(req.originalUrl))) {
      next();
      return;
    }
    if (mailboxSecret !== null && isMailbox(pathOf(req.originalUrl)) && !hasPassword(req.headers.authorization, mailboxSecret)) {
      res.setHeader("www-authenticate", 'Basic realm="Mailbox of the demo", charset="UTF-8"');
      next(new AppError("UNAUTHENTICATED", "the demo's mailbox was opened without its secret"));
      return;
    }
    res.locals.routeId = "vendor-proxy";
    const startedAt = performance.now();
    onFailure.set(req, (error) => {
      onFailure.delete(req);
      const isTimeout = performance.now() - startedAt >= timeoutMs;
      next(
        new AppError(isTimeout ? "UPSTREAM_TIMEOUT" : "UPSTREAM_FAILED", "the sandbox did not answer a browser's request", {
          cause: error,
        }),
      );
    });
    void proxy(req, res);
  };
}

function isMailbox(path: string): boolean {
  return decode(path).toLowerCase().startsWith("/_vendors/mailbox");
}

/** Whether an Authorization header holds a password; the name beside it is nobody's business. */
function hasPassword(header: string | undefined, expected: string): boolean {
  const [scheme = "", credentials = ""] = (header ?? "").split(" ", 2);
  if (scheme.toLowerCase() !== "basic") return false;
  return isSameSecret(Buffer.from(credentials, "base64").toString().split(":").slice(1).join(":"), expected);
}

/** A Cookie header without what is the shop's alone; empty when nothing is left. */
function withoutOwnCookies(header: string | undefined): string {
  return cookiePairs(header)
    .filter(({ name }) => !isOwnCookie(name))
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
}

/** No page lives where the sandbox does. */
export function createUnknownVendorPath(): RequestHandler {
  return function unknownVendorPath(req, _res, next) {
    next(/^\/_vendors(?:\/|$)/i.test(req.path) ? new AppError("NOT_FOUND", "nothing of the sandbox is shown at this path") : undefined);
  };
}
