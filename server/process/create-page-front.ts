import { createHash } from "node:crypto";
import { createAnonymousContext } from "../api/anonymous-context.ts";
import type { Services } from "../api/api-context.ts";
import { createPageClient } from "../api/page-client.ts";
import type { Config } from "../config.ts";
import { reportError } from "../http/errors/report-error.ts";
import type { FrontHandler } from "../http/front/create-front.ts";
import { createKeptPages } from "../http/front/create-kept-pages.ts";
import { createPageCache, type PageCache } from "../http/front/create-page-cache.ts";
import { createSharedPages } from "../http/front/create-shared-pages.ts";
import { createPageAllowance } from "../http/guards/create-page-allowance.ts";
import type { Logger } from "../observability/logger.ts";
import type { Metrics } from "../observability/metrics.ts";
import { createPageMaker, keptPageSources } from "../rendering/make-page.ts";
import type { SharedStore } from "../shared-store/shared-store.ts";
import type { FrontEnd } from "./front-end.ts";
import { renderErrorsTo, renderTimeoutMs, siteOf } from "./create-render.ts";

type PageFrontOptions = {
  config: Config;
  frontEnd: Pick<FrontEnd, "pageAssets" | "loadEntry">;
  services: Services;
  store: SharedStore;
  isDraining: () => boolean;
  logger: Logger;
  metrics: Metrics;
};

type PageFront = {
  front: FrontHandler[];
  services: Services;
  /** Makes what most visitors ask for first. */
  warmHome: () => Promise<void>;
};

/** A whole page from warm data takes a tenth of this; what takes longer is better streamed. */
const renderWaitMs = 60;
const followerWaitMs = 1000;
/** As long as a failing CMS is covered for. */
const staleIfErrorMs = 24 * 60 * 60 * 1000;
const secondsToMs = 1000;

/** Pages that are kept for everybody, and the services whose news make them anew. Nothing is kept where the configuration leaves no room for it. */
export async function createPageFront(options: PageFrontOptions): Promise<PageFront> {
  const { config, frontEnd, services, store, isDraining, logger, metrics } = options;
  const { maxBytes, freshSeconds } = config.pageCache;
  if (maxBytes === 0) return { front: [], services: withNews(services, store, null), warmHome: services.content.prepare };
  const makePage = createPageMaker({
    site: siteOf(config),
    assets: frontEnd.pageAssets,
    loadEntry: frontEnd.loadEntry,
    createAnonymousApi: (onPersonal) =>
      createPageClient(createAnonymousContext({ services, logger, onPersonal }), (error) => reportError(logger, "api.error", error)),
    onMade: ({ routeId, outcome }) => metrics.renders.inc({ http_route: routeId, outcome }),
    onError: renderErrorsTo(logger),
    timeoutMs: renderTimeoutMs,
  });
  const freshMs = freshSeconds * secondsToMs;
  const staleMs = freshMs / 2;
  const cache = createPageCache({
    maxBytes,
    freshMs,
    staleMs,
    staleIfErrorMs,
    renderWaitMs,
    followerWaitMs,
    make: ({ address, cookie }) => makePage({ address, cookie }),
    shared: createSharedPages({
      store,
      madeBy: buildOf(config, frontEnd),
      usableMs: freshMs + staleMs,
      onOutcome: (outcome) => metrics.sharedPages.inc({ outcome }),
    }),
    onError: (error) => reportError(logger, "ssr.error", error),
    onOutcome: (outcome) => metrics.pageCache.inc({ outcome }),
    onBytes: (bytes) => metrics.pageCacheBytes.set(bytes),
  });
  const { rateLimitFactor: factor, isHttps, trustedProxyHops } = config;
  const allowance = createPageAllowance({ factor, isHttps, trustedProxyHops, storeOf: store.limitStore });
  const inline = keptPageSources(frontEnd.pageAssets, await frontEnd.loadEntry());
  return {
    front: [createKeptPages({ config, cache, allowance, inline, isDraining, logger, metrics })],
    services: withNews(services, store, cache),
    warmHome: () => cache.warm({ address: "/", cookie: null, text: "/" }),
  };
}

/** What editors publish is told to all instances, of which each forgets its pages and looks at the content anew; and so is a part whose reviews changed, but pages are kept for their time. */
function withNews(services: Services, store: SharedStore, cache: PageCache | null): Services {
  const forget = () => {
    services.publishing.storyChanged();
    cache?.purge();
  };
  store.onNews((news) => {
    if (news.kind === "content_changed") forget();
    if (news.kind === "reviews_changed") services.reviews.forget(news.productId);
  });
  const storyChanged = () => {
    forget();
    store.announce({ kind: "content_changed" });
  };
  const forgetReviews = (productId: string) => {
    services.reviews.forget(productId);
    store.announce({ kind: "reviews_changed", productId });
  };
  return { ...services, publishing: { storyChanged }, reviews: { ...services.reviews, forget: forgetReviews } };
}

/** Names everything that pages are made with, besides their data. */
export function buildOf(config: Config, { pageAssets }: Pick<FrontEnd, "pageAssets">): string {
  return createHash("sha256")
    .update(JSON.stringify([config.revision, siteOf(config), config.features, pageAssets, ...(pageAssets.pageScripts ?? [])]))
    .digest("base64url");
}
