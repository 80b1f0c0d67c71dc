import { createServer } from "node:http";
import express from "express";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { createSearchRouter } from "#sandbox/vendors/algolia/create-search-router.ts";
import { createVehicleLookupRouter } from "#sandbox/vendors/vehicle-lookup/create-vehicle-lookup-router.ts";
import type { PublicCache } from "#server/cache/public-cache.ts";
import { createAlgoliaSearch } from "#server/vendors/algolia/algolia-search.ts";
import type { VendorFetch } from "../vendors/resilience/vendor-fetch.ts";

/** Puts the sandbox's search and vehicle look-up of a catalogue behind a real port, and tells how to reach them. */
export async function startVehicleVendors(catalogue: Catalogue) {
  const app = express()
    .use("/_vendors/algolia", createSearchRouter({ catalogue }))
    .use("/_vendors/vehicle-lookup", createVehicleLookupRouter({ catalogue, seedFilesDir: "sandbox/data" }));
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
