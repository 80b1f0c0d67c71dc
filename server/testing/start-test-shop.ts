import { request, type IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import pino from "pino";
import { onTestFinished } from "vitest";
import type { Services } from "#server/api/api-context.ts";
import { router } from "#server/api/router.ts";
import { type AppOptions, createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { createFront, type FrontHandler } from "../http/front/create-front.ts";
import { createLifecycle, type Lifecycle } from "../http/endpoints/health/lifecycle.ts";
import type { Secrets } from "../http/session/create-visitor-session.ts";
import { createLogger } from "../observability/logger.ts";
import { plainTracing } from "#server/observability/tracing/tracing.ts";
import { createMetrics, type Metrics } from "../observability/metrics.ts";
import { createHttpServer } from "../process/create-http-server.ts";
import { listen } from "../process/listen.ts";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import type { PageRenderer } from "../rendering/create-page-renderer.ts";
import { fakeServices } from "./fake-services.ts";

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

type Ask = { method?: string; headers?: Record<string, string>; body?: string };

export type TestShop = {
  origin: string;
  /** Sends a path exactly as it is written, which `fetch` would not. */
  ask: (path: string, ask?: Ask) => Promise<Answer>;
  lines: Record<string, unknown>[];
  metrics: Metrics;
  lifecycle: Lifecycle;
};

type TestShopOptions = {
  env?: Record<string, string>;
  services?: Partial<Services>;
  render?: PageRenderer;
  bundler?: RequestHandler;
  menuPanels?: AppOptions["menuPanels"];
  /** What answers ahead of the pipeline. */
  front?: FrontHandler[];
  sandboxUrl?: string | null;
  sessionSecrets?: Secrets;
  /** Takes what ends the shop; without, the test's end does. */
  whenDone?: (stop: () => void) => void;
};

const renderPath: PageRenderer = async (req, res) => {
  res.locals.routeId = "test-page";
  res.type("html").send(`<p>page of ${req.method}</p>`);
};

/** The real pipeline on a loopback port, in front of fake services and a page that names the request. */
export async function startTestShop({
  env = {},
  services,
  render = renderPath,
  bundler,
  menuPanels = async () => ({ html: "", address: "" }),
  front = [],
  sandboxUrl = null,
  sessionSecrets = ["s".repeat(40)],
  whenDone = onTestFinished,
}: TestShopOptions = {}): Promise<TestShop> {
  const config = readConfig({ NODE_ENV: "test", ...env });
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    level: "info",
    environment: "test",
    version: "0",
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  const metrics = createMetrics({ version: "0", revision: "test" });
  const lifecycle = createLifecycle();
  const server = createHttpServer(config).on(
    "request",
    createFront(
      front,
      createApp({
        config,
        services: { ...fakeServices(), ...services },
        router,
        render,
        pageRoutes: async () => ["test-page", "product"],
        menuPanels,
        bundler,
        sessionSecrets,
        sandboxUrl,
        store: createLocalStore(),
        lifecycle,
        tracing: plainTracing,
        logger,
        metrics,
      }),
    ),
  );
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  whenDone(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${port}`, ask: (path, options) => ask(port, path, options), lines, metrics, lifecycle };
}

export const silentLogger = pino({ level: "silent" });

/** As browsers do, it offers to keep the connection: without, every answer would close it. */
function ask(port: number, path: string, { method = "GET", headers = {}, body }: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const offered = { connection: "keep-alive", ...headers };
    const call = request({ port, host: "127.0.0.1", method, path, headers: offered, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => {
        call.destroy();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
      });
      answer.on("error", reject);
    });
    call.on("error", reject);
    call.end(body);
  });
}
