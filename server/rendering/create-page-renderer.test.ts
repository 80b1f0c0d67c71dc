import { get, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { createRouterClient } from "@orpc/server";
import { createElement, Suspense, use } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { router } from "#server/api/router.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { readSelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { type RenderReport, createPageRenderer } from "./create-page-renderer.ts";
import type { ServerEntry } from "./page-assets.ts";

const never = new Promise<string>(() => {});

const Slow = () => createElement("p", null, use(never));
const slowPage = createElement(Suspense, { fallback: "loading" }, createElement(Slow));

/** A page, unless another is given with a shell that is ready at once and a slow part that never is. */
function setUp(page = slowPage) {
  const reports: RenderReport[] = [];
  const errors: unknown[] = [];
  const visits: AbortSignal[] = [];
  const close = vi.fn<() => void>();
  const shellReady = Promise.withResolvers<void>();
  const entry: ServerEntry = {
    menuPanels: () => ({ html: "", address: "" }),
    routeIds: ["test-page"],
    pageStateElementId: "page-state",
    rootElementId: "root",
    streamedQueueName: "__streamed",
    earlyFailuresName: "__failed",
    serverPartFailureDigest: "failed",
    openPage: async ({ site, request: { headers, signal } }) => ({
      status: visits.push(signal) && 200,
      routeId: "test-page",
      moduleName: "test-page",
      vehicleId: readSelectedVehicle(headers.get("cookie"))?.vehicleId ?? null,
      cartCount: null,
      isPersonal: false,
      isErrorPage: false,
      isWorthRetrying: false,
      head: [],
      unexpectedErrors: [],
      state: () => ({ settled: [], pending: [], router: { loaderData: {}, actionData: null, errors: null }, site, vehicle: null }),
      whenSettled: async () => true,
      onQuerySettled: () => () => undefined,
      render(options) {
        const onShellReady = () => {
          options.onShellReady?.();
          shellReady.resolve();
        };
        return renderToPipeableStream(page, { ...options, onShellReady });
      },
      close,
    }),
  };
  const render = createPageRenderer({
    site: { origin: "http://shop.test", name: "Test" },
    assets: { entryModule: "/entry.js", inlineCss: null, stylesheet: null },
    loadEntry: async () => entry,
    createApi: (context) => createRouterClient(router, { context }),
    onRendered: (report) => reports.push(report),
    onRenderError: (error) => errors.push(error),
    renderTimeoutMs: 60_000,
  });
  return { render, reports, errors, visits, close, shellReady: shellReady.promise };
}

test.each(["Googlebot/2.1", "Mozilla/5.0 Chrome/140.0.0.0"])(
  "when %s leaves, its render ends and frees what it holds",
  async (userAgent) => {
    const { render, reports, errors, visits, close, shellReady } = setUp();
    const { origin } = await startTestShop({ render: (req, res, context) => render(req, res, context) });
    const visit = request(`${origin}/slow`, { headers: { "user-agent": userAgent } });
    visit.on("error", () => {});
    visit.end();
    await shellReady;
    visit.destroy();
    await expect.poll(() => reports.map(({ outcome }) => outcome)).toEqual(["aborted"]);
    expect(close).toHaveBeenCalledTimes(1);
    expect(visits.map(({ aborted }) => aborted)).toEqual([true]);
    expect(errors).toEqual([]);
  },
);

test("a page that was made for a vehicle is kept from shared caches", async () => {
  const { render } = setUp();
  const { ask } = await startTestShop({ render: (req, res, context) => render(req, res, context) });
  const cookie = `garage=${encodeURIComponent('[{"id":"7","label":"Holden HQ","selected":true}]')}`;
  expect((await ask("/", { method: "HEAD", headers: { cookie } })).headers["cache-control"]).toBe("private, no-cache");
  expect((await ask("/", { method: "HEAD" })).headers["cache-control"]).toBe("no-cache");
});

test.each([
  ["without a boundary", "multipart/form-data", "x"],
  ["that has no part", "multipart/form-data; boundary=x", ""],
  ["that breaks off", "multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb'],
])("a form of several parts %s is refused as its sender's fault, before the page is opened", async (_form, type, body) => {
  const { render, visits } = setUp();
  const { origin } = await startTestShop({ render: (req, res, context) => render(req, res, context) });
  expect((await fetch(`${origin}/`, { method: "POST", headers: { "content-type": type }, body })).status).toBe(400);
  expect(visits).toEqual([]);
});

const browser = { "user-agent": "Mozilla/5.0 Chrome/140.0.0.0" };

test.each([
  ["zstd", zstdDecompressSync],
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("a page of which nothing is pending leaves in one piece, with its length: %s", async (encoding, unpack) => {
  const rows = Array.from({ length: 3000 }, (_row, index) => createElement("p", { key: index }, `row ${index} — ü`));
  const { render, reports, visits } = setUp(createElement(Suspense, { fallback: "loading" }, rows));
  const { origin } = await startTestShop({ render: (req, res, context) => render(req, res, context) });
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get(`${origin}/whole`, { headers: { ...browser, "accept-encoding": encoding } }, resolve);
  });
  const body = await buffer(answer);
  expect(answer.headers).toMatchObject({ "content-encoding": encoding, "content-length": String(body.byteLength) });
  const html = unpack(body).toString();
  expect(html.match(/<p>row \d+ — ü<\/p>/g)).toHaveLength(3000);
  expect(html).not.toMatch(/loading|<div hidden/);
  expect([html.startsWith("<!doctype html>"), html.endsWith("</html>")]).toEqual([true, true]);
  await expect.poll(() => reports.map(({ outcome }) => outcome)).toEqual(["ok"]);
  // Nobody left: there is nothing to be called off.
  expect(visits.map(({ aborted }) => aborted)).toEqual([false]);
});

test("a page with a part that is pending begins before its end is known", async () => {
  const { render } = setUp();
  const { origin } = await startTestShop({ render: (req, res, context) => render(req, res, context) });
  const visit = new AbortController();
  const answer = await fetch(`${origin}/slow`, { signal: visit.signal, headers: { ...browser, "accept-encoding": "identity" } });
  const first = await answer.body?.getReader().read();
  expect(answer.headers.get("content-length")).toBeNull();
  expect(new TextDecoder().decode(first?.value)).toMatch(/^<!doctype html>(?!.*<\/html>)/);
  visit.abort();
});
