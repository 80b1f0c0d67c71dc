import { expect, test } from "vitest";
import { fakeServices } from "#server/testing/fake-services.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";

const menuPanels = async () => ({ html: `<div data-below="/parts/brakes">${"<a>Discs</a>".repeat(500)}</div>`, address: "/site-menu/now" });
const layout = async () => ({
  headerMenu: [],
  footerMenus: [],
  socialLinks: [],
  promotionalBanner: null,
  storeLocatorBanner: null,
  emailSubscription: null,
  company: { name: "Rares", phone: null },
  shipping: { flatRateCents: 1295, freeFromCents: 19_900 },
});
const services = { content: { ...fakeServices().content, layout } };

test("what stands in the menu's panels is kept by browsers for as long as it stays what it is", async () => {
  const { ask } = await startTestShop({ menuPanels, services });
  const current = await ask("/site-menu/now");
  expect(current.status).toBe(200);
  expect(current.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "x-robots-tag": "noindex",
    vary: expect.stringContaining("Accept-Encoding"),
  });
  expect(current.body).toBe((await menuPanels()).html);
  expect((await ask("/site-menu/now", { headers: { "accept-encoding": "br" } })).headers["content-encoding"]).toBe("br");
});

test("a page from before the menu changed gets today's menu, which nobody keeps under the old name", async () => {
  const { ask } = await startTestShop({ menuPanels, services });
  const old = await ask("/site-menu/before");
  expect(old.status).toBe(200);
  expect(old.body).toBe((await menuPanels()).html);
  expect(old.headers["cache-control"]).toBe("no-cache");
});
