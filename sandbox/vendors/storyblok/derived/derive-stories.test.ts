import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import type { Category } from "#sandbox/catalogue/types.ts";
import { readSeedTables } from "#sandbox/catalogue/tables/seed-tables.ts";
import { deriveStories } from "./derive-stories.ts";

const dataDir = mkdtempSync(join(tmpdir(), "stories-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const tables = readSeedTables("sandbox/data", "Rares");
const categories: Category[] = tables.categories.map((category) => ({ ...category, productCount: 10 }));
const catalogue = {
  digest: "menu",
  categories,
  brands: tables.brands,
  promotions: [],
  productsInCategory: () => [],
  products: () => [].values(),
  vehicles: tables.vehicles,
};

const linkSchema = z.object({ link: z.object({ $link: z.string() }) });
const departmentsSchema = z.array(linkSchema.extend({ items: z.array(linkSchema) }));

/** The handles of the categories that an address lists. */
function listedBy(address: string): string[] {
  const url = new URL(address, "http://shop.test");
  return url.pathname === "/search" ? url.searchParams.getAll("category") : [url.pathname.replace("/parts/", "").replaceAll("/", "--")];
}

it("each department of the header's menu leads to all that stands below it, and plain pages come after them", () => {
  const story = deriveStories(catalogue, dataDir).find(({ fullSlug }) => fullSlug === "navigation-menus/header");
  const entries = departmentsSchema.parse(story?.content["items"]);
  const items = entries.slice(0, 7);
  expect(entries.slice(7).map(({ link, items: below }) => [link.$link, below.length])).toEqual([
    ["/brands", 0],
    ["/promotions", 0],
    ["/content-hub", 0],
    ["/legends", 0],
    ["/pages", 0],
  ]);
  for (const { link, items: below } of items) {
    const all = listedBy(link.$link);
    const listed = below.flatMap((entry) => listedBy(entry.link.$link));
    expect(listed.filter((handle) => !all.some((whole) => handle === whole || handle.startsWith(`${whole}--`)))).toEqual([]);
    expect(all.filter((whole) => !listed.some((handle) => handle.startsWith(whole)))).toEqual([]);
  }
});
