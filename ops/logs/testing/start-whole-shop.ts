import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createRouterClient } from "@orpc/server";
import type { Fetch } from "#sandbox/identity/testing/cookie-jar.ts";
import { withCookies } from "#sandbox/identity/testing/cookie-jar.ts";
import type { FaultSettings, FaultyVendor } from "#sandbox/faults/fault-settings.ts";
import { router } from "#server/api/router.ts";
import { readConfig } from "#server/config.ts";
import { createServices } from "#server/process/create-services.ts";
import { reportError } from "#server/http/errors/report-error.ts";
import { createLogger } from "#server/observability/logger.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { createPageRenderer } from "#server/rendering/create-page-renderer.ts";
import { startSandbox } from "#server/process/sandbox/start-sandbox.ts";
import { createPublicFetch } from "#server/testing/public-fetch.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { type EchoingVendors, startEchoingVendors } from "./start-echoing-vendors.ts";

export const publicUrl = "http://shop.test";

export type WholeShop = {
  ask: TestShop["ask"];
  /** A visitor's browser, with cookies of its own. */
  browser(): Fetch;
  /** Everything that the shop has written to its log, down to `trace`. */
  lines(): Record<string, unknown>[];
  fault(vendor: FaultyVendor, fault: Partial<FaultSettings>): Promise<void>;
  mend(): Promise<void>;
  echo: EchoingVendors["echo"];
  stop(): Promise<void>;
};

/** The shop with its real services and pages, before the sandbox in a process of its own; `told` is what echoing vendors repeat. */
export async function startWholeShop(told: RegExp): Promise<WholeShop> {
  const dataDir = await mkdtemp(join(tmpdir(), "whole-shop-"));
  const env = { NODE_ENV: "test", PUBLIC_URL: publicUrl, DATA_DIR: dataDir, SANDBOX_PRODUCTS: "120", PORT: "0", RATE_LIMIT_FACTOR: "0" };
  const config = readConfig(env);
  if (config.sandbox === null) throw new Error("a shop without accounts has a sandbox");
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    level: "trace",
    environment: "test",
    version: "0",
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  const sandbox = await startSandbox({ config, settings: config.sandbox, modulePath: resolve("sandbox/main.ts"), logger });
  const vendors = await startEchoingVendors(sandbox.url, told);
  const services = createServices({ config, sandboxUrl: vendors.url, logger, metrics: createMetrics({ version: "0", revision: "test" }) });
  const render = createPageRenderer({
    site: { origin: publicUrl, name: config.company.name, tagManager: null },
    assets: { entryModule: "/assets/entry.js", inlineCss: null, stylesheet: null },
    loadEntry: () => import("#client/entry.server.tsx"),
    createApi: (context) => createRouterClient(router, { context }),
    onRendered: () => undefined,
    onRenderError: (error, routeId) => reportError(logger.child({ http: { route: routeId } }), "ssr.error", error),
    renderTimeoutMs: 15_000,
  });
  let stopShop = () => {};
  const whenDone = (stop: () => void) => {
    stopShop = stop;
  };
  const shop = await startTestShop({ env, services, render, sandboxUrl: vendors.url, whenDone });
  const publicFetch = createPublicFetch(shop.ask, publicUrl);
  async function faults(init: RequestInit): Promise<void> {
    const answer = await fetch(`${sandbox.url}/_vendors/faults`, { ...init, headers: { "content-type": "application/json" } });
    if (!answer.ok) throw new Error(`The sandbox refused the fault: ${answer.status}`);
  }
  return {
    ask: shop.ask,
    browser: () => withCookies(publicFetch),
    lines: () => [...lines, ...shop.lines],
    fault: (vendor, fault) => faults({ method: "POST", body: JSON.stringify({ vendor, ...fault }) }),
    mend: () => faults({ method: "DELETE" }),
    echo: vendors.echo,
    async stop() {
      stopShop();
      vendors.stop();
      sandbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
