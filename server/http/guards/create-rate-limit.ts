import { BlockList, isIPv6 } from "node:net";
import type { Request, RequestHandler } from "express";
import { ipKeyGenerator, type Store, rateLimit } from "express-rate-limit";
import type { Metrics } from "#server/observability/metrics.ts";
import { scaledLimit } from "#server/shared-store/scaled-limit.ts";
import { AppError } from "#shared/domain/app-error.ts";

/** Requests that one address may make a minute. Generous: an office or a phone network often shares one address. */
const rateLimits = {
  /** Reads of the typed API. */
  apiReads: 900,
  /** Everything that changes something: carts, forms. */
  writes: 240,
  /** Forms that make us write a mail, mostly to whoever is named in them: newsletter, stock alerts, contact. */
  mailForms: 20,
  /** Vehicles by VIN and number plate: each one costs money, and a directory of plates is worth copying. */
  vehicleLookups: 20,
  /** Suburbs by what is typed, and by the place chosen: each one costs money. */
  places: 180,
  /** What a delivery takes. */
  deliveryQuotes: 120,
  /** Steps of signing in, of which each sign-in takes four: codes must not be guessed at. */
  signIns: 60,
  /** Preview links: their secret must not be guessed at. */
  previews: 30,
  /** What vendors tell of their own accord. */
  webhooks: 120,
  /** What a browser tells us of its own accord: malformed storage, errors, blocked sources. */
  clientReports: 60,
  /** What browsers measured of page views. */
  webVitals: 240,
  /** Cards of social networks: one that nobody has asked for lately takes a quarter of a second of a processor. */
  socialCards: 60,
  /** What another site's page shows in a frame, as the editor does. */
  frames: 60,
  /** Pages and all else that is rendered or looked up. */
  pages: 1200,
} as const;
export type RateLimitName = keyof typeof rateLimits;

/** How the shop is reached, as far as it decides whose requests are counted. */
export type RateLimitSettings = {
  /** Scales every limit; 0 lifts them. */
  factor: number;
  /** Whether shoppers come over https: then a proxy stands in front, and what comes from this machine is theirs. */
  isHttps: boolean;
  /** Where the limit of a name counts. */
  storeOf: (name: RateLimitName) => Store;
};

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * Whether a request was made on this machine itself, by a test, a probe or whoever works on the shop. Over https, or with an address to forward, it came through a
 * proxy that runs here: then its visitors are counted, all as one where nobody configured the proxy's hop.
 */
export function isMadeHere({ ip, headers }: Pick<Request, "ip" | "headers">, isHttps: boolean): boolean {
  if (isHttps || headers["x-forwarded-for"] !== undefined || headers["forwarded"] !== undefined || ip === undefined) return false;
  return loopback.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
}

/** Whether a request is held to no limit at all. */
export function isUncounted(
  req: Pick<Request, "ip" | "headers">,
  { factor, isHttps }: Pick<RateLimitSettings, "factor" | "isHttps">,
): boolean {
  return factor === 0 || isMadeHere(req, isHttps);
}

export const limitOf = (name: RateLimitName, factor: number) => scaledLimit(rateLimits[name], factor);

/** Turns an address away with 429 and Retry-After once it used up its minute. */
export function createRateLimit(name: RateLimitName, settings: RateLimitSettings, metrics: Metrics): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: limitOf(name, settings.factor),
    standardHeaders: "draft-8",
    legacyHeaders: false,
    identifier: name,
    store: settings.storeOf(name),
    // A proxy's header that nobody trusts is warned of once, at the start, and by its consequence.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    // Those who are gone by now have no address any more, and count as one.
    keyGenerator: ({ ip }) => (ip === undefined ? "gone" : ipKeyGenerator(ip)),
    skip: (req) => isUncounted(req, settings),
    handler: (_req, _res, next) => {
      metrics.rejectedRequests.inc({ reason: `rate_limit_${name}` });
      next(new AppError("TOO_MANY_REQUESTS", `rate limit ${name} reached`));
    },
  });
}
