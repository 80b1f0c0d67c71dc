import { describe, expect, it, vi } from "vitest";
import { createPublicCache } from "#server/cache/create-public-cache.ts";
import type { PublicCache } from "#server/cache/public-cache.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { exampleCard } from "#server/testing/example-card.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { exampleProduct } from "#shared/testing/example-product.ts";
import type { CategoryRecord, CategorySource, ProductSource, SourcedProduct } from "./catalogue-port.ts";
import { createCatalogueService } from "./catalogue-service.ts";

const noCache: PublicCache = { get: ({ load }) => load() };

const record = (handle: string, parentHandle: string | null, productCount = 3): CategoryRecord => ({
  handle,
  parentHandle,
  title: handle.toUpperCase(),
  path: handle,
  url: `/parts/${handle}`,
  level: 1,
  productCount,
  picture: null,
});
const tree = [
  record("brakes", null),
  record("pads", "brakes"),
  record("drums", "brakes", 0),
  record("ring-a", "ring-b"),
  record("ring-b", "ring-a"),
];

function sourced(handle: string, categoryHandle: string | null): SourcedProduct {
  const { breadcrumbs: _, ...product } = exampleProduct({ handle });
  return { ...product, categoryHandle };
}

function serviceWith(
  changes: {
    product?: ProductSource["product"];
    productStock?: ProductSource["productStock"];
    categories?: CategorySource["categories"];
    recommendations?: ProductSource["recommendations"];
    cards?: ProductSource["cards"];
    brandPages?: () => Promise<ReadonlySet<string> | null>;
    cache?: PublicCache;
  } = {},
) {
  const product = vi.fn<ProductSource["product"]>(changes.product ?? (async (handle) => sourced(handle, "pads")));
  const products: ProductSource = {
    product,
    productStock: changes.productStock ?? (async () => null),
    variantStock: async () => [],
    recommendations: changes.recommendations ?? (async () => []),
    cards: changes.cards ?? (async () => []),
    productHandles: async () => [],
  };
  const categories = { categories: changes.categories ?? (async () => tree) };
  const { brandPages = async () => null, cache = noCache } = changes;
  return { product, service: createCatalogueService({ products, categories, brandPages, cache }) };
}

