import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Layout } from "#shared/contract/content/content.ts";
import { openPage } from "./entry.server.tsx";
import { unusedApi } from "./lib/testing/unused-api.ts";

test("an error that nobody foresaw behind a posted form reaches the log, though the form comes back with words of its own", async () => {
  const broken = new TypeError("x is not a function");
  const opened = await openPage({
    request: new Request("http://shop.test/logout", { method: "POST", body: new URLSearchParams() }),
    api: { ...unusedApi, session: { ...unusedApi.session, signOut: () => Promise.reject(broken) } },
    site: { origin: "http://shop.test", name: "Test", tagManager: null },
  });
  expect(opened).not.toBeInstanceOf(Response);
  expect("unexpectedErrors" in opened && opened.unexpectedErrors).toContain(broken);
});

test("a form that fails before a page that can't be shown either has the status that the page tells", async () => {
  const down = () => Promise.reject(Object.assign(new Error("Please try again."), { status: 503, code: "UPSTREAM_UNAVAILABLE" }));
  const body = new URLSearchParams({ intent: "add", variantId: "gid://shopify/ProductVariant/1", quantity: "1", name: "Water pump" });
  const opened = await openPage({
    request: new Request("http://shop.test/cart", { method: "POST", body }),
    api: { ...unusedApi, cart: { ...unusedApi.cart, get: down, addLines: down } },
    site: { origin: "http://shop.test", name: "Test", tagManager: null },
  });
  if (opened instanceof Response) throw new Error("no page");
  const [error] = Object.values(opened.state().router.errors ?? {});
  expect(error).toMatchObject({ status: 500 });
  expect(opened).toMatchObject({ isErrorPage: true, status: 500 });
});

test("the copyright turns to the next year with the year in Australia, though nothing of the footer was edited [shop-2.16]", async () => {
  const layout: Layout = {
    company: { name: "Rares", phone: null },
    headerMenu: [],
    footerMenus: [],
    socialLinks: [],
    emailSubscription: null,
    promotionalBanner: null,
    storeLocatorBanner: null,
    shipping: { flatRateCents: 1295, freeFromCents: 19_900 },
  };
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const copyrightAt = async (time: string) => {
    vi.setSystemTime(time);
    const opened = await openPage({
      request: new Request("http://shop.test/logout"),
      api: { ...unusedApi, content: { ...unusedApi.content, layout: async () => layout } },
      site: { origin: "http://shop.test", name: "Rares", tagManager: null },
    });
    if (opened instanceof Response) throw new Error("no page");
    const html = new PassThrough();
    const stream = opened.render({ onAllReady: () => stream.pipe(html) });
    return /© (\d+)/.exec(await text(html))?.[1];
  };
  // The new year is eleven hours old there when it begins in Greenwich.
  expect(await copyrightAt("2026-12-31T12:59:00Z")).toBe("2026");
  expect(await copyrightAt("2026-12-31T13:00:00Z")).toBe("2027");
});
