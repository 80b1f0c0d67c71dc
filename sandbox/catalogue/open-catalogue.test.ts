import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openCatalogue } from "./open-catalogue.ts";
import { stressCases } from "./stress-cases.ts";
import type { Catalogue, CatalogueProduct } from "./types.ts";

const productCount = 400;
const scratch = mkdtempSync(join(tmpdir(), "catalogue-"));
const dataDir = join(scratch, "shared");
let open: Catalogue[] = [];

async function opened(options: Partial<Parameters<typeof openCatalogue>[0]> = {}): Promise<Catalogue> {
  const catalogue = await openCatalogue({ dataDir, productCount, ...options });
  open.push(catalogue);
  return catalogue;
}

function product(catalogue: Catalogue, name: keyof typeof stressCases): CatalogueProduct {
  const found = catalogue.productByHandle(stressCases[name]);
  if (found === undefined) throw new Error(`No ${name}`);
  return found;
}

function firstVariantId(catalogue: Catalogue, name: keyof typeof stressCases): number {
  return product(catalogue, name).variants[0]?.id ?? -1;
}

beforeAll(async () => (await openCatalogue({ dataDir, productCount })).close());
afterEach(() => {
  for (const catalogue of open) catalogue.close();
  open = [];
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("opening", () => {
  test("a seeded catalogue is opened without seeding it again", async () => {
    let progressCount = 0;
    const catalogue = await opened({ onProgress: () => (progressCount += 1) });
    expect([catalogue.productCount, progressCount]).toEqual([productCount, 0]);
  });

  test("another size seeds anew and tells its progress up to the end", async () => {
    const progress: number[] = [];
    const catalogue = await opened({ dataDir: join(scratch, "sized"), productCount: 600, onProgress: ({ done }) => progress.push(done) });
    expect(catalogue.productCount).toBe(600);
    expect(progress).toEqual([500, 600]);
  });

  test("a file that is no database is replaced", async () => {
    const damagedDir = join(scratch, "damaged");
    (await openCatalogue({ dataDir: damagedDir, productCount })).close();
    writeFileSync(join(damagedDir, "catalogue.sqlite"), "not a database, but long enough to be looked at as one".repeat(100));
    expect((await opened({ dataDir: damagedDir })).productCount).toBe(productCount);
  });

  test("a seed killed half way is thrown away and made again", async () => {
    const killedDir = join(scratch, "killed");
    const source = pathToFileURL(join(import.meta.dirname, "open-catalogue.ts")).href;
    const script = `const { openCatalogue } = await import(${JSON.stringify(source)});
      await openCatalogue({ dataDir: ${JSON.stringify(killedDir)}, productCount: 3000, onProgress: ({ done }) => process.stdout.write(done + "\\n") });`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(existsSync(join(killedDir, "catalogue.sqlite"))).toBe(true);

    let isSeeded = false;
    const catalogue = await opened({ dataDir: killedDir, productCount: 3000, onProgress: () => (isSeeded = true) });
    expect([isSeeded, catalogue.productCount, [...catalogue.products()].length]).toEqual([true, 3000, 3000]);
  }, 60_000);
});

describe("reading", () => {
  test("finds a product by handle, id and variant id alike", async () => {
    const catalogue = await opened();
    const found = product(catalogue, "leftHandTwin");
    expect(catalogue.productById(found.id)).toEqual(found);
    expect(catalogue.productByVariantId(found.variants[0]?.id ?? 0)?.variant).toEqual(found.variants[0]);
    expect([catalogue.productById(1), catalogue.productByHandle("nothing"), catalogue.productByVariantId(1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("pages through a category, newest first, as many products as the category counts", async () => {
    const catalogue = await opened();
    const brakes = catalogue.categories.find(({ handle }) => handle === "brakes");
    const all = catalogue.productsInCategory(brakes?.id ?? 0, 0, 1000);
    expect(all.length).toBe(brakes?.productCount);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(catalogue.productsInCategory(brakes?.id ?? 0, 5, 3)).toEqual(all.slice(5, 8));
  });

  test("lists the products of a promotion", async () => {
    const catalogue = await opened();
    const [promotion] = catalogue.promotions;
    const listed = catalogue.productsInPromotion(promotion?.handle ?? "", 0, 10);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.every(({ promotionHandles }) => promotionHandles.includes(promotion?.handle ?? ""))).toBe(true);
  });

  test("promotions end near the first start, and a restart doesn't move them", async () => {
    const ownDir = join(scratch, "dated");
    const first = await opened({ dataDir: ownDir, bootedAt: new Date("2028-06-01T09:00:00Z") });
    const ends = first.promotions.map(({ endsAt }) => endsAt.slice(0, 10));
    expect(ends).toEqual(expect.arrayContaining(["2028-06-10", "2028-06-06", "2028-07-04"]));
    const again = await opened({ dataDir: ownDir, bootedAt: new Date("2028-06-04T22:00:00Z") });
    expect(again.promotions).toEqual(first.promotions);
    const newest =
      [...again.products()]
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .at(-1) ?? "";
    expect(newest.slice(0, 7)).toBe("2028-05");
  });

  test("a new arrival is no older than two months, and nobody has judged it before it came", async () => {
    const now = new Date("2028-06-01T09:00:00Z");
    const catalogue = await opened({ dataDir: join(scratch, "dated"), bootedAt: now });
    const products = [...catalogue.products()];
    const arrivals = products.filter(({ tags }) => tags.includes("new_arrival"));
    expect(arrivals.length).toBeGreaterThan(0);
    for (const { createdAt } of arrivals) expect(now.getTime() - Date.parse(createdAt)).toBeLessThan(62 * 86_400_000);
    const early = products.filter(({ createdAt, reviews }) => reviews.some((review) => review.createdAt < createdAt));
    expect(early.map(({ handle }) => handle)).toEqual([]);
  });

  test("ends one deal ten seconds after the start, every time", async () => {
    const catalogue = await opened({ bootedAt: new Date("2027-01-02T03:04:05Z") });
    expect(product(catalogue, "endingDeal").dealExpiresAt).toBe("2027-01-02T03:04:15.000Z");
    expect([...catalogue.products()].find(({ handle }) => handle === stressCases.endingDeal)?.dealExpiresAt).toBe(
      "2027-01-02T03:04:15.000Z",
    );
  });
});

describe("stock", () => {
  test("taken for an order stays taken after the catalogue is opened again", async () => {
    const before = await opened();
    const variantId = firstVariantId(before, "twoLeft");
    expect(before.takeStock(variantId, 1)).toBe(true);
    const after = await opened();
    expect(after.productByVariantId(variantId)?.variant.stock).toBe(1);
    after.setVariantStock(variantId, 1, 1);
    after.setVariantStock(variantId, 7, 1);
    expect(after.productByVariantId(variantId)?.variant).toMatchObject({ stock: 2, stockByStore: { 1: 1, 7: 1 } });
  });

  test("is not taken at all when there is not enough", async () => {
    const catalogue = await opened();
    const variantId = firstVariantId(catalogue, "oneLeft");
    expect(catalogue.takeStock(variantId, 2)).toBe(false);
    expect(catalogue.productByVariantId(variantId)?.variant.stock).toBe(1);
  });

  test("is taken from the store that hands it over before any other", async () => {
    const catalogue = await opened();
    const variantId = firstVariantId(catalogue, "twoLeft");
    catalogue.setVariantStock(variantId, 2, 9);
    catalogue.setVariantStock(variantId, 7, 2);
    catalogue.takeStock(variantId, 3, 7);
    const { stockByStore = {} } = catalogue.productByVariantId(variantId)?.variant ?? {};
    expect([stockByStore[7], stockByStore[2]]).toEqual([undefined, 8]);
  });

  test("of a made-to-order part is never short", async () => {
    const catalogue = await opened();
    expect(catalogue.takeStock(firstVariantId(catalogue, "madeToOrder"), 500)).toBe(true);
  });

  test("that runs out takes the product out of stock, and a delivery brings it back; listeners hear both", async () => {
    const catalogue = await opened();
    const variantId = firstVariantId(catalogue, "oneLeft");
    const heard: string[] = [];
    const stop = catalogue.onProductChanged(({ availability }) => heard.push(availability));
    catalogue.takeStock(variantId, 1);
    catalogue.setVariantStock(variantId, 1, 1);
    stop();
    catalogue.setVariantStock(variantId, 2, 4);
    catalogue.setVariantStock(variantId, 2, 0);
    expect(heard).toEqual(["out-of-stock", "in-stock"]);
  });

  test("of unknown variants, stores and amounts is refused", async () => {
    const catalogue = await opened();
    const variantId = firstVariantId(catalogue, "oneLeft");
    expect(() => catalogue.takeStock(1, 1)).toThrow(RangeError);
    expect(() => catalogue.setVariantStock(variantId, 99, 1)).toThrow(RangeError);
    expect(() => catalogue.setVariantStock(variantId, 1, -1)).toThrow(RangeError);
    expect(() => catalogue.takeStock(variantId, 0)).toThrow(RangeError);
  });
});
