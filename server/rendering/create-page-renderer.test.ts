import { request } from "node:http";
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

/** A page whose shell is ready at once and whose slow part never is. */
function setUp() {
  const reports: RenderReport[] = [];
  const errors: unknown[] = [];
  const close = vi.fn<() => void>();
  const shellReady = Promise.withResolvers<void>();
  const Slow = () => createElement("p", null, use(never));
  const page = createElement(Suspense, { fallback: "loading" }, createElement(Slow));
  const entry: ServerEntry = {
    menuPanels: () => ({ html: "", address: "" }),
    routeIds: ["test-page"],
    pageStateElementId: "page-state",
    rootElementId: "root",
    streamedQueueName: "__streamed",
    earlyFailuresName: "__failed",
    serverPartFailureDigest: "failed",
    openPage: async ({ site, request: { headers } }) => ({
      status: 200,
      routeId: "test-page",
      moduleName: "test-page",
      vehicleId: readSelectedVehicle(headers.get("cookie"))?.vehicleId ?? null,
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
  return { render, reports, errors, close, shellReady: shellReady.promise };
}

test.each(["Googlebot/2.1", "Mozilla/5.0 Chrome/140.0.0.0"])(
  "when %s leaves, its render ends and frees what it holds",
  async (userAgent) => {
    const { render, reports, errors, close, shellReady } = setUp();
    const { origin } = await startTestShop({ render: (req, res, context) => render(req, res, context) });
    const visit = request(`${origin}/slow`, { headers: { "user-agent": userAgent } });
    visit.on("error", () => {});
    visit.end();
    await shellReady;
    visit.destroy();
    await expect.poll(() => reports.map(({ outcome }) => outcome)).toEqual(["aborted"]);
    expect(close).toHaveBeenCalledTimes(1);
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
