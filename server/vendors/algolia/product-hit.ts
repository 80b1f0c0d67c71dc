import { z } from "zod";
import { availabilitySchema, type ProductCard, type ShelvedPart } from "#shared/contract/catalogue/product-card.ts";
import type { Picture } from "#shared/contract/picture.ts";
import { toOwnPath } from "../resilience/own-path.ts";

const dollarsSchema = z.number().nonnegative();
export const imageSchema = z
  .object({ url: z.string().min(1), alt: z.string().nullish(), width: z.number().int().positive(), height: z.number().int().positive() })
  .nullable();

/** A record of the products index; prices in dollars. */
const productHitSchema = z.object({
  objectID: z.string(),
  id: z.string(),
  handle: z.string().min(1),
  title: z.string(),
  vendor: z.string(),
  brand_slug: z.string().nullish(),
  product_type: z.string().default(""),
  sku: z.string().default(""),
  part_number: z.string().default(""),
  variant_id: z.string(),
  has_variants: z.boolean().default(false),
  /** Of a kit of whose parts something is to be chosen. */
  has_kit_choices: z.boolean().default(false),
  image: imageSchema.catch(null).default(null),
  /** What has no price is for no list. */
  price: z.number().positive(),
  max_price: dollarsSchema.nullish(),
  compare_at_price: dollarsSchema.nullish(),
  availability_kind: availabilitySchema,
  inventory_quantity: z.number().int().default(0),
  in_store_only: z.boolean().default(false),
  in_stock_at: z.array(z.string()).optional(),
  tags: z.array(z.string()).default([]),
  colour: z.array(z.string()).default([]),
  rating: z.number().nullish(),
  reviews_count: z.number().int().default(0),
  has_fitment: z.boolean().default(false),
  is_universal: z.boolean().default(false),
  is_for_people: z.boolean().default(false),
  is_gift_card: z.boolean().default(false),
});

/** Reads a hit as a product card; null when the record lacks what a card cannot do without. */
export function readProductHit(hit: unknown, publicUrl: string): ProductCard | null {
  const parsed = productHitSchema.safeParse(hit);
  if (!parsed.success) return null;
  const record = parsed.data;
  return {
    id: record.id,
    objectId: record.objectID,
    handle: record.handle,
    title: record.title,
    vendor: record.vendor,
    brandSlug: record.brand_slug ?? null,
    productType: record.product_type,
    sku: record.sku,
    partNumber: record.part_number,
    variantId: record.variant_id,
    hasVariants: record.has_variants || record.has_kit_choices,
    picture: readPicture(record.image, publicUrl, record.title),
    priceCents: toCents(record.price),
    maxPriceCents: toCents(record.max_price ?? record.price),
    compareToPriceCents: record.compare_at_price == null ? null : toCents(record.compare_at_price),
    availability: record.availability_kind,
    quantity: record.inventory_quantity,
    isInStoreOnly: record.in_store_only,
    ...(record.in_stock_at && { inStockAt: record.in_stock_at }),
    tags: record.tags,
    colours: record.colour,
    rating: record.rating ?? null,
    reviewsCount: record.reviews_count,
    hasFitment: record.has_fitment,
    isUniversal: record.is_universal,
    ...(record.is_for_people && { isForPeople: true }),
    ...(record.is_gift_card && { isGiftCard: true }),
    fitment: null,
  };
}

const shelvedSchema = productHitSchema.pick({
  id: true,
  availability_kind: true,
  in_store_only: true,
  in_stock_at: true,
  is_gift_card: true,
});

/** What the same record tells of shelves alone. */
export function readShelvedPart(hit: unknown): ShelvedPart | null {
  const record = shelvedSchema.safeParse(hit).data;
  if (!record) return null;
  return {
    id: record.id,
    availability: record.availability_kind,
    isInStoreOnly: record.in_store_only,
    ...(record.in_stock_at && { inStockAt: record.in_stock_at }),
    ...(record.is_gift_card && { isGiftCard: true }),
  };
}

/** A record's picture; one below the shop's own address becomes a path. */
export function readPicture(image: z.output<typeof imageSchema>, publicUrl: string, fallbackAlt = ""): Picture | null {
  return image === null ? null : { ...image, alt: image.alt || fallbackAlt, url: toOwnPath(image.url, publicUrl), source: "shopify" };
}

/** The index holds prices in dollars. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
