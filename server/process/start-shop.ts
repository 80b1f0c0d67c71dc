import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { router } from "../api/router.ts";
import { createApp } from "../app.ts";
import { openKeptAnswers } from "../cache/kept-answers.ts";
import { type Config, readConfig } from "../config.ts";
import { createOverloadGuard } from "../http/admission/create-overload-guard.ts";
import { createLifecycle } from "../http/endpoints/health/lifecycle.ts";
import { createFront } from "../http/front/create-front.ts";
import { createServiceWorkerFile } from "../http/front/create-service-worker-file.ts";
import { createKeptPictures } from "../http/front/create-kept-pictures.ts";
import { answerMalformedRequests } from "../http/errors/answer-malformed-requests.ts";
import { createMetricsServer } from "../http/metrics/create-metrics-server.ts";
import { createCartCheck } from "../http/session/create-cart-check.ts";
import { loadSessionSecrets } from "../http/session/load-session-secret.ts";
import { type Logger, createLogger, createPrettyDestination } from "../observability/logger.ts";
import { createMetrics } from "../observability/metrics.ts";
import { createTracing } from "../observability/tracing/create-tracing.ts";
import { createLocalStore } from "../shared-store/create-local-store.ts";
import { openValkeyStore } from "../shared-store/create-valkey-store.ts";
import { createHttpServer } from "./create-http-server.ts";
import { buildOf, createPageFront } from "./create-page-front.ts";
import { createRender } from "./create-render.ts";
import { createServices, openProjectFile } from "./create-services.ts";
import { createShutdown } from "./drain/create-shutdown.ts";
import { listenForSignals } from "./drain/listen-for-signals.ts";
import type { CreateFrontEnd, FrontEnd } from "./front-end.ts";
import { createAcceptors } from "./create-acceptors.ts";
import { checkPortIsFree, listen } from "./listen.ts";
import type { VendorSettings } from "../vendors/vendor-settings.ts";
import { type SandboxProcess, startSandbox } from "./sandbox/start-sandbox.ts";
import { warmBeforeOpening, warmCache } from "./warm-cache.ts";

/** Reads the configuration, starts everything in order, and serves requests until it is told to stop. */
export async function startShop(createFrontEnd: CreateFrontEnd): Promise<void> {
  const config = readConfig();
  const isDevelopment = config.environment === "development";
  const version = await readVersion();
  const destination = isDevelopment ? await createPrettyDestination() : undefined;
  const metrics = createMetrics({ version, revision: config.revision });
  const logger = createLogger({
    level: config.logLevel,
    environment: config.environment,
    version,
    destination,
    onLine: (level) => metrics.logLines.inc({ level }),
    onUnwritten: () => metrics.logUnwritten.inc(),
  });
  const tracing = await createTracing({ isExported: config.areTracesExported, environment: config.environment, version, logger });
  const lifecycle = createLifecycle((state) => metrics.ready.set(state === "ready" ? 1 : 0));
  const isDraining = () => lifecycle.state() === "draining";
  await Promise.all([checkPortIsFree(config), checkPortIsFree(config.metrics)]);

  const server = createHttpServer(config);
  const acceptors = createAcceptors(server);
  answerMalformedRequests(server, { logger, metrics });
  const metricsServer = createMetricsServer(metrics);
  const onFileServed = () => metrics.filesServed.inc();
  const frontEnd = await createFrontEnd({
    server,
    isDraining,
    onFileServed,
  });
  const sandbox = await ensureSandbox(config, frontEnd, logger);
  const sandboxUrl = sandbox?.url ?? null;

  const store = config.valkeyUrl === null ? createLocalStore() : await openValkeyStore({ url: config.valkeyUrl, logger, metrics });
  const builtAs = `${version} ${buildOf(config, frontEnd)}`;
  const kept = config.keptAnswers && (await openKeptAnswers({ ...config.keptAnswers, builtAs, logger }));
  const projectFile = openProjectFile({ config, store, logger, metrics });
  const pages = await createPageFront({
    config,
    frontEnd,
    services: createServices({ config, sandboxUrl, store, kept, projectFile, logger, metrics }),
    store,
    isDraining,
    logger,
    metrics,
  });
  const { services } = pages;
  const render = createRender(config, frontEnd, logger, metrics);
  const pageRoutes = async () => (await frontEnd.loadEntry()).routeIds;
  const sessionSecrets = await loadSessionSecrets(config.sessionSecrets, config.dataDir, logger);
  const app = createApp({
    config,
    services,
    router,
    render,
    pageRoutes,
    menuPanels: async (...input) => (await frontEnd.loadEntry()).menuPanels(...input),
    bundler: frontEnd.bundler,
    sessionSecrets,
    sandboxUrl,
    store,
    lifecycle,
    tracing,
    logger,
    metrics,
  });
  const serviceWorker = createServiceWorkerFile({ script: frontEnd.serviceWorker, areCopiesKept: config.areCopiesKept, isDraining });
  const maxBytes = config.pictureCacheMaxBytes;
  const pictures = sandboxUrl === null ? [] : [createKeptPictures({ sandboxUrl, maxBytes, isDraining, onServed: onFileServed })];
  server.on(
    "request",
    createFront(
      [serviceWorker, ...frontEnd.front, ...pictures, ...pages.front],
      createOverloadGuard({
        answer: app,
        logger,
        metrics,
        isDraining,
        hasCart: createCartCheck({ secrets: sessionSecrets, isHttps: config.isHttps }),
      }),
    ),
  );

  const shutdown = createShutdown({
    server,
    acceptors,
    lifecycle,
    ...config.shutdown,
    logger,
    async release() {
      metricsServer.close();
      sandbox?.stop();
      projectFile.close();
      await store.close();
      await tracing.shutdown();
    },
    exit: (code) => process.exit(code),
  });
  listenForSignals(shutdown, logger, isDevelopment);
  const port = await acceptors.listen(config);
  await listen(metricsServer, config.metrics);
  await warmBeforeOpening([pages.warmHome, services.search.prepare], logger);
  // If it was told to stop during the start, it doesn't begin to serve.
  if (lifecycle.state() === "starting") lifecycle.moveTo("ready");
  if (config.demo) {
    logger.warn({ event: "security.sandbox_in_public" }, "a demo: the sandbox stands in for vendors in public");
    // Once, and not into the log, which many may read.
    process.stderr.write(`The demo's mailbox opens with the password ${config.demo.mailboxSecret}\n`);
  }
  if (config.isHttps && config.trustedProxyHops === 0) {
    const consequence = "shoppers come over https, so through a proxy, and TRUST_PROXY is 0: all of them share one allowance of requests";
    logger.warn({ event: "security.proxy_not_trusted" }, consequence);
  }
  logger.info({ event: "server.listening", port, metrics_port: config.metrics.port }, "the shop is open");
  // A container's log is read by machines, line by line as JSON; there the sandbox is a container of its own.
  if (config.sandbox?.url === null) process.stdout.write(announcement(config, port));
  void warmCache({ services, logger, isWanted: () => lifecycle.state() === "ready" });
}

