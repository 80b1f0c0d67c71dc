import type { Catalogue, CatalogueProduct, Category, Store } from "#sandbox/catalogue/types.ts";
import { smallProducts } from "./small-products.ts";

const category = (id: number, parentId: number | null, level: number, path: string, handle: string, productCount: number): Category => ({
  id,
  parentId,
  level,
  path,
  handle,
  productCount,
  title: path.split(" > ").at(-1) ?? path,
  url: `/parts/${handle.replaceAll("--", "/")}`,
  isLeaf: true,
});

const store = (id: number, shortName: string, latitude: number, longitude: number): Store => ({
  id,
  placeId: `Place${id}`,
  shortName,
  name: `Rares ${shortName}`,
  state: "VIC",
  country: "AU",
  street: `${id} Test Street`,
  suburb: shortName,
  postcode: "3000",
  latitude,
  longitude,
  phone: "(03) 5550 1000",
  openingHours: [{ day: "Monday", hours: "8:30 am-5:00 pm" }],
  timeZone: "Australia/Melbourne",
  isWarehouse: id === 1,
});

const promotion = (handle: string, percentOff: number | null) => ({
  handle,
  title: handle,
  description: `All about ${handle}`,
  startsAt: "2026-01-01T00:00:00.000Z",
  endsAt: "2035-01-01T00:00:00.000Z",
  percentOff,
  categoryHandles: [],
});

/** A catalogue of ten products in memory, for tests of commerce alone. */
export function createSmallCatalogue(): Catalogue {
  const products = smallProducts();
  const listeners = new Set<(product: CatalogueProduct) => void>();
  const byVariant = (variantId: number) => {
    const product = products.find(({ variants }) => variants.some(({ id }) => id === variantId));
    const variant = product?.variants.find(({ id }) => id === variantId);
    return product === undefined || variant === undefined ? undefined : { product, variant };
  };
  const page = (matches: (product: CatalogueProduct) => boolean, offset: number, limit: number) =>
    products.filter(matches).slice(offset, offset + limit);
  return {
    productCount: products.length,
    digest: "written by hand",
    products: () => products.values(),
    productById: (id) => products.find((product) => product.id === id),
    productByHandle: (handle) => products.find((product) => product.handle === handle),
    productByVariantId: byVariant,
    productsInCategory: (categoryId, offset, limit) => page(({ categoryIds }) => categoryIds.includes(categoryId), offset, limit),
    productsInPromotion: (handle, offset, limit) => page(({ promotionHandles }) => promotionHandles.includes(handle), offset, limit),
    setVariantStock(variantId, storeId, units) {
      const { product, variant } = byVariant(variantId) ?? {};
      if (product === undefined || variant === undefined) throw new RangeError(`Unknown variant ${variantId}`);
      variant.stockByStore[storeId] = units;
      variant.stock = Object.values(variant.stockByStore).reduce((sum, count) => sum + count, 0);
      for (const listener of listeners) listener(product);
    },
    takeStock(variantId, quantity, storeId = 0) {
      const { variant } = byVariant(variantId) ?? {};
      if (variant === undefined || (!variant.isFreeSale && variant.stock < quantity)) return false;
      if (!variant.isFreeSale) variant.stock -= quantity;
      const atStore = variant.stockByStore[storeId];
      if (atStore !== undefined) variant.stockByStore[storeId] = Math.max(0, atStore - quantity);
      return true;
    },
    productsWithChangedStock: () => [],
    onProductChanged(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => undefined,
    categories: [
      category(1, null, 1, "Brakes", "brakes", 6),
      category(2, 1, 2, "Brakes > Brake Pads", "brakes--brake-pads", 6),
      category(3, null, 1, "Engine", "engine", 2),
      category(4, null, 1, "Collectables & Gifts", "collectables-and-gifts", 2),
      category(5, 4, 2, "Collectables & Gifts > Bar & Mancave", "collectables-and-gifts--bar-and-mancave", 1),
      category(
        6,
        5,
        3,
        "Collectables & Gifts > Bar & Mancave > Mugs & Stubby Holders",
        "collectables-and-gifts--bar-and-mancave--mugs-and-stubby-holders",
        1,
      ),
    ],
    brands: [],
    promotions: [promotion("shed-essentials", 10), promotion("gift-guide", null)],
    vehicles: [],
    stores: [store(1, "Coburg North", -37.73, 144.97), store(2, "Hobart", -42.88, 147.33), store(3, "Darwin", -12.46, 130.84)],
  };
}
