import { z } from "zod";
import { cardFitmentSchema } from "./fitment.ts";
import { pictureSchema } from "../picture.ts";

export const availabilitySchema = z.enum(["special-order", "backorder", "made-to-order", "out-of-stock", "in-stock"]);

/** What a list, shelf or suggestion shows of a product. Money in cents (AUD, GST included). */
export const productCardSchema = z.object({
  /** Product GID. */
  id: z.string(),
  /** The search index's object id. */
  objectId: z.string(),
  handle: z.string(),
  title: z.string(),
  vendor: z.string(),
  brandSlug: z.string().nullable(),
  productType: z.string(),
  sku: z.string(),
  partNumber: z.string(),
  /** GID of the variant that "Add to Cart" adds; the first one. */
  variantId: z.string(),
  hasVariants: z.boolean(),
  picture: pictureSchema.nullable(),
  priceCents: z.number().int(),
  /** Highest variant price; equal to priceCents when all cost the same. */
  maxPriceCents: z.number().int(),
  compareToPriceCents: z.number().int().nullable(),
  availability: availabilitySchema,
  /** Units over all stores. */
  quantity: z.number().int(),
  isInStoreOnly: z.boolean(),
  /** Short names of the stores that have one on the shelf; left out where that wasn't asked for. */
  inStockAt: z.array(z.string()).optional(),
  tags: z.array(z.string()),
  colours: z.array(z.string()),
  rating: z.number().nullable(),
  reviewsCount: z.number().int(),
  hasFitment: z.boolean(),
  isUniversal: z.boolean(),
  /** Clothes, gifts and cards: nothing is said of their fit. Left out of everything else. */
  isForPeople: z.boolean().optional(),
  /** A gift card: sent by email, so it costs no freight and nobody picks it up. Left out of everything else. */
  isGiftCard: z.boolean().optional(),
  /** Null while fitment is not shown, or could not be looked up. */
  fitment: cardFitmentSchema.nullable(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** What a card's promise of pick-up is made of. */
export const shelvedPartSchema = productCardSchema.pick({
  id: true,
  availability: true,
  isInStoreOnly: true,
  isGiftCard: true,
  inStockAt: true,
});
export type ShelvedPart = z.infer<typeof shelvedPartSchema>;
