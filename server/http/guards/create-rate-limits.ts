import type { RequestHandler } from "express";
import type { Metrics } from "#server/observability/metrics.ts";
import { clientReportsPath } from "#shared/domain/client-report.ts";
import { webVitalsPath } from "#shared/domain/web-vitals.ts";
import { createRateLimit } from "./create-rate-limit.ts";

const mailForms = new Set([
  "/newsletter",
  "/api/newsletter/subscriptions",
  "/stock-alerts",
  "/api/stock-alerts",
  "/contact",
  "/api/contact",
]);

/** Whether a path, however it is spelt, is where a form arrives that makes us write a mail. */
function isMailForm(path: string): boolean {
  return mailForms.has(plainPath(path));
}

const passages = new Set(["/login", "/callback"]);

/** Whether a request, however its path is spelt, is a step of signing in that somebody could repeat to guess at codes, or to have them mailed. Looking at the sandbox's pages is none. */
function isSignInStep(path: string, isRead: boolean): boolean {
  const plain = plainPath(path);
  return passages.has(plain) || (!isRead && /^\/_vendors\/auth(?:\/|$)/.test(plain));
}

const lookups = new Set(["/api/vehicles/vin", "/api/vehicles/registration", "/garage/vin", "/garage/registration"]);

/** Whether a path, however it is spelt, asks the vehicle look-up. */
function isVehicleLookup(path: string): boolean {
  return lookups.has(plainPath(path));
}

const unlimitedPrefixes = ["/assets/", "/_vendors/"];

/** Holds every request to the allowance of its kind; files and the stand-in vendors' pictures are free. */
export function createRateLimits(factor: number, metrics: Metrics): RequestHandler {
  const apiReads = createRateLimit("apiReads", factor, metrics);
  const writes = createRateLimit("writes", factor, metrics);
  const mailForms = createRateLimit("mailForms", factor, metrics);
  const vehicleLookups = createRateLimit("vehicleLookups", factor, metrics);
  const places = createRateLimit("places", factor, metrics);
  const deliveryQuotes = createRateLimit("deliveryQuotes", factor, metrics);
  const signIns = createRateLimit("signIns", factor, metrics);
  const previews = createRateLimit("previews", factor, metrics);
  const webhooks = createRateLimit("webhooks", factor, metrics);
  const clientReports = createRateLimit("clientReports", factor, metrics);
  const webVitals = createRateLimit("webVitals", factor, metrics);
  const pages = createRateLimit("pages", factor, metrics);
  function limitOfRead(path: string): RequestHandler {
    if (isPlaceSearch(path)) return places;
    if (plainPath(path) === "/preview") return previews;
    return path.startsWith("/api/") ? apiReads : pages;
  }
  function limitOfWrite(path: string): RequestHandler {
    if (isVehicleLookup(path)) return vehicleLookups;
    if (isDeliveryQuote(path)) return deliveryQuotes;
    if (isWebhook(path)) return webhooks;
    if (plainPath(path) === webVitalsPath) return webVitals;
    if (isClientReport(path)) return clientReports;
    return isMailForm(path) ? mailForms : writes;
  }

  return function rateLimits(req, res, next) {
    const isRead = req.method === "GET" || req.method === "HEAD";
    if (isSignInStep(req.path, isRead)) return signIns(req, res, next);
    if (unlimitedPrefixes.some((prefix) => req.path.startsWith(prefix))) return next();
    const limit = isRead ? limitOfRead(req.path) : limitOfWrite(req.path);
    return limit(req, res, next);
  };
}

/** Whether a path, however it is spelt, asks the carrier. */
function isDeliveryQuote(path: string): boolean {
  return plainPath(path) === "/api/delivery/quotes";
}

/** Whether a path, however it is spelt, is one at which vendors tell of changes. */
function isWebhook(path: string): boolean {
  return plainPath(path).startsWith("/webhooks/");
}

/** Whether a path, however it is spelt, asks the place search. */
function isPlaceSearch(path: string): boolean {
  const plain = plainPath(path);
  return plain === "/api/places" || plain.startsWith("/api/places/") || plain === "/api/nearby-stores";
}

/** Whether a path, however it is spelt, is where browsers send reports. */
function isClientReport(path: string): boolean {
  const plain = plainPath(path);
  return plain === clientReportsPath || plain.startsWith(`${clientReportsPath}/`);
}

/** A path without the ways in which one can be spelt differently: escapes, capitals, slashes at the end. */
function plainPath(path: string): string {
  return decode(path).toLowerCase().replace(/\/+$/, "");
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
