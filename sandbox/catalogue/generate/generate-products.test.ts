import { hash } from "node:crypto";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readSandboxConfig } from "../../config.ts";
import { stressCases } from "../stress-cases.ts";
import { readSeedTables, type SeedTables } from "../tables/seed-tables.ts";
import type { AvailabilityKind, CatalogueProduct } from "../types.ts";
import { generateProducts } from "./generate-products.ts";

const defaultCount = readSandboxConfig({}).productCount;

let tables: SeedTables;
let products: CatalogueProduct[];
let small: CatalogueProduct[];
let byHandle: Map<string, CatalogueProduct>;

beforeAll(() => {
  tables = readSeedTables(join(import.meta.dirname, "../../data"), "Rares");
  products = [...generateProducts(tables, 4000)];
  small = [...generateProducts(tables, 400)];
  byHandle = new Map(products.map((product) => [product.handle, product]));
}, 60_000);

function shareOf(isCounted: (product: CatalogueProduct) => boolean): number {
  return products.filter(isCounted).length / products.length;
}

function stress(name: keyof typeof stressCases): CatalogueProduct {
  const product = byHandle.get(stressCases[name]);
  if (product === undefined) throw new Error(`Stress case ${name} is missing`);
  return product;
}

const digest = (some: CatalogueProduct[]) => hash("sha256", JSON.stringify(some), "hex");

