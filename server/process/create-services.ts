import type { Services } from "../api/api-context.ts";
import { createPublicCache } from "../cache/create-public-cache.ts";
import type { KeptAnswers } from "../cache/kept-answers.ts";
import { noCache } from "../cache/no-cache.ts";
import type { Config } from "../config.ts";
import { createBotTrap, createFillTimeCheck } from "../input/forms/bot-checks.ts";
import { openProjectStore } from "../database/open-project-store.ts";
import { watchProjectFile } from "../database/watch-project-file.ts";
import { countCartOperations } from "../observability/count-cart-operations.ts";
import { countSearches } from "../observability/count-searches.ts";
import { createGoWithout } from "../observability/go-without.ts";
import type { Logger } from "../observability/logger.ts";
import type { Metrics } from "../observability/metrics.ts";
import { isSynthetic } from "../observability/tracing/request-scope.ts";
import { createAccountService } from "../services/account/account-service.ts";
import { createGuestOrderService } from "../services/account/guest-orders.ts";
import { createProductUrls } from "../services/account/product-urls.ts";
import { cacheGifts } from "../services/cart/cache-gifts.ts";
import { createAssemblyService } from "../services/assemblies/assembly-service.ts";
import { createCarService } from "../services/cars/car-service.ts";
import { createCartService } from "../services/cart/cart-service.ts";
import { createPromoCodeLimit } from "../services/cart/promo-code-limit.ts";
import { createCatalogueService } from "../services/catalogue/catalogue-service.ts";
import { createCompareService } from "../services/compare/compare-service.ts";
import { createContactService } from "../services/contact/contact-service.ts";
import { createContentService } from "../services/content/content-service.ts";
import { createPublishing } from "../services/content/stories/content-cache.ts";
import { createDeliveryService } from "../services/delivery/delivery-service.ts";
import { createFitmentService } from "../services/fitment/fitment-service.ts";
import { createNewsletterService } from "../services/newsletter/newsletter-service.ts";
import { createPartsListService } from "../services/parts-list/parts-list-service.ts";
import { createPlaceService } from "../services/places/place-service.ts";
import { findablePages } from "../services/search/pages/findable-pages.ts";
import { createDeviceLimit } from "../services/projects/device-limit.ts";
import { joinProjectStores } from "../services/projects/join-project-stores.ts";
import { createProjectService } from "../services/projects/project-service.ts";
import type { ProjectStore } from "../services/projects/project-store.ts";
import { createRecipientLimit } from "../services/recipients/recipient-limit.ts";
import { createReviewService } from "../services/reviews/review-service.ts";
import { createSearchService } from "../services/search/search-service.ts";
import { createSessionService } from "../services/session/session-service.ts";
import { createNameCars } from "../services/search/names/name-cars.ts";
import { createStockAlertService } from "../services/stock-alerts/stock-alert-service.ts";
import { createStoreService } from "../services/stores/store-service.ts";
import { createVehicleService } from "../services/vehicles/vehicle-service.ts";
import type { SharedStore } from "../shared-store/shared-store.ts";
import { createAlgoliaSearch } from "../vendors/algolia/algolia-search.ts";
import { createAlgoliaCars } from "../vendors/algolia/vehicles/create-algolia-cars.ts";
import { createAlgoliaClient } from "../vendors/algolia/create-algolia-client.ts";
import { createAlgoliaFitment } from "../vendors/algolia/vehicles/create-algolia-fitment.ts";
import { createAlgoliaNumbers } from "../vendors/algolia/create-algolia-numbers.ts";
import { createAlgoliaVehicles } from "../vendors/algolia/vehicles/create-algolia-vehicles.ts";
import { createCutTeller } from "../vendors/algolia/search-in-ranges.ts";
import { createCarrierClient } from "../vendors/carrier/create-carrier-client.ts";
import { createIdentityClient } from "../vendors/identity/create-identity-client.ts";
import { createJudgemeClient } from "../vendors/judgeme/create-judgeme-client.ts";
import { createKlaviyoClient } from "../vendors/klaviyo/create-klaviyo-client.ts";
import { createPlacesClient } from "../vendors/places/create-places-client.ts";
import { createVendorFetch } from "../vendors/resilience/create-vendor-fetch.ts";
import type { VendorName } from "../vendors/resilience/vendor-fetch.ts";
import { resolveVendors } from "../vendors/resolve-vendors.ts";
import { createAdminApi } from "../vendors/shopify/admin/create-admin-api.ts";
import { createCustomerProjects } from "../vendors/shopify/admin/create-customer-projects.ts";
import { createGuestOrders } from "../vendors/shopify/admin/create-guest-orders.ts";
import { createCustomerAccountClient } from "../vendors/shopify/customer/create-customer-account-client.ts";
import { createStatusReader } from "../vendors/shopify/customer/read-status.ts";
import { createShopifyClient } from "../vendors/shopify/storefront/create-shopify-client.ts";
import { createStoryblokClient } from "../vendors/storyblok/create-storyblok-client.ts";
import { createSupportDeskClient } from "../vendors/support-desk/create-support-desk-client.ts";
import { createSwitchedOff } from "../vendors/switched-off.ts";
import { createVehicleLookupClient } from "../vendors/vehicle-lookup/create-vehicle-lookup-client.ts";

