import { createRouterClient } from "@orpc/server";
import { announcement } from "./announcement.ts";
import { router } from "./api/router.ts";
import { createApp } from "./app.ts";
import { readConfig, type Config } from "./config.ts";
import { createHttpServer } from "./create-http-server.ts";
import { createServices } from "./create-services.ts";
import { createShutdown } from "./drain/create-shutdown.ts";
import { listenForSignals } from "./drain/listen-for-signals.ts";
import type { CreateFrontEnd, FrontEnd } from "./front-end.ts";
import { createLifecycle } from "./http/health/lifecycle.ts";
import { createMetricsServer } from "./http/metrics/create-metrics-server.ts";
import { createRenderReport } from "./http/metrics/create-render-report.ts";
import { answerMalformedRequests } from "./http/errors/answer-malformed-requests.ts";
import { reportError } from "./http/errors/report-error.ts";
import { loadSessionSecret } from "./http/session/load-session-secret.ts";
import { checkPortIsFree, listen } from "./listen.ts";
import { createLogger, createPrettyDestination, type Logger } from "./logger.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { readVersion } from "./read-version.ts";
import { createPageRenderer } from "./rendering/create-page-renderer.ts";
import { startSandbox, type SandboxProcess } from "./sandbox-process/start-sandbox.ts";
import { warmCache } from "./warm-cache.ts";

const renderTimeoutMs = 15_000;

/** Reads the configuration, brings everything up in order and serves until it is told to stop. */
export async function startShop(createFrontEnd: CreateFrontEnd): Promise<void> {
  const config = readConfig();
  const isDevelopment = config.environment === "development";
  const version = await readVersion();
  const destination = isDevelopment ? await createPrettyDestination() : undefined;
  const logger = createLogger({ level: config.logLevel, environment: config.environment, version, destination });
  const metrics = createMetrics({ version, revision: config.revision });
  const lifecycle = createLifecycle((state) => metrics.ready.set(state === "ready" ? 1 : 0));
  await Promise.all([checkPortIsFree(config), checkPortIsFree(config.metrics)]);

  const server = createHttpServer(config);
  answerMalformedRequests(server, { logger, metrics });
  const metricsServer = createMetricsServer(metrics);
  const frontEnd = await createFrontEnd(server);
  const sandbox = await ensureSandbox(config, frontEnd, logger);
  const sandboxUrl = sandbox?.url ?? null;

  const services = createServices({ config, sandboxUrl, logger, metrics });
  const render = createRender(config, frontEnd, logger, metrics);
  const sessionSecret = await loadSessionSecret(config.sessionSecret, config.dataDir, logger);
  server.on(
    "request",
    createApp({ config, services, router, render, files: frontEnd.files, sessionSecret, sandboxUrl, lifecycle, logger, metrics }),
  );

  const shutdown = createShutdown({
    server,
    lifecycle,
    ...config.shutdown,
    logger,
    release() {
      metricsServer.close();
      sandbox?.stop();
    },
    exit: (code) => process.exit(code),
  });
  listenForSignals(shutdown, logger, isDevelopment);
  const port = await listen(server, config);
  await listen(metricsServer, config.metrics);
  lifecycle.moveTo("ready");
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

function createRender(config: Config, { pageAssets, loadEntry }: FrontEnd, logger: Logger, metrics: Metrics) {
  return createPageRenderer({
    site: { origin: config.publicUrl, name: config.company.name, tagManager: config.tagManager },
    assets: pageAssets,
    loadEntry,
    createApi: (context) => createRouterClient(router, { context }),
    onRendered: createRenderReport(metrics),
    onRenderError: (error, routeId) => reportError(logger.child({ http: { route: routeId } }), "ssr.error", error),
    renderTimeoutMs,
  });
}
