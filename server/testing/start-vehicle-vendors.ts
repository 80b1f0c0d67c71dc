import { createServer } from "node:http";
import express, { type RequestHandler } from "express";
import type { PublicCache } from "#server/cache/public-cache.ts";
import { createAlgoliaSearch } from "#server/vendors/algolia/algolia-search.ts";
import type { VendorFetch } from "../vendors/resilience/vendor-fetch.ts";

type VehicleVendors = { search: RequestHandler; vehicleLookup: RequestHandler };

/** Puts the sandbox's search and vehicle look-up behind a real port, and tells how to reach them. */
export async function startVehicleVendors({ search, vehicleLookup }: VehicleVendors) {
  const app = express().use("/_vendors/algolia", search).use("/_vendors/vehicle-lookup", vehicleLookup);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}/_vendors`;
  const vendorFetch: VendorFetch = (url, init) => fetch(url, init);
  const algoliaAccess = { appId: "sandbox", apiKey: "sandbox", host: { url: `${host}/algolia`, protocol: "http" as const }, vendorFetch };
  return {
    algoliaAccess,
    algoliaSearch: createAlgoliaSearch(algoliaAccess),
    lookupUrl: `http://${host}/vehicle-lookup`,
    vendorFetch,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

/** Loads every time. */
export const uncached: PublicCache = { get: ({ load }) => load() };
