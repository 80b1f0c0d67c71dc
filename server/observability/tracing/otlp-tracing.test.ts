import { spawnSync } from "node:child_process";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { listen } from "#server/process/listen.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";
import { createLogger } from "../logger.ts";
import { createTracing } from "./create-tracing.ts";
import type { TracedRequest } from "./tracing.ts";

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]])));
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: attributesSchema,
  status: z.object({ code: z.number().optional() }),
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).optional(),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes: attributesSchema }), scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});
type Export = { headers: IncomingHttpHeaders; text: string; resource: Record<string, unknown>; spans: z.infer<typeof spanSchema>[] };

const kinds = { server: 2, client: 3 };
const failed = 2;
const caller = { traceId: "a".repeat(32), spanId: "b".repeat(16) };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

/** A collector, as far as traces go; below `/full` it takes nothing. */
const exports: Export[] = [];
let refused = 0;
const receiver = createServer((req, res) => {
  if (req.url?.startsWith("/full")) {
    refused += 1;
    res.writeHead(400).end();
    return;
  }
  let text = "";
  req.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  req.on("end", () => {
    for (const { resource, scopeSpans } of exportSchema.parse(JSON.parse(text)).resourceSpans)
      exports.push({ headers: req.headers, text, resource: resource.attributes, spans: scopeSpans.flatMap(({ spans }) => spans) });
    res.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
const received = () => exports.flatMap(({ spans }) => spans);
const receivedOf = (traceId: string) => received().filter((span) => span.traceId === traceId);

let endpoint = "";
let shop: WholeShop;
const lines: Record<string, unknown>[] = [];
const logger = createLogger({
  level: "info",
  environment: "test",
  version: "0",
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
});
const start = () => createTracing({ isExported: true, environment: "test", version: "1.2.3", logger });
const request: TracedRequest = {
  method: "GET",
  headers: { traceparent },
  isCallerTrusted: true,
  requestId: "request-1",
  isSynthetic: false,
};
const call = { vendor: "shopify", operation: "ProductByHandle", method: "POST", url: "https://shop.example/api?secret=1", attempt: 2 };

const failures = () => lines.filter(({ event }) => event === "tracing.export").length;

function useReceiver(): void {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint);
  vi.stubEnv("OTEL_BSP_SCHEDULE_DELAY", "50");
}

beforeAll(async () => {
  endpoint = `http://127.0.0.1:${await listen(receiver, { host: "127.0.0.1", port: 0 })}`;
  useReceiver();
  shop = await startWholeShop({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
});
afterEach(() => {
  vi.unstubAllEnvs();
  useReceiver();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await shop.stop();
  receiver.closeAllConnections();
  receiver.close();
});

test("one trace leads from a caller's span over the request to the vendors' calls, by the ids that the log has", async () => {
  const [path = ""] = shop.productPaths;
  await (await fetch(`${shop.origin}${path}`, { headers: { traceparent } })).text();
  await expect.poll(() => receivedOf(caller.traceId).filter(({ kind }) => kind === kinds.server)).toHaveLength(1);
  await expect.poll(() => shop.lines.find(({ trace_id }) => trace_id === caller.traceId)).toBeDefined();
  const line = shop.lines.find(({ event, trace_id }) => event === "http.request" && trace_id === caller.traceId);

  const spans = receivedOf(caller.traceId);
  const served = spans.find(({ kind }) => kind === kinds.server);
  expect(served).toMatchObject({
    name: "GET product",
    parentSpanId: caller.spanId,
    spanId: line?.["span_id"],
    attributes: { "http.route": "product", "http.response.status_code": 200, "storefront.request_id": line?.["request_id"] },
  });
  const calls = spans.filter(({ kind }) => kind === kinds.client);
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(["shopify ProductByHandle", "shopify ProductStock"]));
  expect(new Set(calls.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([served?.spanId]));
});

test("what a visitor typed is in no trace, and probes make none", async () => {
  const traced = { headers: { traceparent: traceparent.replaceAll("a", "c") } };
  for (const path of ["/healthcheck", "/readyz", "/search?q=jo@example.com", "/api/places?input=jo@example.com"])
    await (await fetch(`${shop.origin}${path}`, traced)).text();
  await expect.poll(() => receivedOf("c".repeat(32)).filter(({ kind }) => kind === kinds.server)).toHaveLength(2);
  expect(exports.map(({ text }) => text).join("")).not.toMatch(/example\.com|jo@|jo%40/);
});

test("a call that fails is an error in its trace, and the vendor is told which span it works for", async () => {
  const tracing = await start();
  const traced = tracing.startRequest({ ...request, isSynthetic: true });
  const called = traced.startCall(call);
  called.end({ status: 500, errorType: "status" });
  traced.end({ route: "product", status: 502 });
  await tracing.shutdown();
  const [failedCall, served] = received().slice(-2);
  expect(called.headers).toEqual({ traceparent: `00-${caller.traceId}-${failedCall?.spanId}-01` });
  expect(failedCall).toMatchObject({
    parentSpanId: traced.spanId,
    attributes: {
      "error.type": "status",
      "http.request.resend_count": 1,
      "server.address": "shop.example",
      "service.peer.name": "shopify",
    },
    status: { code: failed },
  });
  expect(served).toMatchObject({ attributes: { "user_agent.synthetic.type": "test" }, status: { code: failed } });
});

test("a caller whom nobody trusts neither names the trace nor decides whether it is recorded, and is linked to", async () => {
  vi.stubEnv("OTEL_TRACES_SAMPLER", "parentbased_always_off");
  const unsampled = await start();
  const left = unsampled.startRequest({ ...request, isCallerTrusted: false });
  await unsampled.shutdown();
  expect(left).toMatchObject({ isSampled: false });

  vi.stubEnv("OTEL_TRACES_SAMPLER", "parentbased_always_on");
  const tracing = await start();
  const traced = tracing.startRequest({ ...request, isCallerTrusted: false });
  traced.end({ route: "home", status: 200 });
  await tracing.shutdown();
  expect(traced.traceId).not.toBe(caller.traceId);
  const [served] = receivedOf(traced.traceId);
  expect(served).toMatchObject({ links: [caller] });
  expect(served?.parentSpanId ?? "").toBe("");
});

test("names, headers and sampling are those of the standard variables", async () => {
  vi.stubEnv("OTEL_SERVICE_NAME", "rares-blue");
  vi.stubEnv("OTEL_RESOURCE_ATTRIBUTES", "cloud.region=ap-southeast-2");
  vi.stubEnv("OTEL_EXPORTER_OTLP_HEADERS", "x-tenant=blue");
  const tracing = await start();
  tracing.startRequest(request).end({ route: "home", status: 200 });
  await tracing.shutdown();
  expect(exports.at(-1)?.headers).toMatchObject({ "x-tenant": "blue" });
  expect(exports.at(-1)?.resource).toMatchObject({
    "service.name": "rares-blue",
    "service.version": "1.2.3",
    "cloud.region": "ap-southeast-2",
  });

  vi.stubEnv("OTEL_TRACES_SAMPLER", "always_off");
  const before = exports.length;
  const unsampled = await start();
  const traced = unsampled.startRequest(request);
  traced.end({ route: "home", status: 200 });
  await unsampled.shutdown();
  expect(exports).toHaveLength(before);
  expect(traced).toMatchObject({ traceId: caller.traceId, isSampled: false });
});

test("a collector that takes nothing costs one line a minute, and no request", async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `${endpoint}/full`);
  const tracing = await start();
  for (let round = 1; round <= 3; round += 1) {
    tracing.startRequest(request).end({ route: "home", status: 200 });
    await expect.poll(() => refused).toBe(round);
  }
  await tracing.shutdown();
  expect(failures()).toBe(1);
});

test("a collector that is away when the shop stops holds nothing up", async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `${endpoint}/full`);
  vi.stubEnv("OTEL_BSP_SCHEDULE_DELAY", "60000");
  const tracing = await start();
  tracing.startRequest(request).end({ route: "home", status: 200 });
  const before = failures();
  await expect(tracing.shutdown()).resolves.toBeUndefined();
  expect(failures()).toBe(before + 1);
});

test("without a place to send traces to, none of the tracer's packages is loaded", () => {
  const load = (isExported: boolean) => `
    const { registerHooks } = await import("node:module");
    const loaded = new Set();
    registerHooks({ load: (url, context, next) => (loaded.add(url), next(url, context)) });
    const { createTracing } = await import("#server/observability/tracing/create-tracing.ts");
    await createTracing({ isExported: ${isExported}, environment: "test", version: "0" });
    process.stdout.write(String([...loaded].filter((url) => url.includes("@opentelemetry")).length));`;
  const count = (isExported: boolean) =>
    Number(spawnSync(process.execPath, ["--input-type=module", "--eval", load(isExported)], { encoding: "utf8" }).stdout);
  expect(count(false)).toBe(0);
  expect(count(true)).toBeGreaterThan(10);
});
