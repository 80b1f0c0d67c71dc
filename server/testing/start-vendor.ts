import { createServer, type RequestListener } from "node:http";
import pino, { type Level } from "pino";
import { onTestFinished } from "vitest";
import { createMetrics } from "#server/observability/metrics.ts";
import { listen } from "#server/process/listen.ts";
import { createVendorFetch } from "#server/vendors/resilience/create-vendor-fetch.ts";

/** A vendor that answers as it is told, on a port of its own until the test is over. Tells its address. */
export async function startVendor(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}/`;
}

/** An address where nobody listens. */
export async function closedVendor(): Promise<string> {
  const server = createServer();
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}/`;
}

/** The way to a vendor, with what it writes down. */
export function watchedVendorFetch({ timeoutMs = 2000, level = "info" }: { timeoutMs?: number; level?: Level } = {}) {
  const lines: Record<string, unknown>[] = [];
  const metrics = createMetrics({ version: "test", revision: "test" });
  const logger = pino({ level }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const vendorFetch = createVendorFetch({ vendor: "shopify", timeoutMs, bytesMax: 100_000, logger, metrics });
  return { vendorFetch, lines, metrics };
}