type ServicesOptions = {
  config: Config;
  sandboxUrl: string | null;
  store: SharedStore;
  kept?: KeptAnswers | null;
  /** Whoever opened it closes it. */
  projectFile: ProjectStore;
  logger: Logger;
  metrics: Metrics;
};

/** The longest that a shopper waits for one call. */
const timeoutsMs = {
  shopify: 5000,
  algolia: 3000,
  storyblok: 3000,
  "vehicle-lookup": 8000,
  klaviyo: 5000,
  places: 3000,
  carrier: 5000,
  "support-desk": 8000,
  judgeme: 2000,
  "shopify-admin": 8000,
  "customer-account": 8000,
  identity: 5000,
} as const satisfies Partial<Record<VendorName, number>>;

/** The shop's own file of restoration projects. */
export function openProjectFile({
  config,
  store,
  logger,
  metrics,
}: Pick<ServicesOptions, "config" | "store" | "logger" | "metrics">): ProjectStore {
  const { path, maxBytes } = config.projects;
  const onCall = (call: string, outcome: "ok" | "failed") => metrics.projectCalls.inc({ call, outcome });
  // Who shares a store is one of several; alone there is nobody to have another file.
  if (config.valkeyUrl === null) return openProjectStore({ path, maxBytes, logger, onCall });
  const file = openProjectStore({ path, maxBytes, logger, onCall, onOpened: watchProjectFile({ store, logger }) });
  file.prepare();
  return file;
}

