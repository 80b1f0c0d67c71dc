import type { RequestHandler } from "express";
import type { Metrics } from "#server/metrics.ts";
import { createRateLimit } from "./create-rate-limit.ts";
import { isClientReport } from "./is-client-report.ts";
import { isDeliveryQuote } from "./is-delivery-quote.ts";
import { isMailForm } from "./is-mail-form.ts";
import { isSignInStep } from "./is-sign-in-step.ts";
import { isPlaceSearch } from "./is-place-search.ts";
import { isWebhook } from "./is-webhook.ts";
import { plainPath } from "./plain-path.ts";
import { isVehicleLookup } from "./is-vehicle-lookup.ts";

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
