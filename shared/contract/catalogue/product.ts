import { z } from "zod";
import { linkSchema, pictureSchema } from "../picture.ts";
import { availabilitySchema } from "./product-card.ts";

const productVariantSchema = z.object({
  /** Variant GID. */
  id: z.string(),
  sku: z.string(),
  title: z.string(),
  /** Option name to value. */
  optionValues: z.record(z.string(), z.string()),
  priceCents: z.number().int(),
  compareToPriceCents: z.number().int().nullable(),
  isAvailable: z.boolean(),
  isBackOrder: z.boolean(),
  /** Units over all stores; null when the platform does not tell. */
  quantityAvailable: z.number().int().nullable(),
  quantityRule: z.object({ minimum: z.number().int(), maximum: z.number().int().nullable(), increment: z.number().int() }),
  weightGrams: z.number(),
  picture: pictureSchema.nullable(),
});
export type ProductVariant = z.infer<typeof productVariantSchema>;

const productOptionSchema = z.object({ name: z.string(), values: z.array(z.string()) });
export type ProductOption = z.infer<typeof productOptionSchema>;

const bundleComponentSchema = z.object({
  handle: z.string(),
  title: z.string(),
  quantity: z.number().int(),
  picture: pictureSchema.nullable(),
  options: z.array(productOptionSchema),
  variants: z.array(productVariantSchema),
});
export type BundleComponent = z.infer<typeof bundleComponentSchema>;

const galleryPictureSchema = pictureSchema.extend({
  /** Of a film's preview picture: the film behind it. Left out of everything else. */
  video: z
    .object({
      /** Where it plays by itself: its page at YouTube or Vimeo, or its file. */
      url: z.string(),
      /** The address of the host's player, with a query; left out where the platform holds the file. */
      embedUrl: z.string().optional(),
    })
    .optional(),
});
export type GalleryPicture = z.infer<typeof galleryPictureSchema>;

/** Everything that the product page's first view needs. Money in cents (AUD, GST included). */
export const productSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: z.string(),
  descriptionHtml: z.string(),
  vendor: z.string(),
  brandSlug: z.string().nullable(),
  productType: z.string(),
  sku: z.string(),
  partNumber: z.string(),
  otherNumbers: z.array(z.string()),
  replacesNumbers: z.array(z.string()),
  replacedByHandle: z.string().nullable(),
  tags: z.array(z.string()),
  /** From the root category to the product's own. */
  breadcrumbs: z.array(linkSchema),
  /** The gallery, in the merchant's order. */
  pictures: z.array(galleryPictureSchema),
  options: z.array(productOptionSchema),
  variants: z.array(productVariantSchema).min(1),
  availability: availabilitySchema,
  isInStoreOnly: z.boolean(),
  inStoreOnlyReason: z.string().nullable(),
  isSpecialOrder: z.boolean(),
  isMadeToOrder: z.boolean(),
  isBulky: z.boolean(),
  dangerousGoodsClass: z.string().nullable(),
  coreChargeCents: z.number().int().nullable(),
  handlingDays: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  detailsAndCareHtml: z.string().nullable(),
  material: z.string().nullable(),
  materialThicknessMm: z.string().nullable(),
  bundleComponents: z.array(bundleComponentSchema),
  hasFitment: z.boolean(),
  isUniversal: z.boolean(),
  /** Clothes, gifts and cards: nothing is said of their fit. Left out of everything else. */
  isForPeople: z.boolean().optional(),
  /** A gift card: sent by email, so it costs no freight and nobody picks it up. Left out of everything else. */
  isGiftCard: z.boolean().optional(),
  /** ISO time when a timed deal ends. */
  dealExpiresAt: z.string().nullable(),
  /** The day of it at the head office: "2026-10-31". */
  dealEndsOn: z.string().nullable(),
  promotion: z.object({ handle: z.string(), title: z.string(), endsAt: z.string().nullable() }).nullable(),
  rating: z.number().nullable(),
  reviewsCount: z.number().int(),
  seo: z.object({ title: z.string(), description: z.string() }),
});
export type Product = z.infer<typeof productSchema>;

/** How many units of a variant each store has, by its short name; stores without any are left out. And what one costs now, in cents, and whether it can be bought. */
export const variantStockSchema = z.object({
  variantId: z.string(),
  units: z.record(z.string(), z.number().int()),
  priceCents: z.number().int(),
  isAvailable: z.boolean(),
});
export type VariantStock = z.infer<typeof variantStockSchema>;

export const storeStockSchema = z.object({
  storeId: z.string(),
  storeName: z.string(),
  suburb: z.string(),
  state: z.string(),
  /** Variant GID to units in this store. */
  unitsByVariant: z.record(z.string(), z.number().int()),
});
export type StoreStock = z.infer<typeof storeStockSchema>;