/** The composition root: the only place that connects services with vendors. */
export function createServices({ config, sandboxUrl, store, kept = null, projectFile, logger, metrics }: ServicesOptions): Services {
  const { publicUrl, company, shipping, delivery } = config;
  const addresses = resolveVendors(config.vendors, sandboxUrl, publicUrl);
  const fetchOf = (vendor: keyof typeof timeoutsMs) => createVendorFetch({ vendor, timeoutMs: timeoutsMs[vendor], logger, metrics });

  // Who works on the shop sees an edit of the sandbox at once.
  const cache =
    config.environment === "development" ? noCache : createPublicCache({ maxBytes: config.cacheMaxBytes, kept, logger, metrics });
  const shopify = createShopifyClient({ ...addresses.shopify, publicUrl, vendorFetch: fetchOf("shopify"), logger });
  const algoliaAccess = { ...addresses.algolia, vendorFetch: fetchOf("algolia") };
  const tellCut = createCutTeller(logger);
  const algolia = createAlgoliaClient({ ...algoliaAccess, publicUrl, tellCut });
  const algoliaSearch = createAlgoliaSearch(algoliaAccess);
  const storyblokAccess = { ...addresses.storyblok, publicUrl, vendorFetch: fetchOf("storyblok"), logger };
  const storyblok = createStoryblokClient({ ...storyblokAccess, versionKeptForMs: config.contentVersionSeconds * 1000 });
  const { previewToken } = addresses.storyblok;
  const drafts = previewToken ? createStoryblokClient({ ...storyblokAccess, accessToken: previewToken, version: "draft" }) : null;

  const lookups = createVehicleLookupClient({ ...addresses.vehicleLookup, vendorFetch: fetchOf("vehicle-lookup") });
  const off = createSwitchedOff(company);
  const klaviyo = addresses.klaviyo ? createKlaviyoClient({ ...addresses.klaviyo, vendorFetch: fetchOf("klaviyo") }) : off;
  const placesClient = addresses.places ? createPlacesClient({ ...addresses.places, vendorFetch: fetchOf("places") }) : off;
  const places = createPlaceService({ places: placesClient, cache });
  const carrier = addresses.carrier ? createCarrierClient({ ...addresses.carrier, vendorFetch: fetchOf("carrier") }) : off;
  const desk = addresses.supportDesk ? createSupportDeskClient({ ...addresses.supportDesk, vendorFetch: fetchOf("support-desk") }) : off;
  const reviews = addresses.reviews && createJudgemeClient({ ...addresses.reviews, vendorFetch: fetchOf("judgeme") });
  const admin = addresses.guestOrders && createAdminApi({ ...addresses.guestOrders, vendorFetch: fetchOf("shopify-admin"), logger });
  const guestOrders = admin ? createGuestOrders({ api: admin, readStatus: createStatusReader(logger), publicUrl }) : off;
  const identity = createIdentityClient({ ...addresses.identity, publicUrl, vendorFetch: fetchOf("identity") });
  const isTrapped = createBotTrap(metrics);
  const goWithout = createGoWithout(logger);
  const catalogue = createCatalogueService({
    products: shopify,
    categories: algolia,
    brandPages: () => content.brandPages(),
    cache,
    goWithout,
  });
  const productUrls = createProductUrls(catalogue, goWithout);
  const vehicles = createVehicleService({
    index: createAlgoliaVehicles(algoliaSearch, publicUrl),
    lookups,
    cache,
    nameCars: createNameCars(() => cars.vehicles(), goWithout),
  });
  const contentParts = {
    products: catalogue,
    company: { name: company.name, phone: company.phone },
    shipping,
    logger,
    embedOrigins: config.embedOrigins,
  };
  const content = createContentService({ ...contentParts, stories: storyblok, cache });
  const stores = createStoreService({ locations: shopify, cache, companyName: company.name, places });
  const isFitmentShown = config.features.fitmentPhase1;
  const fitment = createFitmentService({
    index: createAlgoliaFitment(algoliaSearch, tellCut),
    vehicles,
    findProduct: catalogue.product,
    cache,
    isShown: isFitmentShown,
  });

  const search = countSearches(
    createSearchService({
      index: algolia,
      cache,
      findCategories: catalogue.categoryRecords,
      listVehicles: () => cars.vehicles(),
      findBrands: content.brandHeroes,
      listPages: () => findablePages(stores, content, cars, goWithout),
      goWithout,
      ...(isFitmentShown && { findVehicle: vehicles.byId, findPicture: vehicles.pictureOf }),
    }),
    metrics,
  );
  const cars = createCarService({
    index: createAlgoliaCars(algoliaSearch, publicUrl, tellCut),
    cache,
    content,
    ...(isFitmentShown && { countParts: search.countParts }),
  });

  const numbers = createAlgoliaNumbers(algoliaSearch, publicUrl);
  const partsList = createPartsListService({ index: numbers, fitment });
  const projectStore =
    config.projects.store === "shopify" && admin
      ? joinProjectStores({ file: projectFile, customers: createCustomerProjects({ api: admin, logger }), inTurn: store.inTurn })
      : projectFile;

  return {
    catalogue,
    search,
    vehicles,
    cars,
    fitment,
    compare: createCompareService({ findProduct: catalogue.product, index: algolia, fitment, cache }),
    reviews: createReviewService({ reviews, desk, findProduct: catalogue.product, cache, publicUrl, isTrapped }),
    assemblies: createAssemblyService({ content, index: numbers, fitment, cars }),
    partsList,
    projects: createProjectService({ store: projectStore, offers: shopify, partsList, fitment, logger }),
    inTurn: store.inTurn,
    content,
    draftContent: drafts && createContentService({ ...contentParts, stories: drafts, readUnsaved: drafts.readUnsaved, cache: noCache }),
    publishing: createPublishing(cache, storyblok),
    stores,
    places,
    delivery: createDeliveryService({ carrier, cache, ...delivery }),
    newsletter: createNewsletterService({ subscribers: klaviyo, isTrapped }),
    contact: createContactService({
      pages: content,
      vehicles,
      desk,
      publicUrl,
      isTrapped,
      isTooQuick: createFillTimeCheck(metrics),
      goWithout,
    }),
    stockAlerts: createStockAlertService({ alerts: klaviyo, variants: shopify, isTrapped }),
    session: createSessionService({
      identity,
      publicUrl,
      logger,
      count: (operation, outcome) => isSynthetic() || metrics.sessions.inc({ operation, outcome }),
      store,
    }),
    account: createAccountService({
      customers: createCustomerAccountClient({ ...addresses.customerAccount, publicUrl, vendorFetch: fetchOf("customer-account"), logger }),
      productUrls,
      variantSales: shopify.variantSales,
    }),
    guestOrders: createGuestOrderService({
      orders: guestOrders,
      productUrls,
      variantSales: shopify.variantSales,
      factor: config.rateLimitFactor,
      onRefused: () => metrics.rejectedRequests.inc({ reason: "rate_limit_guestOrders" }),
      store,
    }),
    cart: countCartOperations(
      createCartService({ carts: shopify, gifts: cacheGifts(shopify, cache), parts: shopify, store, goWithout }),
      metrics,
    ),
    promoCodes: createPromoCodeLimit({
      factor: config.rateLimitFactor,
      onRefused: () => metrics.rejectedRequests.inc({ reason: "rate_limit_promoCodes" }),
      store,
    }),
    devices: createDeviceLimit({
      factor: config.rateLimitFactor,
      onRefused: () => metrics.rejectedRequests.inc({ reason: "rate_limit_devices" }),
      store,
    }),
    recipients: createRecipientLimit({
      factor: config.rateLimitFactor,
      onRefused: () => metrics.rejectedRequests.inc({ reason: "rate_limit_recipients" }),
      store,
    }),
  };
}