describe("the generated catalogue", () => {
  test("nobody reviews a shirt or a gift card as a part, and nothing says that a gift card is made of something", () => {
    const forPeople = products.filter(({ isForPeople }) => isForPeople);
    const words = forPeople.flatMap(({ reviews }) => reviews.map(({ title, body }) => `${title} ${body}`));
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((text) => /fitted|straight on|bench|fettling|on the road|holes|the car/i.test(text))).toEqual([]);
    const giftCards = products.filter(({ productType }) => productType === "Gift card");
    expect(giftCards.length).toBeGreaterThan(0);
    for (const { material, descriptionHtml, specifications } of giftCards) {
      expect(material).toBe("Digital");
      expect(descriptionHtml).not.toMatch(/made of|packed/i);
      expect(specifications.map(({ label }) => label)).not.toContain("Weight");
    }
  });

  test("has as many products as asked for", () => {
    expect(products).toHaveLength(4000);
  });

  test("comes out the same every time, and a small one is made of the same records as a large one", () => {
    expect(digest([...generateProducts(tables, 400)])).toBe(digest(small));
    const known = small.filter(({ handle }) => byHandle.has(handle));
    expect(known.length).toBeGreaterThan(390);
    expect(known.filter((product) => product.bundleComponents.length === 0)).toEqual(
      known.filter((product) => product.bundleComponents.length === 0).map(({ handle }) => byHandle.get(handle)),
    );
  });

  test("gives every product, variant and SKU its own identity", () => {
    const variants = products.flatMap((product) => product.variants);
    expect(byHandle.size).toBe(products.length);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(products.map(({ partNumber }) => partNumber)).size).toBe(products.length);
    expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
  });

  test("keeps near the shop's mix of availability, reductions and low stock", () => {
    const target: Record<AvailabilityKind, number> = {
      "in-stock": 0.7,
      backorder: 0.09,
      "special-order": 0.07,
      "made-to-order": 0.06,
      "out-of-stock": 0.08,
    };
    const missed = Object.entries(target).filter(
      ([kind, share]) => Math.abs(shareOf(({ availability }) => availability === kind) - share) > 0.02,
    );
    expect(missed).toEqual([]);
    expect(shareOf(({ variants }) => variants.some(({ compareAtPriceCents }) => compareAtPriceCents !== null))).toBeCloseTo(0.12, 1);
    expect(shareOf(({ variants }) => variants.some(({ stock }) => stock === 1 || stock === 2))).toBeCloseTo(0.1, 1);
  });

  test("fills all six price bands", () => {
    const bands = [0, 50, 100, 500, 1000, 3000, 7500.01].map((dollars) => dollars * 100);
    const counts = bands
      .slice(1)
      .map(
        (high, index) =>
          products.filter(({ variants }) => variants.some(({ priceCents }) => priceCents >= (bands[index] ?? 0) && priceCents < high))
            .length,
      );
    expect(Math.min(...counts)).toBeGreaterThan(10);
    expect(products.every(({ variants }) => variants.every(({ priceCents }) => priceCents >= 200 && priceCents <= 750_000))).toBe(true);
  });

  test("asks more for the compare-at price than for the price", () => {
    const reduced = products.flatMap(({ variants }) => variants).filter(({ compareAtPriceCents }) => compareAtPriceCents !== null);
    expect(reduced.every(({ compareAtPriceCents, priceCents }) => (compareAtPriceCents ?? 0) > priceCents)).toBe(true);
  });

  test("puts products into every category that has a product type, of every brand", () => {
    const leaves = new Set(tables.types.map(({ category_url: url }) => tables.categoryIdsOf(url)[0]));
    expect(leaves.size).toBe(249);
    expect(new Set(products.map(({ categoryIds }) => categoryIds[0]))).toEqual(leaves);
    expect(new Set(products.map(({ vendor }) => vendor))).toEqual(new Set(tables.brands.map(({ name }) => name)));
  });

  test("sums the stock over the stores, and shelves nothing that is not in stock", () => {
    for (const { availability, variants } of products) {
      for (const { stock, stockByStore } of variants)
        expect(Object.values(stockByStore).reduce((sum, units) => sum + units, 0)).toBe(stock);
      expect(variants.some(({ stock }) => stock > 0)).toBe(availability === "in-stock");
    }
  });

  test("fits only vehicles that exist, within the years they were built", () => {
    const vehicles = new Map(tables.vehicles.map((vehicle) => [vehicle.id, vehicle]));
    for (const row of products.flatMap(({ fitment }) => fitment)) {
      const fitted = row.vehicleIds.map((id) => vehicles.get(id));
      expect(fitted.length).toBeGreaterThan(0);
      expect(fitted.every((vehicle) => vehicle !== undefined && vehicle.yearFrom >= row.yearFrom && vehicle.yearTo <= row.yearTo)).toBe(
        true,
      );
    }
    expect(products.every(({ isUniversal, fitment }) => !isUniversal || fitment.length === 0)).toBe(true);
  });

  test("has parts for every group of makes that the shop is for [shop-1.2]", () => {
    const groups = ["British", "Chrysler", "Ford", "GM", "Holden", "Mazda", "Nissan", "Toyota"];
    const fitted = new Set(products.flatMap(({ fitment }) => fitment.flatMap(({ vehicleIds }) => vehicleIds)));
    const fitting = tables.vehicles.filter(({ id }) => fitted.has(id));
    expect([...new Set(fitting.map(({ makeGroup }) => makeGroup))].toSorted()).toEqual(groups);
  });

  test("has some parts, and not many, that nobody knows the cars of", () => {
    const unlisted = products.filter(({ isUniversal, fitment }) => !isUniversal && fitment.length === 0);
    expect(unlisted.length).toBeGreaterThan(20);
    expect(unlisted.length).toBeLessThan(products.length / 20);
  });

  test("gives the popular cars plenty of parts", () => {
    const kingswood = tables.vehicles.find(({ model, series }) => model === "Kingswood" && series === "HQ");
    const fitting = products.filter(({ fitment }) => fitment.some(({ vehicleIds }) => vehicleIds.includes(kingswood?.id ?? -1)));
    expect(fitting.length).toBeGreaterThan(60);
  });

  test("pairs left with right, for the same cars at the same price", () => {
    const left = products.filter(({ otherSideHandle, handle }) => otherSideHandle !== null && handle.includes("left-hand"));
    expect(left.length).toBeGreaterThan(300);
    for (const product of left) {
      const right = byHandle.get(product.otherSideHandle ?? "");
      expect(right?.otherSideHandle).toBe(product.handle);
      expect(right?.fitment.map(({ vehicleIds }) => vehicleIds)).toEqual(product.fitment.map(({ vehicleIds }) => vehicleIds));
      expect(right?.variants.map(({ priceCents }) => priceCents)).toEqual(product.variants.map(({ priceCents }) => priceCents));
    }
  });

  test("makes kits of parts that are sold on their own", () => {
    const kits = products.filter(({ bundleComponents }) => bundleComponents.length > 0);
    expect(kits.length).toBeGreaterThan(20);
    for (const { bundleComponents, availability } of kits) {
      const components = bundleComponents.map(({ productHandle }) => byHandle.get(productHandle));
      expect(components).not.toContain(undefined);
      const lacksPart = components.some((component) => component?.availability === "out-of-stock");
      expect(lacksPart && availability !== "out-of-stock").toBe(false);
    }
  });

  test("shows three to six pictures a product, many of them shared, and a variant's own colour", () => {
    const pictured = products.filter(({ images }) => images.length > 0);
    expect(products.length - pictured.length).toBe(1);
    expect(pictured.every(({ images }) => images.length >= 3 && images.length <= 6)).toBe(true);
    expect(new Set(products.flatMap(({ images }) => images.map(({ path }) => path))).size).toBeLessThan(products.length * 2.5);
    expect(pictured.every(({ images, variants }) => variants.every(({ imageIndex }) => imageIndex < images.length))).toBe(true);
  });

  test("writes a description of its own attributes for every product", () => {
    expect(products.every(({ descriptionHtml }) => /^<p>.{30,}<\/p><p>.{10,}<\/p>$/.test(descriptionHtml))).toBe(true);
    expect(products.some(({ descriptionHtml }) => /undefined|null|NaN|\[object/.test(descriptionHtml))).toBe(false);
    expect(products.some(({ descriptionHtml }) => descriptionHtml.includes("Choose the CCA above."))).toBe(true);
    expect(new Set(products.map(({ descriptionHtml }) => descriptionHtml)).size).toBeGreaterThan(3500);
  });

  test("runs several promotions and has ended ones, all with products", () => {
    const handles = new Set(products.flatMap(({ promotionHandles }) => promotionHandles));
    expect(handles.size).toBe(9);
  });
});

