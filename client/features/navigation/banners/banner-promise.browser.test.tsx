import { QueryClient } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { Api } from "#client/lib/api/api.ts";
import { myStoreQuery } from "#client/lib/stock/stock-queries.ts";
import { forgetMyStore } from "#client/lib/storage/my-store.ts";
import { storeText } from "#client/lib/storage/stored-text.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { notificationEvent } from "#client/ui/feedback/notify.ts";
import { BannerPromise } from "./banner-promise.tsx";
import { Banners } from "./banners.tsx";

/** Half past nine on a Monday in Melbourne. */
const monday = new Date("2026-11-29T22:30:00Z");
const openingHours = [{ day: "Monday", span: { opens: "08:30", closes: "17:00" } }];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: monday });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  document.body.replaceChildren();
});

/** The page's head as the server wrote it, and what the shop knows of the store with this clock. */
async function openBanners(text: string, timeZone: string | null) {
  const island = document.body.appendChild(document.createElement("div"));
  island.innerHTML = renderToStaticMarkup(<Banners promotionalBanner={null} storeLocatorBanner={{ text, link: null }} isDemo={false} />);
  const queryClient = new QueryClient();
  const store = { placeId: "p1", shortName: "Coburg North", timeZone, openingHours, closedOn: [] };
  queryClient.setQueryData([...myStoreQuery(unusedApi, "p1").queryKey], store);
  await render(
    <InShop api={unusedApi} queryClient={queryClient}>
      <BannerPromise />
    </InShop>,
  );
  return island;
}

const choose = () => storeText("myStore", JSON.stringify({ placeId: "p1", shortName: "Coburg North" }));
const general = "Click & Collect: See what your store has, and when you can collect it.";
const shownIn = (island: HTMLElement) => island.querySelector("[data-pick-up]")?.textContent;

test("the editors' banner says what the shopper's own store promises, by its own clock", async () => {
  choose();
  const island = await openBanners("Click & Collect: {pick-up}", "Australia/Melbourne");
  await expect.poll(() => shownIn(island)).toBe("Coburg North: Order before 12pm to collect on Monday 30 November");
});

test("what is true for everybody stays while no store is chosen", async () => {
  const island = await openBanners("Click & Collect: {pick-up}", "Australia/Melbourne");
  expect(island.textContent).toBe(general);
});

test("what is true for everybody stays where nobody knows the store's clock", async () => {
  choose();
  const island = await openBanners("Click & Collect: {pick-up}", null);
  expect(island.textContent).toBe(general);
});

test("a banner whose editor left no room for the promise says the editor's words alone", async () => {
  choose();
  const island = await openBanners("Big Brake Month", "Australia/Melbourne");
  expect(island.textContent).toBe("Big Brake Month");
});

test.each([
  { status: 404, code: "NOT_FOUND", isForgotten: true },
  { status: 503, code: "UPSTREAM_UNAVAILABLE", isForgotten: false },
])("a store of which the shop says $code is forgotten and told: $isForgotten", async ({ isForgotten, ...answer }) => {
  choose();
  const told: string[] = [];
  const hear = (event: Event) => void (event instanceof CustomEvent && told.push(event.detail.message));
  window.addEventListener(notificationEvent, hear, { once: true });
  const queryClient = new QueryClient();
  const get = vi.fn<Api["stores"]["get"]>(() => Promise.reject(Object.assign(new Error("No such store"), answer)));
  await render(
    <InShop api={{ ...unusedApi, stores: { ...unusedApi.stores, get } }} queryClient={queryClient}>
      <BannerPromise />
    </InShop>,
  );
  await expect.poll(() => queryClient.getQueryState(myStoreQuery(unusedApi, "p1").queryKey)?.fetchStatus).toBe("idle");
  await expect.poll(() => localStorage.getItem("myStore") === null).toBe(isForgotten);
  expect(told).toEqual(
    isForgotten ? ["Our store Coburg North has closed, so it isn't your store any more. Please choose another one."] : [],
  );
  window.removeEventListener(notificationEvent, hear);
});

test("a store that was chosen instead meanwhile is not forgotten", () => {
  choose();
  expect(forgetMyStore("p2")).toBe(false);
  expect(localStorage.getItem("myStore")).toContain("p1");
});