describe("the catalogue", () => {
  it("puts a product into its place in the category tree", async () => {
    const product = await serviceWith().service.product("part");
    expect(product.breadcrumbs).toEqual([
      { label: "BRAKES", url: "/parts/brakes" },
      { label: "PADS", url: "/parts/pads" },
    ]);
    expect(product).not.toHaveProperty("categoryHandle");
  });

  it("knows a brand's address only where the brand has a page, for the platform knows vendors alone [shop-2.51]", async () => {
    const { brandSlug: slug } = exampleProduct();
    const card = { ...exampleCard, brandSlug: slug };
    const slugsWith = async (...pages: string[]) => {
      const { service } = serviceWith({
        cards: async () => [card],
        recommendations: async () => [{ ...card, productType: "Another kind" }],
        brandPages: async () => new Set(pages),
      });
      const shown = [await service.product("part"), ...(await service.cards(["1"])), ...(await service.recommendations("part"))];
      return shown.map(({ brandSlug }) => brandSlug);
    };
    expect(slug).not.toBeNull();
    expect(await slugsWith("another", String(slug))).toEqual([slug, slug, slug]);
    expect(await slugsWith("another")).toEqual([null, null, null]);
  });

  it("takes a brand to have a page while nobody can tell", async () => {
    const { brandSlug } = await serviceWith({ brandPages: async () => null }).service.product("part");
    expect(brandSlug).toBe(exampleProduct().brandSlug);
  });

  it("shows a product without its place while the category tree is out of reach", async () => {
    const { service } = serviceWith({ categories: () => Promise.reject(new AppError("UPSTREAM_TIMEOUT", "slow")) });
    expect((await service.product("part")).breadcrumbs).toEqual([]);
  });

  it("does not hang on a category tree that runs in circles", async () => {
    const { service } = serviceWith({ product: async (handle) => sourced(handle, "ring-a") });
    expect((await service.product("part")).breadcrumbs).toHaveLength(2);
  });

  it("asks the platform for a product once, for its page and for what goes with it", async () => {
    const metrics = createMetrics({ version: "0", revision: "test" });
    const cache = createPublicCache({ maxBytes: 1_000_000, logger: silentLogger, metrics });
    const { service, product } = serviceWith({ cache, recommendations: async () => [exampleCard] });
    const [shown, recommended] = await Promise.all([service.product("part"), service.recommendations("part")]);
    expect(shown.handle).toBe("part");
    expect(recommended).toEqual([exampleCard]);
    expect(product).toHaveBeenCalledTimes(1);
  });

  it("recommends nothing that does the same job", async () => {
    const rival = { ...exampleCard, productType: sourced("part", null).productType };
    const { service } = serviceWith({ recommendations: async () => [rival, exampleCard] });
    expect(await service.recommendations("part")).toEqual([exampleCard]);
  });

  it("answers an unknown product with a 404 for the shopper", async () => {
    const { service } = serviceWith({ product: async () => null });
    await expect(service.product("nope")).rejects.toMatchObject({ code: "NOT_FOUND", userMessage: "This product could not be found" });
    await expect(service.productStock("nope")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("tells what every store has of a bundle's components too", async () => {
    const component = (handle: string) => ({ handle, quantity: 2, title: "", picture: null, options: [], variants: [] });
    const kit = { ...sourced("kit", null), bundleComponents: ["seal", "gone"].map(component) };
    const entry = (storeId: string, unitsByVariant: Record<string, number>) => ({
      storeId,
      storeName: "",
      suburb: "",
      state: "",
      unitsByVariant,
    });
    const stock: Record<string, ReturnType<typeof entry>[]> = {
      kit: [entry("1", { kit: 9 })],
      seal: [entry("2", { LH: 4, RH: 5 }), entry("1", { LH: 1, RH: 2 })],
    };
    const { service } = serviceWith({ product: async () => kit, productStock: async (handle) => stock[handle] ?? null });
    expect(await service.productStock("kit")).toEqual([entry("1", { kit: 9, LH: 1, RH: 2 }), entry("2", { LH: 4, RH: 5 })]);
  });

  it.each(["", "-x", "a/b", "<script>", "%00", "a".repeat(300), "gid://shopify/Product/1"])(
    "does not ask the platform for a handle that cannot be one: %s",
    async (handle) => {
      const { service, product } = serviceWith();
      await expect(service.product(handle)).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect(product).not.toHaveBeenCalled();
    },
  );

  it("shows categories of brands at the address that the index gives them, like any other", async () => {
    const at = (url: string, handle: string, parentHandle: string | null) => ({ ...record(handle, parentHandle), url });
    const branch = [
      at("/parts/brand-categories", "brand-categories", null),
      at("/parts/brand-categories/holden", "brand-categories--holden", "brand-categories"),
      at("/parts/brand-categories/holden/brakes", "brand-categories--holden--brakes", "brand-categories--holden"),
    ];
    const { service } = serviceWith({ categories: async () => [...tree, ...branch] });
    const category = await service.category("/parts/brand-categories/holden/brakes");
    expect(category).toMatchObject({ handle: "brand-categories--holden--brakes", url: "/parts/brand-categories/holden/brakes" });
    expect(category.breadcrumbs.map(({ label, url }) => (url === "/parts" ? label : url))).toEqual([
      "All Categories",
      "/parts/brand-categories",
      "/parts/brand-categories/holden",
    ]);
  });

  it("finds a category by its path, with the trail to it and only the children that hold something", async () => {
    const { service } = serviceWith();
    const category = await service.category("/parts/brakes/");
    expect(category.breadcrumbs).toEqual([{ label: "All Categories", url: "/parts" }]);
    expect(category.children.map(({ handle }) => handle)).toEqual(["pads"]);
    expect((await service.category("/parts/pads")).breadcrumbs).toHaveLength(2);
    await expect(service.category("/parts/nope")).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await service.collectionAt("/parts/brakes/")).toBe(category.handle);
    await expect(service.collectionAt("/parts/nope")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
