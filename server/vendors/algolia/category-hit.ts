import { z } from "zod";
import type { CategoryHit } from "#server/search/search-index-port.ts";
import { imageSchema, readPicture } from "./product-hit.ts";

const categoryHitSchema = z.object({
  handle: z.string().min(1),
  parent_handle: z.string().nullish(),
  title: z.string(),
  path: z.string(),
  urlPath: z.string().startsWith("/"),
  level: z.number().int(),
  product_count: z.number().int().default(0),
  image: imageSchema.default(null),
});

export function readCategoryHit(hit: unknown, publicUrl: string): CategoryHit | null {
  const parsed = categoryHitSchema.safeParse(hit);
  if (!parsed.success) return null;
  const { handle, parent_handle: parentHandle, title, path, urlPath, level, product_count: productCount, image } = parsed.data;
  return {
    handle,
    parentHandle: parentHandle ?? null,
    title,
    path,
    url: urlPath,
    level,
    productCount,
    picture: readPicture(image, publicUrl),
  };
}
