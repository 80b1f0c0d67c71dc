import { z } from "zod";
import type { Brand, Category } from "../types.ts";
import { flag, number, optionalNumber, readCsv } from "./read-csv.ts";

const categoryRow = z.object({
  id: number,
  parent_id: optionalNumber,
  level: number,
  title: z.string(),
  path: z.string(),
  url: z.string(),
  is_leaf: flag,
});
const brandRow = z.object({
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  family: z.string(),
  specialty: z.string(),
  tier: z.string(),
  home_state: z.string(),
});

export type SeedCategory = Omit<Category, "productCount">;

export function readCategories(seedFilesDir: string): SeedCategory[] {
  return readCsv(seedFilesDir, "categories.csv", categoryRow).map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    level: row.level,
    title: row.title,
    path: row.path,
    url: row.url,
    handle: row.url.replace(/^\/parts\//, "").replaceAll("/", "--"),
    isLeaf: row.is_leaf,
  }));
}

export function readBrands(seedFilesDir: string): Brand[] {
  return readCsv(seedFilesDir, "brands.csv", brandRow).map((row) => ({
    code: row.code,
    name: row.name,
    slug: row.slug,
    family: row.family,
    specialty: row.specialty,
    tier: row.tier,
    homeState: row.home_state,
  }));
}
