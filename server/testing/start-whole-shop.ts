import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCatalogue } from "#sandbox/catalogue/open-catalogue.ts";
import { createSandboxApp } from "#sandbox/create-sandbox-app.ts";
import type { FaultSettings, FaultyVendor } from "#sandbox/faults.ts";
import { router } from "#server/api/router.ts";
import { createApp } from "#server/app.ts";
import { openKeptAnswers } from "#server/cache/kept-answers.ts";
import { readConfig } from "#server/config.ts";
import { createLifecycle } from "#server/http/endpoints/health/lifecycle.ts";
import { createLogger } from "#server/observability/logger.ts";
import { createMetrics, type Metrics } from "#server/observability/metrics.ts";
import { createTracing } from "#server/observability/tracing/create-tracing.ts";
import { createServices, openProjectFile } from "#server/process/create-services.ts";
import { listen } from "#server/process/listen.ts";
import { createFront } from "#server/http/front/create-front.ts";
import { createPageFront } from "#server/process/create-page-front.ts";
import { createRender } from "#server/process/create-render.ts";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";

export type LogLine = Record<string, unknown> & { level: string; event?: string };

export type WholeShop = {
  origin: string;
  /** Everything that the shop has written to its log so far, from `info` up unless LOG_LEVEL says otherwise. */
  lines: LogLine[];
  metrics: Metrics;
  /** The addresses of a few products. */
  productPaths: string[];
  /** Lets a vendor misbehave; without a fault it works again. */
  setFault(vendor: FaultyVendor, fault?: Partial<FaultSettings>): Promise<void>;
  /** As if editors had changed something. */
  publish(): void;
  stop(): Promise<void>;
};

const productCount = 120;

/** Seeding takes longer than all else of a start, so every shop of a run gets a copy. */
let seededDir: Promise<string> | undefined;

async function seed(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "whole-shop-seed-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  (await openCatalogue({ dataDir, productCount })).close();
  return dataDir;
}

type StandBefore = (sandboxUrl: string) => Promise<string>;

/** What instances share. */
type Together = { store?: SharedStore };

/** The shop as it runs, its real pages and services in front of the whole sandbox; only the build, the drain and the second process are left out, and pages are kept only where a test asks for it. What is put before the sandbox tells its address. */
export async function startWholeShop(
  env: Record<string, string> = {},
  standBefore: StandBefore = async (url) => url,
  { store = createLocalStore() }: Together = {},
): Promise<WholeShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "whole-shop-"));
  cpSync(await (seededDir ??= seed()), dataDir, { recursive: true });
  const shop = createServer();
  const origin = await start(shop);
  const catalogue = await openCatalogue({ dataDir, productCount });
  const secret = env["JUDGEME_WEBHOOK_SECRET"];
  const reviewsWebhook = secret === undefined ? null : { url: `${origin}/webhooks/judgeme`, secret };
  const vendors = createServer(createSandboxApp({ ...sandboxOptions, catalogue, dataDir, publicUrl: origin, reviewsWebhook }));
  const vendorsUrl = await start(vendors);
  const sandboxUrl = await standBefore(vendorsUrl);

  const config = readConfig({ NODE_ENV: "test", PUBLIC_URL: origin, DATA_DIR: dataDir, PAGE_CACHE_MB: "0", ...env });
  const lines: LogLine[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const metrics = createMetrics({ version: "0", revision: "test" });
  const onLine = (level: string) => metrics.logLines.inc({ level });
  const logger = createLogger({ level: config.logLevel, environment: "test", version: "0", destination, onLine });
  const tracing = await createTracing({ isExported: config.areTracesExported, environment: "test", version: "0", logger });
  const frontEnd = {
    pageAssets: { entryModule: "/entry.js", inlineCss: null, stylesheet: null },
    loadEntry: () => import("#client/entry.server.tsx"),
  };
  const kept = config.keptAnswers && (await openKeptAnswers({ ...config.keptAnswers, builtAs: "test", logger }));
  const projectFile = openProjectFile({ config, store, logger, metrics });
  const { front, services } = await createPageFront({
    config,
    frontEnd,
    services: createServices({ config, sandboxUrl, store, kept, projectFile, logger, metrics }),
    store,
    isDraining: () => false,
    logger,
    metrics,
  });
  const app: RequestListener = createApp({
    config,
    services,
    router,
    render: createRender(config, frontEnd, logger, metrics),
    pageRoutes: async () => (await frontEnd.loadEntry()).routeIds,
    menuPanels: async (...input) => (await frontEnd.loadEntry()).menuPanels(...input),
    sessionSecrets: ["s".repeat(40)],
    sandboxUrl,
    store,
    lifecycle: createLifecycle(),
    tracing,
    logger,
    metrics,
  });
  // A shop is ready once its code is loaded: the first page's time isn't spent on that.
  await frontEnd.loadEntry();
  shop.on("request", createFront(front, app));

  return {
    origin,
    lines,
    metrics,
    publish: () => services.publishing.storyChanged(),
    productPaths: Array.from(catalogue.products(), ({ handle }) => `/products/${handle}`).slice(0, 12),
    async setFault(vendor, fault = {}) {
      const answer = await fetch(`${vendorsUrl}/_vendors/faults`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ vendor, ...fault }),
      });
      if (!answer.ok) throw new Error(`The sandbox refused the fault: ${answer.status}`);
    },
    async stop() {
      await kept?.written();
      await Promise.all([shop, vendors].map(close));
      await tracing.shutdown();
      projectFile.close();
      catalogue.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const sandboxOptions = {
  companyName: "Rares",
  accessTokenSeconds: 3600,
  contentWebhook: null,
};

async function start(server: Server): Promise<string> {
  return `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
}

function close(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
}
