import type { IncomingMessage } from "node:http";

export const requestClasses = ["writes", "apiReads", "pages", "assets"] as const;
export type RequestClass = (typeof requestClasses)[number];

/** What a request may wait for, and how many of its kind are answered at a time. */
type ClassLimits = {
  /** Being answered at a time; slow vendors hold many, and memory ends somewhere. */
  inFlightMax: number;
  /** Waiting at a time. */
  queueMax: number;
  /** Who waited this long is gone, or soon will be. */
  waitMsMax: number;
  /** Of the work of one turn of the event loop that a page is four of. */
  cost: number;
};

/** Writes come first: what a shopper has asked for matters more than what they look at. */
export const classLimits: Record<RequestClass, ClassLimits> = {
  writes: { inFlightMax: 200, queueMax: 100, waitMsMax: 1000, cost: 1 },
  apiReads: { inFlightMax: 200, queueMax: 100, waitMsMax: 500, cost: 1 },
  pages: { inFlightMax: 120, queueMax: 100, waitMsMax: 400, cost: 4 },
  assets: { inFlightMax: 400, queueMax: 200, waitMsMax: 1000, cost: 1 },
};

const assetPrefixes = ["/assets/", "/_vendors/pictures/", "/_vendors/videos/"];
const probes = new Set(["/healthcheck", "/readyz"]);

/** The class of a request; null for what is always answered at once. */
export function classify({ method, url = "/" }: Pick<IncomingMessage, "method" | "url">): RequestClass | null {
  if (probes.has(url)) return null;
  if (method !== "GET" && method !== "HEAD") return "writes";
  if (assetPrefixes.some((prefix) => url.startsWith(prefix))) return "assets";
  return url.startsWith("/api/") ? "apiReads" : "pages";
}
