import { beforeEach, describe, expect, test, vi } from "vitest";
import { noCache } from "#server/cache/no-cache.ts";
import { exampleCard } from "#server/testing/example-card.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { exampleProduct, exampleVariant } from "#shared/testing/example-product.ts";
import type { FitmentService } from "../fitment/fitment-service.ts";
import type { SearchIndexPort } from "../search/search-index-port.ts";
import { createCompareService } from "./compare-service.ts";

const spec = (label: string, value: string) => ({ label, value });
const part = (handle: string, vendor: string, facts: Partial<Product> = {}) =>
  exampleProduct({ handle, vendor, productType: "Boot seal", hasFitment: true, isUniversal: false, ...facts });
const range = [
  part("own", "Ironbark", { specifications: [spec("Brand", "Ironbark"), spec("Profile", "Bulb"), spec("Finish", "Black")] }),
  part("cheap", "Wollemi", { specifications: [spec("Brand", "Wollemi"), spec("Profile", "Lip"), spec("Finish", "Black")] }),
  part("dear", "Heritage", {
    specifications: [spec("Profile", "Bulb")],
    variants: [exampleVariant({ priceCents: 9000 }), exampleVariant({ priceCents: 8000 })],
  }),
];
const card = (handle: string, vendor: string, priceCents: number, availability: ProductCard["availability"] = "in-stock"): ProductCard => ({
  ...exampleCard,
  handle,
  sku: handle,
  vendor,
  priceCents,
  availability,
});

const products = vi.fn<SearchIndexPort["products"]>();
const judged = vi.fn<FitmentService["product"]>();
/** What fits all cars of the part, of what the index found for one of them. */
let same: string[] = [];
const findProduct = async (handle: string): Promise<Product> => {
  const found = range.find((product) => product.handle === handle);
  if (!found) throw new AppError("NOT_FOUND", `no ${handle}`);
  return found;
};
const service = createCompareService({
  findProduct,
  index: { products },
  fitment: {
    product: judged,
    standIns: async (_handle, findOthers) => (await findOthers("64")).filter(({ sku }) => same.includes(sku)),
  },
  cache: noCache,
});
const found = (cards: ProductCard[]) =>
  products.mockResolvedValue([{ queryId: null, total: cards.length, pageCount: 1, products: cards, counts: {}, priceBounds: null }]);

beforeEach(() => {
  products.mockReset();
  judged.mockReset().mockResolvedValue(null);
  same = ["cheap", "cheaper", "dear"];
});

describe("other brands of the same part", () => {
  test("are those that fit all of its cars, one of each brand, what can be had before what costs less, with what is different alone", async () => {
    found([
      card("cheaper", "Wollemi", 100, "out-of-stock"),
      card("cheap", "Wollemi", 200),
      card("dear", "Heritage", 8000),
      card("own2", "Ironbark", 1),
      card("partly", "Other", 1),
    ]);
    const { parts, rows } = await service.otherBrands("own");
    expect(parts.map(({ handle }) => handle)).toEqual(["own", "cheap", "dear"]);
    expect(parts[2]).toMatchObject({ vendor: "Heritage", priceCents: 8000, hasVariants: true });
    expect(rows).toContainEqual({ label: "Profile", values: ["Bulb", "Lip", "Bulb"], isDifferent: true });
    expect(rows).toContainEqual({ label: "Finish", values: ["Black", "Black", null], isDifferent: true });
    expect(rows.every(({ label, isDifferent }) => isDifferent && label !== "Brand")).toBe(true);
    expect(products.mock.calls[0]?.[0][0]?.filters).toMatchObject({
      anyOf: { product_type: ["Boot seal"] },
      cars: { limit: { vehicleIds: ["64"] } },
    });
  });

  test("are none where nothing else fits, and a universal part is asked about nowhere", async () => {
    found([card("partly", "Other", 1)]);
    expect(await service.otherBrands("own")).toEqual({ parts: [], rows: [] });
    range.push(part("any", "Ironbark", { isUniversal: true }));
    products.mockClear();
    expect(await service.otherBrands("any")).toEqual({ parts: [], rows: [] });
    expect(products).not.toHaveBeenCalled();
  });

  test("that are no longer sold are left out", async () => {
    same = ["gone", "cheap"];
    found([card("gone", "Other", 1), card("cheap", "Wollemi", 2)]);
    expect((await service.otherBrands("own")).parts.map(({ handle }) => handle)).toEqual(["own", "cheap"]);
  });
});

describe("a comparison", () => {
  const choice = { vehicleId: "64" };

  test("has the parts in the order that was asked for, with their verdicts, and without those that are gone", async () => {
    const verdict = { positions: [], notes: [], car: null, quantity: null, question: null, vehicleLabel: "HQ" };
    judged.mockImplementation(async (handle) => ({
      ...verdict,
      status: handle === "own" ? "fits" : "does-not-fit",
      reason: handle,
      isConditional: false,
    }));
    const { parts, rows } = await service.compare({ handles: ["dear", "gone", "own"], ...choice });
    expect(parts.map(({ handle, fitment }) => [handle, fitment?.status])).toEqual([
      ["dear", "does-not-fit"],
      ["own", "fits"],
    ]);
    expect(judged).toHaveBeenCalledWith("own", choice);
    expect(rows.find(({ label }) => label === "Profile")).toEqual({ label: "Profile", values: ["Bulb", "Bulb"], isDifferent: false });
  });

  test("says of each part what its way into the cart takes: the variant, the car and whether something is left to choose", async () => {
    const kit = part("kit", "Ironbark", {
      isInStoreOnly: true,
      variants: [exampleVariant({ id: "gid://shopify/ProductVariant/7" })],
      bundleComponents: [
        { handle: "own", title: "Own", quantity: 1, picture: null, options: [], variants: [exampleVariant(), exampleVariant()] },
      ],
    });
    range.push(kit);
    judged.mockResolvedValue({
      status: "fits",
      reason: "Listed.",
      isConditional: false,
      car: "HQ Monaro, front",
      positions: [],
      notes: [],
      quantity: null,
      question: null,
      vehicleLabel: "HQ",
    });
    const { parts } = await service.compare({ handles: ["own", "dear", "kit"], ...choice });
    expect(parts.map(({ hasVariants, hasChoices, isInStoreOnly }) => [hasVariants, hasChoices, isInStoreOnly])).toEqual([
      [false, false, false],
      [true, true, false],
      [false, true, true],
    ]);
    expect(parts[2]).toMatchObject({ variantId: "gid://shopify/ProductVariant/7", fitment: { car: "HQ Monaro, front" } });
  });

  test("stands without verdicts while nobody can tell them; a fault of ours is not hidden", async () => {
    judged.mockRejectedValue(new AppError("UPSTREAM_FAILED", "down"));
    expect((await service.compare({ handles: ["own"] })).parts[0]?.fitment).toBeNull();
    judged.mockRejectedValue(new TypeError("x is not a function"));
    await expect(service.compare({ handles: ["own"] })).rejects.toThrow(TypeError);
  });
});
