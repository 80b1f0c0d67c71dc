import express, { type Express, type RequestHandler } from "express";
import type { Services } from "./api/api-context.ts";
import type { Config } from "./config.ts";
import { createAccessLog } from "./http/access-log/create-access-log.ts";
import { createAccountVisits } from "./http/endpoints/create-account-visits.ts";
import { createApi, type ApiRouter } from "./http/endpoints/create-api.ts";
import { createCheckout } from "./http/endpoints/create-checkout.ts";
import { createClientReports } from "./http/endpoints/create-client-reports.ts";
import { createWebVitals } from "./http/endpoints/create-web-vitals.ts";
import { createWebManifest } from "./http/endpoints/files/create-web-manifest.ts";
import { createMenuPanels, type MenuPanels } from "./http/endpoints/create-menu-panels.ts";
import { createPages } from "./http/endpoints/create-pages.ts";
import { createSecurityTxt } from "./http/endpoints/create-security-txt.ts";
import { createProjects } from "./http/endpoints/create-projects.ts";
import { createSeo } from "./http/endpoints/create-seo.ts";
import { createSocialCards } from "./http/endpoints/social-cards/create-social-cards.ts";
import { createCardPictures } from "./http/endpoints/social-cards/fetch-card-picture.ts";
import { createUnknownVendorPath, createVendorProxy } from "./http/endpoints/files/create-vendor-proxy.ts";
import { createDrainNotice, createHealth } from "./http/endpoints/health/create-health.ts";
import type { Lifecycle } from "./http/endpoints/health/lifecycle.ts";
import { createPreview } from "./http/endpoints/preview/create-preview.ts";
import { createSignIn } from "./http/endpoints/sign-in/create-sign-in.ts";
import { createReviewsWebhook } from "./http/endpoints/webhooks/create-reviews-webhook.ts";
import { createStoryblokWebhook } from "./http/endpoints/webhooks/create-storyblok-webhook.ts";
import { createErrorHandler } from "./http/errors/create-error-handler.ts";
import { createUnknownFiles } from "./http/errors/small-not-found.ts";
import { pictureHostsOf } from "./http/guards/content-security-policy.ts";
import { createAddressCheck } from "./http/guards/create-address-check.ts";
import { createBodyAllowance } from "./http/guards/create-body-allowance.ts";
import { createDeadlines } from "./http/guards/create-deadlines.ts";
import { createGarageCookieCheck } from "./http/guards/create-garage-cookie-check.ts";
import { createRateLimits } from "./http/guards/create-rate-limits.ts";
import { createSameOrigin } from "./http/guards/create-same-origin.ts";
import { createSecurityHeaders } from "./http/guards/create-security-headers.ts";
import { createRequestMetrics } from "./http/metrics/create-request-metrics.ts";
import { createRedirects } from "./http/redirects/create-redirects.ts";
import { createCallerTrust } from "./http/request-id/create-caller-trust.ts";
import { createRequestId } from "./http/request-id/create-request-id.ts";
import { createApiContext } from "./http/session/create-api-context.ts";
import { createAuditLog } from "./http/session/create-audit.ts";
import { createPendingSignIns } from "./http/session/create-pending-sign-ins.ts";
import type { Secrets } from "./http/session/create-visitor-session.ts";
import { createEmptySearch } from "./http/redirects/create-empty-search.ts";
import { createToldOnce } from "./http/redirects/create-told-once.ts";
import { createTypedPrices } from "./http/typed-prices/create-typed-prices.ts";
import { createGoWithout } from "./observability/go-without.ts";
import type { Logger } from "./observability/logger.ts";
import type { Metrics } from "./observability/metrics.ts";
import type { Tracing } from "./observability/tracing/tracing.ts";
import type { PageRenderer } from "./rendering/create-page-renderer.ts";
import type { SharedStore } from "./shared-store/shared-store.ts";

