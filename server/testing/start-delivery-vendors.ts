import { createServer } from "node:http";
import express from "express";
import { createCarrierRouter } from "#sandbox/carrier/create-carrier-router.ts";
import { createPlacesRouter } from "#sandbox/places/create-places-router.ts";
import { loadOnce } from "#sandbox/places/load-once.ts";
import { readLocalities } from "#sandbox/places/read-localities.ts";
import { createCarrierClient } from "#server/vendors/carrier/create-carrier-client.ts";
import { createPlacesClient } from "#server/vendors/places/create-places-client.ts";
import type { VendorFetch } from "#server/vendors/vendor-fetch.ts";

/** The shop's adapters for places and carrier, over HTTP to the sandbox's; `asked` tells the calls. */
export async function startDeliveryVendors() {
  const localities = loadOnce(readLocalities);
  const app = express()
    .use("/places", createPlacesRouter(localities))
    .use("/carrier", createCarrierRouter({ localities, seedFilesDir: "sandbox/data" }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const asked: string[] = [];
  const vendorFetch: VendorFetch = (url, init, { operation }) => {
    asked.push(`${operation} ${new URL(url).search}`.trim());
    return fetch(url, init);
  };
  return {
    asked,
    places: createPlacesClient({ apiKey: "sandbox", endpoint: `${base}/places`, vendorFetch }),
    carrier: createCarrierClient({ url: `${base}/carrier`, apiKey: "sandbox", vendorFetch }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
