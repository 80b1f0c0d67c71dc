import { createRouterClient } from "@orpc/server";
import { createAnonymousContext } from "../api/anonymous-context.ts";
import type { Services } from "../api/api-context.ts";
import { router } from "../api/router.ts";
import type { Config } from "../config.ts";
import { reportError } from "../http/errors/report-error.ts";
import type { FrontHandler } from "../http/front/create-front.ts";
import { createKeptPages } from "../http/front/create-kept-pages.ts";
import { createPageCache } from "../http/front/create-page-cache.ts";
import type { Logger } from "../observability/logger.ts";
import type { Metrics } from "../observability/metrics.ts";
import { createPageMaker, keptPageSources } from "../rendering/make-page.ts";
import type { FrontEnd } from "./front-end.ts";
import { renderTimeoutMs, siteOf } from "./create-render.ts";

type PageFrontOptions = {
  config: Config;
  frontEnd: Pick<FrontEnd, "pageAssets" | "loadEntry">;
  services: Services;
  isDraining: () => boolean;
  logger: Logger;
  metrics: Metrics;
};

/** A whole page from warm data takes a tenth of this; what takes longer is better streamed. */
const patienceMs = 60;
const followersPatienceMs = 1000;
/** As long as a failing CMS is covered for. */
const staleIfErrorMs = 24 * 60 * 60 * 1000;
const secondsToMs = 1000;

/** Pages that are kept for everybody, and the services whose news make them anew. Nothing is kept where the configuration leaves no room for it. */
export async function createPageFront(options: PageFrontOptions): Promise<{ front: FrontHandler[]; services: Services }> {
  const { config, frontEnd, services, isDraining, logger, metrics } = options;
  const { maxBytes, freshSeconds } = config.pageCache;
  if (maxBytes === 0) return { front: [], services };
  const makePage = createPageMaker({
    site: siteOf(config),
    assets: frontEnd.pageAssets,
    loadEntry: frontEnd.loadEntry,
    createAnonymousApi: (onPersonal) => createRouterClient(router, { context: createAnonymousContext({ services, logger, onPersonal }) }),
    onMade: ({ routeId, outcome }) => metrics.renders.inc({ http_route: routeId, outcome }),
    onError: (error, routeId) => reportError(logger.child({ http: { route: routeId } }), "ssr.error", error),
    timeoutMs: renderTimeoutMs,
  });
  const cache = createPageCache({
    maxBytes,
    freshMs: freshSeconds * secondsToMs,
    staleMs: (freshSeconds / 2) * secondsToMs,
    staleIfErrorMs,
    patienceMs,
    followersPatienceMs,
    make: ({ address, cookie }) => makePage({ address, cookie }),
    onError: (error) => reportError(logger, "ssr.error", error),
    onOutcome(outcome) {
      metrics.pageCache.inc({ outcome });
      metrics.pageCacheBytes.set(cache.bytes());
    },
  });
  const inline = keptPageSources(frontEnd.pageAssets, await frontEnd.loadEntry());
  return {
    front: [createKeptPages({ config, cache, inline, isDraining, logger, metrics })],
    services: {
      ...services,
      publishing: {
        storyChanged() {
          services.publishing.storyChanged();
          cache.purge();
        },
      },
    },
  };
}
