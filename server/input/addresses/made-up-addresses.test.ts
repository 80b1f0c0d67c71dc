import { expect, test } from "vitest";
import { createPublicCache } from "#server/cache/create-public-cache.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { createCatalogueService } from "#server/services/catalogue/catalogue-service.ts";
import { createContentService } from "#server/services/content/content-service.ts";
import { createSearchService } from "#server/services/search/search-service.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { productListInputSchema } from "#shared/contract/catalogue/search.ts";
import { AppError } from "#shared/domain/app-error.ts";

const noHits = { queryId: null, total: 0, pageCount: 0, products: [], counts: {}, priceBounds: null };
const gone = () => Promise.reject(new AppError("NOT_FOUND", "no such story"));

const maxBytes = 1024 * 1024;
/** Of answers that are no address's: all categories, the words of a search. */
const othersBytes = 4096;

/** The services over vendors that know nothing at all. */
function setUp() {
  const metrics = createMetrics({ version: "0", revision: "test" });
  const cache = createPublicCache({ maxBytes, logger: silentLogger, metrics });
  const categories = async () => [];
  const products = {
    product: async () => null,
    productStock: async () => null,
    variantStock: async () => [],
    recommendations: async () => [],
    cards: async () => [],
    productHandles: async () => [],
  };
  const index = {
    products: async (searches: unknown[]) => searches.map(() => noHits),
    suggestions: async () => ({ queries: [], products: noHits, inCollection: null, categoryHandles: [], brandSlugs: [] }),
    brandSlugsIn: async () => [],
    vehicleIdsIn: async () => [],
    shelves: async () => [],
    popularQueries: async () => [],
    names: async () => ({ partNames: [], brandNames: [], kindNames: [] }),
  };
  const stories = { story: gone, stories: async () => [], slugs: async () => [], revision: async () => null };
  const entries = async () => {
    const { values } = await metrics.cacheEntries.get();
    return values.reduce((sum, { value }) => sum + value, 0);
  };
  const catalogue = createCatalogueService({ products, categories: { categories }, brandPages: async () => null, cache });
  const bytes = async () => {
    const { values } = await metrics.cacheBytes.get();
    return values.reduce((sum, { value }) => sum + value, 0);
  };
  return {
    catalogue,
    search: createSearchService({ index, findCategories: catalogue.categoryRecords, listVehicles: async () => [], cache }),
    content: createContentService({
      stories,
      products: catalogue,
      cache,
      company: { name: "Test", phone: null },
      shipping: { flatRateCents: 1295, freeFromCents: 19_900 },
      logger: silentLogger,
    }),
    entries,
    bytes,
  };
}

const calls: [what: string, call: (services: ReturnType<typeof setUp>, madeUp: string) => Promise<unknown>][] = [
  ["products", ({ catalogue }, madeUp) => catalogue.product(madeUp)],
  ["products' stock", ({ catalogue }, madeUp) => catalogue.productStock(madeUp)],
  ["recommendations", ({ catalogue }, madeUp) => catalogue.recommendations(madeUp)],
  ["categories", ({ catalogue }, madeUp) => catalogue.category(`/parts/${madeUp}`)],
  ["pages", ({ content }, madeUp) => content.page(`pages/${madeUp}`)],
  ["brands", ({ content }, madeUp) => content.brand(madeUp)],
  ["experts", ({ content }, madeUp) => content.expert(madeUp)],
  ["products' stories", ({ content }, madeUp) => content.productContent(madeUp)],
  ["size guides", ({ content }, madeUp) => content.sizeGuide(madeUp)],
  ["searches", ({ search }, madeUp) => search.products(productListInputSchema.parse({ q: madeUp }))],
  ["collections", ({ search }, madeUp) => search.products(productListInputSchema.parse({ collection: madeUp }))],
  ["suggestions", ({ search }, madeUp) => search.suggestions(madeUp, undefined)],
  ["suggestions' collections", ({ search }, madeUp) => search.suggestions("brake", madeUp)],
];

test.each(calls)("made-up %s take an eighth of the cache at most", async (_what, call) => {
  const services = setUp();
  for (let index = 0; index < 700; index += 1) await call(services, `made-up-${index}`).catch(() => undefined);
  expect(await services.bytes()).toBeLessThanOrEqual(maxBytes / 8 + othersBytes);
});

test("suggestions in a collection that does not exist are those of the whole shop, kept once", async () => {
  const services = setUp();
  for (let index = 0; index < 20; index += 1) await services.search.suggestions("brake", `made-up-${index}`);
  expect(await services.entries()).toBe(2);
});
