import type { Request, RequestHandler } from "express";
import type { Metrics } from "#server/observability/metrics.ts";
import { allowances, apiRoutes } from "#shared/contract/routes.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { clientReportsPath } from "#shared/domain/client-report.ts";
import { webVitalsPath } from "#shared/domain/web-vitals.ts";
import { pathOf } from "./create-address-check.ts";
import { createRateLimit, type RateLimitName, type RateLimitSettings } from "./create-rate-limit.ts";

type LimitedRoute = {
  isRead: boolean;
  path: RegExp;
  limit: RateLimitName;
  /** What is asked there costs nothing without one of these in the query. */ asks?: readonly string[];
};

const limited = (isRead: boolean, path: RegExp, limit: RateLimitName): LimitedRoute => ({ isRead, path, limit });

/** Pages, forms and messages with an allowance of their own. */
const otherRoutes = [
  limited(true, /^\/preview$/, "previews"),
  limited(true, /^\/social\//, "socialCards"),
  limited(false, /^\/webhooks\//, "webhooks"),
  limited(false, new RegExp(`^${webVitalsPath}$`), "webVitals"),
  limited(false, new RegExp(`^${clientReportsPath}(?:/|$)`), "clientReports"),
  // Without JavaScript the same questions are asked by forms that are posted to pages.
  limited(false, /^\/(?:newsletter|stock-alerts|contact|products\/[^/]+\/(?:reviews|questions))$/, "mailForms"),
  limited(false, /^\/garage\/(?:vin|registration|find)$/, "vehicleLookups"),
  // Its form has its question in the address.
  { ...limited(true, /^\/stores$/, "places"), asks: ["q", "place"] },
];

function limitedApiRoutes(): LimitedRoute[] {
  return Object.entries(apiRoutes).flatMap(([room, routes]) => {
    const allowed = new Map(Object.entries(Object.entries(allowances).find(([name]) => name === room)?.[1] ?? {}));
    return Object.entries(routes).flatMap(([name, { method, path }]) => {
      const limit = allowed.get(name);
      const pattern = path.replace(/\{\w+\}/g, "[^/]+");
      return limit === undefined ? [] : [limited(method === "GET", new RegExp(`^/api${pattern}$`), limit)];
    });
  });
}

const passages = new Set(["/login", "/callback"]);

/** Whether a request is a step of signing in that somebody could repeat to guess at codes, or to have them mailed. Looking at the sandbox's pages is none. */
function isSignInStep(plainPath: string, isRead: boolean): boolean {
  return passages.has(plainPath) || (!isRead && /^\/_vendors\/auth(?:\/|$)/.test(plainPath));
}

const unlimitedPrefixes = ["/assets/", "/_vendors/"];

/** Holds every request to the allowance of its kind, however its path is spelt; files and the stand-in vendors' pictures are free. */
export function createRateLimits(settings: RateLimitSettings, metrics: Metrics): RequestHandler {
  const routes = [...limitedApiRoutes(), ...otherRoutes];
  const limitOf = {
    apiReads: createRateLimit("apiReads", settings, metrics),
    writes: createRateLimit("writes", settings, metrics),
    mailForms: createRateLimit("mailForms", settings, metrics),
    vehicleLookups: createRateLimit("vehicleLookups", settings, metrics),
    places: createRateLimit("places", settings, metrics),
    deliveryQuotes: createRateLimit("deliveryQuotes", settings, metrics),
    signIns: createRateLimit("signIns", settings, metrics),
    previews: createRateLimit("previews", settings, metrics),
    webhooks: createRateLimit("webhooks", settings, metrics),
    clientReports: createRateLimit("clientReports", settings, metrics),
    webVitals: createRateLimit("webVitals", settings, metrics),
    socialCards: createRateLimit("socialCards", settings, metrics),
    frames: createRateLimit("frames", settings, metrics),
    pages: createRateLimit("pages", settings, metrics),
  } satisfies Record<RateLimitName, RequestHandler>;
  function nameOf({ path, originalUrl }: Request, plainPath: string, isRead: boolean): RateLimitName {
    const route = routes.find((candidate) => candidate.isRead === isRead && candidate.path.test(plainPath));
    if (route && isAsked(route, originalUrl)) return route.limit;
    if (!isRead) return "writes";
    return path.startsWith("/api/") ? "apiReads" : "pages";
  }

  return function rateLimits(req, res, next) {
    if (isForeignEmbed(req)) {
      metrics.rejectedRequests.inc({ reason: "cross_site_embed" });
      return next(new AppError("FORBIDDEN", "another site's page embeds an address of ours"));
    }
    const isRead = req.method === "GET" || req.method === "HEAD";
    const plainPath = plain(req.path);
    if (isForeignFrame(req)) return limitOf.frames(req, res, next);
    if (isSignInStep(plainPath, isRead)) return limitOf.signIns(req, res, next);
    if (unlimitedPrefixes.some((prefix) => req.path.startsWith(prefix))) return next();
    return limitOf[nameOf(req, plainPath, isRead)](req, res, next);
  };
}

/**
 * Whether another site's page has a visitor's browser ask for something, as a picture or by a script, without going there. Nothing of ours may be embedded, and counting it would let any page use up the allowance of
 * whoever looks at it: their sign-in, their cart.
 */
export function isForeignEmbed({ path, headers }: Pick<Request, "path" | "headers">): boolean {
  if (unlimitedPrefixes.some((prefix) => path.startsWith(prefix))) return false;
  const { "sec-fetch-site": site, "sec-fetch-mode": mode } = headers;
  return site === "cross-site" && mode !== undefined && mode !== "navigate";
}

const frameElements = new Set(["iframe", "frame", "object", "embed", "fencedframe"]);

/** Whether another site's page shows something of ours in a frame. Browsers do so for editors only; any page may ask for it, and would use up the allowance of whoever looks at it. */
export function isForeignFrame({ headers }: Pick<Request, "headers">): boolean {
  const { "sec-fetch-site": site, "sec-fetch-dest": element } = headers;
  return site === "cross-site" && typeof element === "string" && frameElements.has(element);
}

function isAsked({ asks }: LimitedRoute, url: string): boolean {
  if (asks === undefined) return true;
  const params = new URLSearchParams(url.slice(pathOf(url).length));
  return asks.some((name) => params.has(name));
}

/** A path without the ways in which one can be spelt differently: escapes, capitals, slashes at the end. */
function plain(path: string): string {
  // What can't be decoded was refused by the address check.
  return decodeURIComponent(path)
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, "");
}