describe("what restorers ask for first", () => {
  let whole: CatalogueProduct[];
  const partsOf = (vehicleId: number) => whole.filter(({ fitment }) => fitment.some(({ vehicleIds }) => vehicleIds.includes(vehicleId)));

  beforeAll(() => {
    whole = [...generateProducts(tables, defaultCount)];
  });

  test("is there for the forty most popular cars, at least 150 parts each", () => {
    const counted = [...tables.restoring.carIds].map((id) => partsOf(id).length);
    expect(counted).toHaveLength(40);
    expect(Math.min(...counted)).toBeGreaterThanOrEqual(150);
  });

  test.each([
    ["Front brake hose", /left hand/],
    ["Rear brake hose", /./],
    ["Front door seal", /coupe/],
    ["Windscreen rubber", /coupe/],
    ["Chrome bumper bar", /front/],
    ["Chrome bumper bar", /rear/],
    ["Bonnet", /./],
    ["Moulded carpet set", /, manual,/],
    ["Moulded carpet set", /, automatic,/],
    ["Front grille", /./],
    ["Water pump", /, with air conditioning,/],
    ["Water pump", /, without air conditioning,/],
    ["Clutch kit", /, heavy duty,/],
    ["Gear oil 2L", /, manual gearbox,/],
    ["Gear oil 2L", /, differential,/],
    ["Tyre", /, radial in the original size,/],
  ])("includes the %s that a Monaro needs, and its title names the condition: %s", (type, words) => {
    const monaro = tables.vehicles.find(({ model, series }) => model === "Monaro" && series === "HQ");
    const found = partsOf(monaro?.id ?? -1).filter(({ productType, title }) => productType === type && words.test(title));
    expect(found.length).toBeGreaterThan(0);
  });

  test("says of a condition in the title the same as in the fitment", () => {
    const pumps = whole.filter(({ title }) => /^Water pump, with(out)? air conditioning,/.test(title));
    expect(pumps.length).toBeGreaterThan(10);
    for (const { title, fitment } of pumps)
      expect(new Set(fitment.flatMap(({ notes }) => notes))).toEqual(new Set([title.includes("without") ? "Without A/C" : "With A/C"]));
    const carpets = whole.filter(({ title }) => title.includes(", manual,") && title.startsWith("Moulded carpet set"));
    expect(carpets.every(({ fitment }) => fitment.every(({ transmission }) => transmission === "Manual"))).toBe(true);
  });

  test("leaves a smaller catalogue as it was: the larger one begins with it", () => {
    expect(whole.slice(0, 4000).map(({ handle }) => handle)).toEqual(products.map(({ handle }) => handle));
    expect(whole).toHaveLength(defaultCount);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(defaultCount);
  });
});

