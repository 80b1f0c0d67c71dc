import { createPageClient, wasReported } from "../api/page-client.ts";
import type { Config } from "../config.ts";
import { reportError } from "../http/errors/report-error.ts";
import { createRenderReport } from "../http/metrics/create-render-report.ts";
import type { Logger } from "../observability/logger.ts";
import type { Metrics } from "../observability/metrics.ts";
import { createPageRenderer, type PageRenderer, type PageRendererOptions } from "../rendering/create-page-renderer.ts";
import type { FrontEnd } from "./front-end.ts";

export const renderTimeoutMs = 15_000;

/** What every page knows of the shop. */
export const siteOf = (config: Config): PageRendererOptions["site"] => ({
  origin: config.publicUrl,
  isDemo: config.demo !== null,
  name: config.company.name,
  tagManager: config.tagManager,
  vitalsSampleRate: config.vitalsSampleRate,
  ...(config.areCopiesKept && { areCopiesKept: true }),
  ...(isReal(config.vendors.places) && { placesCredit: "Google Maps" }),
  ...closedServices(config),
});

const isReal = (settings: object | "off" | null): boolean => settings !== null && settings !== "off";

const optionalServices = ["contact", "newsletter", "delivery", "places", "reviews", "orders"] as const;

/** What pages say of the vendors that are switched off. */
function closedServices({ vendors: { supportDesk, klaviyo, carrier, places, reviews, guestOrders }, company: { phone, email } }: Config) {
  const vendors = { contact: supportDesk, newsletter: klaviyo, delivery: carrier, places, reviews, orders: guestOrders } as const;
  const services = optionalServices.filter((service) => vendors[service] === "off");
  return services.length === 0 ? {} : { closed: { services, phone, email } };
}

/** Where errors of pages are told of, but for those that a call of the API told of when it failed. */
export function renderErrorsTo(logger: Logger): PageRendererOptions["onRenderError"] {
  return (error, routeId) => {
    if (!wasReported(error)) reportError(logger.child({ http: { route: routeId } }), "ssr.error", error);
  };
}

/** Answers one visitor's page as a stream. */
export function createRender(
  config: Config,
  { pageAssets, loadEntry }: Pick<FrontEnd, "pageAssets" | "loadEntry">,
  logger: Logger,
  metrics: Metrics,
): PageRenderer {
  return createPageRenderer({
    site: siteOf(config),
    assets: pageAssets,
    loadEntry,
    createApi: (context) => createPageClient(context, (error) => reportError(logger, "api.error", error)),
    onRendered: createRenderReport(metrics),
    onRenderError: renderErrorsTo(logger),
    renderTimeoutMs,
  });
}