export type AppOptions = {
  config: Config;
  services: Services;
  router: ApiRouter;
  render: PageRenderer;
  /** The ids of the route table, which name pages in metrics. */
  pageRoutes: () => Promise<readonly string[]>;
  menuPanels: MenuPanels;
  /** The bundler's own server, in development. */
  bundler?: RequestHandler | undefined;
  sessionSecrets: Secrets;
  /** Where the sandbox answers; null when every vendor is real. */
  sandboxUrl: string | null;
  /** Counters that all instances of the shop share. */
  store: Pick<SharedStore, "limitStore">;
  lifecycle: Lifecycle;
  tracing: Tracing;
  logger: Logger;
  metrics: Metrics;
};

/** The middleware pipeline: every request goes through these steps in this order. */
export function createApp({
  config,
  services,
  router,
  render,
  pageRoutes,
  menuPanels,
  bundler,
  sessionSecrets,
  sandboxUrl,
  store,
  lifecycle,
  tracing,
  logger,
  metrics,
}: AppOptions): Express {
  const sessionSettings = { secrets: sessionSecrets, isHttps: config.isHttps };
  const contextOf = createApiContext(services, sessionSettings, logger);
  const pendingSignIns = createPendingSignIns(sessionSettings);
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", config.trustedProxyHops);
  app.set("query parser", "simple");

  app.use(createRequestId(tracing, createCallerTrust(config)));
  app.use(createAccessLog(logger, config.accessLogSampleRate));
  app.use(createRequestMetrics(metrics));
  app.use(createDrainNotice(lifecycle));
  app.use(createHealth(lifecycle));
  app.use(createDeadlines(pageRoutes));
  app.use(createSecurityHeaders(config));
  app.use(createAddressCheck());
  app.use(createSameOrigin(config.publicUrl, metrics));
  app.use(createRateLimits({ factor: config.rateLimitFactor, isHttps: config.isHttps, storeOf: store.limitStore }, metrics));
  app.use(createBodyAllowance({ bytesMax: config.bodiesMaxBytes, metrics }));
  if (sandboxUrl !== null) app.use(createVendorProxy({ sandboxUrl, mailboxSecret: config.demo?.mailboxSecret ?? null }));
  app.use(createUnknownVendorPath());
  if (bundler) app.use(bundler);
  app.use(createRedirects(services.stores, createGoWithout(logger)));
  app.use(createTypedPrices());
  app.use(createEmptySearch());
  app.use(createToldOnce());
  app.use(createSeo(services, config.publicUrl));
  app.use(createMenuPanels(services, menuPanels));
  app.use(
    createSocialCards({
      services,
      pictures: createCardPictures({ sandboxUrl, hosts: pictureHostsOf(config) }),
      companyName: config.company.name,
      logger,
    }),
  );
  app.use(createSecurityTxt(config));
  app.use(createWebManifest(config.company));
  app.use(createStoryblokWebhook({ secret: config.editors.webhookSecret, publishing: services.publishing, logger, metrics }));
  app.use(createReviewsWebhook({ secret: config.reviewsWebhookSecret, reviews: services.reviews, logger, metrics }));
  app.use(createClientReports(logger, metrics));
  app.use(createWebVitals({ pageRoutes, metrics }));
  app.use(
    createPreview({
      config,
      auditLog: createAuditLog(sessionSecrets, logger),
      sessionSecret: sessionSecrets[0],
      drafts: services.draftContent,
      logger,
    }),
  );
  app.use("/api", createApi({ router, contextOf, publicUrl: config.publicUrl, logger }));
  app.use(createCheckout(contextOf, logger, metrics));
  app.use(createSignIn({ contextOf, pendingSignIns, publicUrl: config.publicUrl, logger }));
  app.use(createUnknownFiles());
  app.use(createAccountVisits(logger));
  app.use(createProjects(contextOf));
  app.use(createGarageCookieCheck(logger, metrics));
  app.use(createPages(render, contextOf, logger));
  app.use(createErrorHandler(logger));
  return app;
}
