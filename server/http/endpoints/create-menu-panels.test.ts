import { expect, test, vi } from "vitest";
import { fakeServices } from "#server/testing/fake-services.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { MenuPanels } from "./create-menu-panels.ts";

const menuPanels: MenuPanels = async (_items, counts) => ({
  html: counts ? JSON.stringify([...counts]) : `<div data-below="/parts/brakes">${"<a>Discs</a>".repeat(500)}</div>`,
  address: "/site-menu/now",
});
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
  expect(current.body).toBe((await menuPanels([])).html);
  expect((await ask("/site-menu/now", { headers: { "accept-encoding": "br" } })).headers["content-encoding"]).toBe("br");
});

test("a page from before the menu changed gets today's menu, which nobody keeps under the old name", async () => {
  const { ask } = await startTestShop({ menuPanels, services });
  const old = await ask("/site-menu/before");
  expect(old.status).toBe(200);
  expect(old.body).toBe((await menuPanels([])).html);
  expect(old.headers["cache-control"]).toBe("no-cache");
});

const categoryCounts = vi.fn(async () => new Map([["badges", 2]]));
const withCar = { ...services, search: { ...fakeServices().search, categoryCounts } };

test("for a car each category has its number, nought where it has nothing, and browsers keep it for as long as it is counted", async () => {
  const { ask } = await startTestShop({ menuPanels, services: withCar });
  const counted = await ask("/site-menu/now?vehicleId=64&answers=engine:253+V8");
  expect(categoryCounts).toHaveBeenLastCalledWith({ vehicleId: "64", answers: "engine:253 V8" });
  expect(JSON.parse(counted.body)).toEqual([["/parts/badges", 2]]);
  categoryCounts.mockResolvedValueOnce(new Map());
  expect(JSON.parse((await ask("/site-menu/now?vehicleId=65")).body)).toEqual([["/parts/badges", 0]]);
  expect(counted.headers["cache-control"]).toBe("public, max-age=300");
});

test.each([
  ["nobody knows the car", async () => null],
  ["nobody can tell", async () => Promise.reject(new AppError("UPSTREAM_UNAVAILABLE", "no index"))],
])("while %s the menu is the one that everybody has, and is asked for again", async (_name, failing) => {
  const { ask } = await startTestShop({
    menuPanels,
    services: { ...services, search: { ...fakeServices().search, categoryCounts: failing } },
  });
  const plain = await ask("/site-menu/now?vehicleId=64");
  expect([plain.status, plain.body]).toEqual([200, (await menuPanels([])).html]);
  expect(plain.headers["cache-control"]).toBe("no-cache");
});

test("a made-up car is no car, and nobody is asked about it", async () => {
  const { ask } = await startTestShop({ menuPanels, services: withCar });
  categoryCounts.mockClear();
  for (const query of [
    "?vehicleId=%3Cscript%3E",
    "?vehicleId=1&vehicleId=2",
    `?vehicleId=1&answers=${"x".repeat(601)}`,
    "?answers=engine:1",
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask(`/site-menu/now${query}`);
    expect([query, answer.status, answer.headers["cache-control"]]).toEqual([query, 200, "public, max-age=31536000, immutable"]);
  }
  expect(categoryCounts).not.toHaveBeenCalled();
});