describe("the stress cases", () => {
  test("all exist, in a small catalogue too", () => {
    const smallHandles = new Set(small.map(({ handle }) => handle));
    expect(Object.values(stressCases).filter((handle) => !byHandle.has(handle) || !smallHandles.has(handle))).toEqual([]);
  });

  test("write part numbers with a dash, a dot, a space, a slash, and O beside 0", () => {
    const names = ["numberWithDash", "numberWithDot", "numberWithSpace", "numberWithSlash"] as const;
    expect(names.map((name) => stress(name).partNumber)).toEqual(["CAS-40-2150", "COO.0707-60", "GHW 4417", "BIL/6205/2RS"]);
    expect(stress("numberWithLetterO").partNumber.replaceAll("O", "0")).toBe(stress("numberWithDigitZero").partNumber);
  });

  test("chain a superseded number through three products", () => {
    const second = byHandle.get(stress("supersededFirst").replacedByHandle ?? "");
    const current = byHandle.get(second?.replacedByHandle ?? "");
    expect(current?.handle).toBe(stressCases.supersededCurrent);
    expect(current?.replacesNumbers).toEqual([second?.partNumber, stress("supersededFirst").partNumber]);
  });

  test("share one original number between two brands", () => {
    expect(stress("sharedNumberFirstBrand").vendor).not.toBe(stress("sharedNumberSecondBrand").vendor);
    expect(stress("sharedNumberFirstBrand").otherNumbers).toEqual(stress("sharedNumberSecondBrand").otherNumbers);
  });

  test("hold a kit that can be bought and one that lacks a part", () => {
    expect(stress("kit").availability).toBe("in-stock");
    expect(stress("kit").bundleComponents.length).toBeGreaterThan(1);
    expect(stress("kitWithMissingPart").bundleComponents.map(({ productHandle }) => productHandle)).toContain(stressCases.missingPart);
    expect(stress("kitWithMissingPart").availability).toBe("out-of-stock");
  });

  test("reach the ends of price, length, applications and variants", () => {
    expect(stress("cheapest").variants[0]?.priceCents).toBe(200);
    expect(stress("dearest").variants[0]?.priceCents).toBe(745_000);
    expect(stress("longTitle").title).toHaveLength(120);
    expect(stress("manyApplications").fitment.length).toBeGreaterThan(250);
    expect(stress("universalSixVariants").variants).toHaveLength(6);
    expect(stress("noImage").images).toEqual([]);
    expect(stress("nonAsciiReview").reviews[0]?.body).toContain("部品");
    expect([stress("oneLeft"), stress("twoLeft")].map(({ variants }) => variants[0]?.stock)).toEqual([1, 2]);
    expect(stress("soldByTheMetre").variants[0]).toMatchObject({ quantityMinimum: 2, quantityMaximum: 50 });
    expect(stress("hiddenFromShelves").tags).toContain("no_carousel");
    expect(stress("noCarousel").tags).toContain("no_carousel");
  });
});
