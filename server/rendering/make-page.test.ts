import { createRouterClient } from "@orpc/server";
import { createElement, type ReactNode, Suspense, use } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import type { OpenedPage } from "#client/entry.server.tsx";
import { createAnonymousContext } from "#server/api/anonymous-context.ts";
import { router } from "#server/api/router.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { createPageMaker } from "./make-page.ts";
import type { ServerEntry } from "./page-assets.ts";

type SetUp = {
  opened?: Partial<OpenedPage> | Response;
  element?: ReactNode;
  /** What the page's loader asks of the API. */
  load?: Parameters<typeof askFor>[1];
  timeoutMs?: number;
};

const askFor = async (api: Parameters<ServerEntry["openPage"]>[0]["api"], load?: (from: typeof api) => Promise<unknown>) => load?.(api);

function setUp({ opened = {}, element = createElement("p", null, "hello"), load, timeoutMs = 60_000 }: SetUp = {}) {
  const close = vi.fn<() => void>();
  const made: string[] = [];
  const errors: unknown[] = [];
  const entry: ServerEntry = {
    menuPanels: () => ({ html: "", address: "" }),
    routeIds: ["test-page"],
    pageStateElementId: "page-state",
    rootElementId: "root",
    streamedQueueName: "__streamed",
    earlyFailuresName: "__failed",
    serverPartFailureDigest: "failed",
    async openPage({ site, api }) {
      await askFor(api, load).catch(() => null);
      if (opened instanceof Response) return opened;
      return {
        status: 200,
        routeId: "test-page",
        moduleName: "test-page",
        vehicleId: null,
        cartCount: null,
        isPersonal: false,
        head: [],
        isErrorPage: false,
        isWorthRetrying: false,
        unexpectedErrors: [],
        state: () => ({ settled: [], pending: [], router: { loaderData: {}, actionData: null, errors: null }, site, vehicle: null }),
        whenSettled: async () => true,
        onQuerySettled: () => () => undefined,
        render: (options) => renderToPipeableStream(element, options),
        close,
        ...opened,
      };
    },
  };
  const make = createPageMaker({
    site: { origin: "http://shop.test", name: "Test" },
    assets: { entryModule: "/entry.js", inlineCss: null, stylesheet: null },
    loadEntry: async () => entry,
    createAnonymousApi: (onPersonal) =>
      createRouterClient(router, { context: createAnonymousContext({ services: fakeServices(), logger: silentLogger, onPersonal }) }),
    onMade: ({ outcome }) => made.push(outcome),
    onError: (error) => errors.push(error),
    timeoutMs,
  });
  return { make: () => make({ address: "/", cookie: null }), close, made, errors };
}

const Slow = ({ until }: { until: Promise<string> }) => createElement("p", null, use(until));
const slow = (until: Promise<string>) => createElement(Suspense, { fallback: "loading" }, createElement(Slow, { until }));
const Broken = () => {
  throw new Error("a part fails");
};

afterEach(() => void vi.useRealTimers());

test("a page is made whole, with what is slow in its place, and no nonce in it", async () => {
  const { make, close, made } = setUp({ element: slow(new Promise((resolve) => setTimeout(() => resolve("at last"), 20))) });
  const { page, isFailure } = await make();
  const html = gunzipSync(page?.bodies.gzip ?? Buffer.alloc(0)).toString();
  expect(brotliDecompressSync(page?.bodies.br ?? Buffer.alloc(0)).toString()).toBe(html);
  expect(html).toContain("<p>at last</p>");
  expect(html).not.toMatch(/loading|nonce|\$RC/);
  expect(html.endsWith("</html>")).toBe(true);
  expect([isFailure, page?.status, page?.hasVehicle, made]).toEqual([false, 200, false, ["ok"]]);
  expect(close).toHaveBeenCalledTimes(1);
});

test.each<[string, SetUp]>([
  ["says that it is the visitor's own", { opened: { isPersonal: true } }],
  ["asked for the visitor's cart", { load: (api) => api.cart.get(undefined) }],
  ["asked who is signed in", { load: (api) => api.account.get(undefined) }],
  ["isn't there", { opened: { status: 404 } }],
  ["leads elsewhere", { opened: new Response(null, { status: 302 }) }],
])("a page that %s is nobody's to keep, and no failure", async (_what, options) => {
  expect(await setUp(options).make()).toEqual({ page: null, isFailure: false });
});

test.each<[string, SetUp]>([
  ["can't be had", { opened: { status: 503 } }],
  ["has an error that nobody foresaw", { opened: { unexpectedErrors: [new Error("what is this")] } }],
  ["lacks the answer to a query", { opened: { whenSettled: async () => false } }],
  ["has a part that fails", { element: createElement(Suspense, { fallback: "loading" }, createElement(Broken)) }],
  ["takes too long", { element: slow(new Promise(() => {})), timeoutMs: 20 }],
])("a page that %s is a failure, so that the last good one is sent instead", async (_what, options) => {
  const { make, close } = setUp(options);
  expect(await make()).toEqual({ page: null, isFailure: true });
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ["succeeds", undefined],
  ["fails", createElement(Broken)],
])("nothing of a page is held once it %s", async (_outcome, element) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await setUp({ element })
    .make()
    .catch(() => null);
  expect(vi.getTimerCount()).toBe(0);
});

test("a page whose shell fails is told to whoever asked for it", async () => {
  const { make, close } = setUp({ element: createElement(Broken) });
  await expect(make()).rejects.toThrow("a part fails");
  expect(close).toHaveBeenCalledTimes(1);
});