async function ensureSandbox(config: Config, { sandboxModule }: FrontEnd, logger: Logger): Promise<SandboxProcess | null> {
  if (!config.sandbox) return null;
  if (config.sandbox.url !== null) return { url: config.sandbox.url.replace(/\/$/, ""), stop: () => undefined };
  return startSandbox({ config, settings: config.sandbox, modulePath: sandboxModule, logger });
}

/** The version in the package.json of the folder the shop is started in. */
async function readVersion(): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(resolve("package.json"), "utf8"))).version;
}

/** What the terminal shows once the shop runs with a sandbox: which vendors it stands in for, and where to look. */
function announcement(config: Config, port: number): string {
  const names: Record<keyof VendorSettings, string> = {
    shopify: "Shopify (catalogue, cart, checkout)",
    guestOrders: "Shopify's Admin API (orders without an account)",
    algolia: "Algolia (search)",
    storyblok: "Storyblok (content)",
    klaviyo: "Klaviyo (newsletter, stock alerts)",
    vehicleLookup: "Vehicle look-up (VINs and number plates)",
    places: "Google Places (suburbs)",
    carrier: "A carrier (delivery times)",
    supportDesk: "A support desk (contact form)",
    reviews: "Judge.me (reviews)",
    identity: "Shopify customer accounts (sign-in)",
    customerAccount: "Shopify customer accounts (details, orders, returns)",
  };
  const embedded = Object.entries(names).filter(([vendor]) =>
    Object.entries(config.vendors).some(([name, settings]) => name === vendor && settings === null),
  );
  const address = config.port === port ? config.publicUrl : `http://localhost:${port}`;
  return [
    "",
    `  ${config.company.name} is open at ${address}`,
    "",
    "  Played by the sandbox, because no account is configured:",
    ...embedded.map(([, description]) => `    - ${description}`),
    `  Orders and messages end up at ${address}/_vendors/mailbox`,
    "  Sign in with any email address: the code arrives in that mailbox.",
    `  Its data is kept in ${config.dataDir}/. Ctrl-C stops everything.`,
    "",
    "",
  ].join("\n");
}
