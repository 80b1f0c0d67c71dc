import { describe, expect, it, test, vi } from "vitest";
import { createGoWithout } from "#server/observability/go-without.ts";
import { createProductUrls } from "#server/services/account/product-urls.ts";
import { createCatalogueService } from "#server/services/catalogue/catalogue-service.ts";
import { productFacts } from "#server/services/content/products/product-facts.ts";
import { findablePages } from "#server/services/search/pages/findable-pages.ts";
import { exampleCard } from "#server/testing/example-card.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { exampleProduct } from "#shared/testing/example-product.ts";

const slip = () => Promise.reject(new TypeError("x is not a function"));
const refused = new AppError("UPSTREAM_FAILED", "an unreadable answer");

function listen() {
  const told: unknown[] = [];
  const at = (level: string) => (fields: object) => void told.push({ level, ...fields });
  return { told, goWithout: createGoWithout({ debug: at("debug"), warn: at("warn"), error: at("error") }) };
}
const line = (part: string) => ({ level: "error", event: "part.failed", part, error: expect.any(TypeError) });

describe("what a part failed with", () => {
  it.each([
    ["a fault of ours", new TypeError("x is not a function"), "error"],
    ["a vendor's answer that nobody could read", refused, "warn"],
    ["a vendor's failed call, which has its line", new AppError("UPSTREAM_FAILED", "down", { isLogged: true }), "debug"],
    [
      "what wraps one",
      new AppError("UPSTREAM_FAILED", "down", { cause: new AppError("UPSTREAM_FAILED", "down", { isLogged: true }) }),
      "debug",
    ],
  ])("is told: %s", (_name, error, level) => {
    const { told, goWithout } = listen();
    expect(goWithout("prices")(error)).toBeNull();
    expect(told).toEqual([{ level, event: "part.failed", part: "prices", error }]);
  });

  it("is nothing to tell where it is an answer: there is no such thing", () => {
    const { told, goWithout } = listen();
    expect(goWithout("prices")(new AppError("NOT_FOUND", "no such store"))).toBeNull();
    expect(told).toEqual([]);
  });
});

describe("a fault of ours in a part costs that part and no more, and is in the log:", () => {
  test("the links of an order", async () => {
    const { told, goWithout } = listen();
    await expect(createProductUrls({ cards: slip }, goWithout)(["gid://shopify/Product/1"])).resolves.toEqual(new Map());
    expect(told).toEqual([line("links of an order")]);
  });

  test("where a product stands among the categories", async () => {
    const { told, goWithout } = listen();
    const { breadcrumbs: _, ...sourced } = exampleProduct({ handle: "pump" });
    const service = createCatalogueService({
      products: { ...fakeServices().catalogue, product: async () => ({ ...sourced, categoryHandle: "pumps" }) },
      categories: { categories: slip },
      brandPages: async () => null,
      cache: { get: ({ load }) => load() },
      goWithout,
    });
    await expect(service.product("pump")).resolves.toMatchObject({ handle: "pump", breadcrumbs: [] });
    expect(told).toEqual([line("trail of a product")]);
  });

  test("the pages that a search leads to", async () => {
    const { told, goWithout } = listen();
    const found = await findablePages({ list: slip }, { pageTitles: slip }, { pages: slip }, goWithout);
    expect(found).toMatchObject({ isWhole: false, pages: expect.arrayContaining([expect.objectContaining({ url: "/contact" })]) });
    expect(told).toEqual(["stores among pages", "stories among pages", "cars among pages"].map(line));
  });

  test("what content is chosen by, whose part of the page tells of it", async () => {
    const products = { product: async () => exampleProduct(), cards: async () => [exampleCard] };
    await expect(productFacts({ ...products, categories: slip }, "pump")).rejects.toThrow(TypeError);
    await expect(productFacts({ ...products, categories: () => Promise.reject(refused) }, "pump")).resolves.toMatchObject({
      categoryHandles: [],
    });
  });

  test("the store of a checkout, and the address of a store", async () => {
    const { cart: cartService, stores } = fakeServices();
    const checkoutUrl = vi.fn<typeof cartService.checkoutUrl>(async () => "/_vendors/checkout/1");
    const { ask, lines } = await startTestShop({
      services: { cart: { ...cartService, checkoutUrl }, stores: { ...stores, list: slip, locationId: slip } },
    });
    expect(await ask("/cart/checkout?store=ChIJabc")).toMatchObject({ status: 303, headers: { location: "/_vendors/checkout/1" } });
    expect(await ask("/stores/ChIJabc/")).toMatchObject({ status: 301, headers: { location: "/stores/ChIJabc" } });
    const told = lines.filter(({ event }) => event === "part.failed");
    expect(told).toMatchObject([
      { level: "error", part: "store for the checkout", error: { type: "TypeError" } },
      { level: "error", part: "address of a store", error: { type: "TypeError" } },
    ]);
  });
});
