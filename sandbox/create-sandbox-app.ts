import { join } from "node:path";
import express, { type Express } from "express";
import { createStockRouter } from "./catalogue/create-stock-router.ts";
import type { Catalogue } from "./catalogue/types.ts";
import { seedFilesDir, storiesDir } from "./config.ts";
import { createFaults } from "./faults.ts";
import { createPicturesRouter } from "./pictures/create-pictures-router.ts";
import { openDatabase } from "./storage/open-database.ts";
import { createSearchRouter } from "./vendors/algolia/create-search-router.ts";
import { createCarrierRouter } from "./vendors/carrier/create-carrier-router.ts";
import { createIdentity } from "./vendors/identity/create-identity.ts";
import { identityPath } from "./vendors/identity/identity.ts";
import { createReviewsRouter } from "./vendors/judgeme/create-reviews-router.ts";
import { createReviewStore } from "./vendors/judgeme/review-store.ts";
import { createMailingRouter } from "./vendors/klaviyo/create-mailing-router.ts";
import { createMailingStore } from "./vendors/klaviyo/mailing-store.ts";
import { createPlacesRouter } from "./vendors/places/create-places-router.ts";
import { keptLocalities } from "./vendors/places/read-localities.ts";
import { createCommerceRouter } from "./vendors/shopify/create-commerce-router.ts";
import { createCommerce } from "./vendors/shopify/create-commerce.ts";
import { createCustomerAccountRouter } from "./vendors/shopify/customer-account/create-customer-account-router.ts";
import { createMarketing } from "./vendors/shopify/customer-account/create-marketing.ts";
import { createCustomerStore } from "./vendors/shopify/customers/customer-store.ts";
import { createContentRouter } from "./vendors/storyblok/create-content-router.ts";
import type { WebhookAddress } from "./vendors/storyblok/edits/create-shop-webhook.ts";
import { createSupportDeskRouter } from "./vendors/support-desk/create-support-desk-router.ts";
import { createSupportDeskStore } from "./vendors/support-desk/support-desk-store.ts";
import { createVehicleLookupRouter } from "./vendors/vehicle-lookup/create-vehicle-lookup-router.ts";

type SandboxOptions = {
  catalogue: Catalogue;
  dataDir: string;
  publicUrl: string;
  companyName: string;
  /** How long a customer's access token lasts. */
  accessTokenSeconds: number;
  /** Where webhooks about published stories are sent. */
  contentWebhook: WebhookAddress | null;
  reviewsWebhook: WebhookAddress | null;
};

const now = () => new Date();

const basePath = "/_vendors";

/** All fake vendors in one app, each behind its fault switches. */
export function createSandboxApp(options: SandboxOptions): Express {
  const { catalogue, dataDir, publicUrl, companyName, accessTokenSeconds, contentWebhook, reviewsWebhook } = options;
  const faults = createFaults();
  const app = express();
  app.disable("x-powered-by");
  // Storyblok's filters are nested query parameters.
  app.set("query parser", "extended");
  app.get("/healthcheck", (_req, res) => void res.json({ status: "ok" }));
  app.use(`${basePath}/faults`, faults.control);
  app.use(`${basePath}/shopify`, faults.before("shopify"));
  app.use(`${basePath}/shopify/admin`, faults.before("shopify-admin"));
  app.use([`${basePath}/checkout`, `${basePath}/mailbox`], faults.before("checkout"));
  app.use(`${basePath}/algolia`, faults.before("algolia"), createSearchRouter({ catalogue, dataDir }));
  app.use(
    `${basePath}/storyblok`,
    faults.before("storyblok"),
    createContentRouter({ catalogue, storiesDir, dataDir, publicUrl, webhook: contentWebhook }),
  );
  app.use(`${basePath}/vehicle-lookup`, faults.before("vehicle-lookup"), createVehicleLookupRouter({ catalogue, seedFilesDir }));
  const localities = keptLocalities(dataDir);
  app.use(`${basePath}/places`, faults.before("places"), createPlacesRouter(localities));
  app.use(`${basePath}/carrier`, faults.before("carrier"), createCarrierRouter({ localities, seedFilesDir }));
  app.use(`${basePath}/pictures`, faults.before("pictures"), createPicturesRouter({ cacheDir: join(dataDir, "pictures") }));
  app.use(
    `${basePath}/videos`,
    faults.before("pictures"),
    express.static(join(seedFilesDir, "videos"), { fallthrough: false, maxAge: "1d" }),
  );
  const database = openDatabase(dataDir);
  const customers = createCustomerStore(database, now);
  const commerce = createCommerce({ catalogue, database, customers, publicUrl, now });
  const { mailbox } = commerce;
  const identity = createIdentity({ database, mailbox, customers, publicUrl, companyName, accessTokenSeconds, now });
  app.use(identityPath, faults.before("identity"), identity.router);
  app.use(`${basePath}/identity-control`, identity.control);
  const mailing = createMailingStore(database, now);
  app.use(
    `${basePath}/klaviyo`,
    faults.before("klaviyo"),
    createMailingRouter({ catalogue, store: mailing, mailbox, companyName, publicUrl }),
  );
  app.use(
    `${basePath}/customer-account`,
    faults.before("customer-account"),
    createCustomerAccountRouter({
      commerce,
      marketing: createMarketing(mailing),
      findAccess: identity.findAccess,
      seedFilesDir,
    }),
  );
  app.use(
    `${basePath}/support-desk`,
    faults.before("support-desk"),
    createSupportDeskRouter({ store: createSupportDeskStore(database, now), mailbox }),
  );
  const reviews = createReviewStore(database, now);
  app.use(
    `${basePath}/judgeme`,
    faults.before("judgeme"),
    createReviewsRouter({ catalogue, store: reviews, mailbox, webhook: reviewsWebhook }),
  );
  app.use(`${basePath}/stock`, createStockRouter(catalogue));
  app.use(basePath, createCommerceRouter(commerce));
  return app;
}
