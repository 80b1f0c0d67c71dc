import { expect, test, vi } from "vitest";
import { noCache } from "#server/cache/no-cache.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { createContentService } from "./content-service.ts";
import type { ContentLogger } from "./stories/content-cache.ts";

const form = (script: string, name: Record<string, string> = { target_class: "klaviyo-form-Ab12Cd" }) => ({
  component: "MarketingForm",
  _uid: script,
  script_url: script,
  ...name,
});

function pageOf(body: unknown[], embedOrigins?: string[]) {
  const missing = () => Promise.reject(new AppError("NOT_FOUND", "not part of this test"));
  const logger = { warn: vi.fn<ContentLogger["warn"]>() };
  const service = createContentService({
    stories: {
      story: async (slug) => ({
        uuid: slug,
        name: slug,
        slug,
        publishedAt: null,
        firstPublishedAt: null,
        content: { component: "Page", title: "T", body },
      }),
      stories: async () => [],
      slugs: async () => [],
      revision: async () => null,
    },
    products: { product: missing, categories: async () => [], cards: async () => [] },
    cache: noCache,
    company: { name: "Rares", phone: null },
    shipping: { flatRateCents: 0, freeFromCents: 0 },
    logger,
    ...(embedOrigins && { embedOrigins }),
  });
  return { page: service.page("pages/offers"), logger };
}

test("a marketing form is left out and logged until its script's origin is allowed, wherever on the page it stands [shop-2.82]", async () => {
  const script = "https://static.forms.example/js/form.js";
  const body = [{ component: "TwoColumn", left_blocks: [form(script)] }, form(script)];
  const off = pageOf(body);
  expect(JSON.stringify(await off.page)).not.toContain("marketing-form");
  expect(off.logger.warn).toHaveBeenCalledWith(
    { event: "content.block", slug: "pages/offers", component: "MarketingForm", reason: "not-allowed", script },
    expect.any(String),
  );
  expect((await pageOf([form(script)], ["https://static.forms.example"]).page).blocks).toMatchObject([
    { type: "marketing-form", scriptUrl: script, target: { id: null, className: "klaviyo-form-Ab12Cd" } },
  ]);
});

test.each([
  "http://static.forms.example/form.js",
  "javascript:alert(1)",
  "//static.forms.example/form.js",
  "https://static.forms.example.evil.example/form.js",
  "https://static.forms.example@evil.example/form.js",
  "https://evil.example/#https://static.forms.example",
  "",
])("the script %j never comes in by an origin that looks like an allowed one", async (script) => {
  expect((await pageOf([form(script)], ["https://static.forms.example"]).page).blocks).toEqual([]);
});

test("a name that is no name in HTML is none", async () => {
  const script = "https://static.forms.example/form.js";
  const named = form(script, { target_id: '"><script>', target_class: "a b" });
  expect((await pageOf([named], ["https://static.forms.example"]).page).blocks).toEqual([]);
});

test("a stores picker begins with its state, or with ours where it names none that we know [shop-2.83]", async () => {
  const { page } = pageOf([
    { component: "StoresPicker", _uid: "1", title: "Pick it up near you", state: "vic" },
    { component: "StoresPicker", _uid: "2", state: "Tasmania?" },
  ]);
  expect((await page).blocks).toEqual([
    { id: "1", type: "stores-picker", title: "Pick it up near you", state: "VIC" },
    { id: "2", type: "stores-picker", title: "Find a store", state: "NSW" },
  ]);
});
