import { z } from "zod";
import { additionKeyPattern } from "../domain/cart/addition-key.ts";
import { attributeLimits, isAllowedAttribute } from "../domain/cart/cart-attributes.ts";
import { cartLinesMax } from "../domain/cart/line-quantity.ts";
import { pictureSchema } from "./picture.ts";
import { variantIdSchema } from "./shopify-ids.ts";

const cartLineSchema = z.object({
  id: z.string(),
  variantId: z.string(),
  productHandle: z.string(),
  title: z.string(),
  vendor: z.string(),
  sku: z.string(),
  partNumber: z.string(),
  quantity: z.number().int(),
  /** 99999 when the line is free sale. */
  maximumQuantity: z.number().int(),
  quantityIncrement: z.number().int(),
  /** Price of one unit. */
  priceCents: z.number().int(),
  compareToPriceCents: z.number().int().nullable(),
  /** The line's total after discounts. */
  totalCents: z.number().int(),
  discountCents: z.number().int(),
  /** Chosen options; "Title: Default Title" is left out. */
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Attributes a customer gave. */
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  /** Those whose key starts with "__" and that the line would lose if it were put in again; a gift's are not among them. Never shown. */
  hiddenAttributes: z.array(z.object({ key: z.string(), value: z.string() })),
  /** Put in as a free gift. It stays only while a discount pays for it. */
  isGift: z.boolean(),
  /** How many of it an automatic discount gives away. */
  freeQuantity: z.number().int(),
  /** Can't be posted: it is picked up from a store. */
  isInStoreOnly: z.boolean(),
  /** "bulky", "dangerous goods class 8". */
  inStoreOnlyReason: z.string().nullable(),
  /** A gift card: sent by email, so it costs no freight and nobody picks it up. Left out of everything else. */
  isGiftCard: z.boolean().optional(),
  /** In words, that there is less of it by now than the line holds. Left out while there is enough. */
  shortage: z.string().optional(),
  /** Sold although no shelf has it. Left out of everything else. */
  isOrderedIn: z.boolean().optional(),
  isBulky: z.boolean().optional(),
  dangerousGoodsClass: z.string().optional(),
  /** What is paid for the old unit of one until it comes back, on top of the price. */
  coreChargeCents: z.number().int().optional(),
  picture: pictureSchema.nullable(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** A gift that this cart has earned, or is on its way to. */
const giftOfferSchema = z.object({
  id: z.string(),
  title: z.string(),
  variantId: z.string(),
  productTitle: z.string(),
  productHandle: z.string(),
  /** What it costs without the offer. */
  priceCents: z.number().int(),
  picture: pictureSchema.nullable(),
  /** How many may be added now. */
  claimableCount: z.number().int(),
  /** How many more qualifying items earn the next one; null when none was begun, or no more can be earned. */
  itemsToNext: z.number().int().nullable(),
  /** What qualifies: its name and where it is found. */
  qualifying: z.object({ title: z.string(), url: z.string().nullable() }),
});
export type GiftOffer = z.infer<typeof giftOfferSchema>;

/** The visitor's cart. An empty cart is a cart without lines; `id` never leaves the server. Money in cents. */
export const cartSchema = z.object({
  lines: z.array(cartLineSchema),
  totalQuantity: z.number().int(),
  subtotalCents: z.number().int(),
  discountCents: z.number().int(),
  totalCents: z.number().int(),
  /** `reason` is the platform's own sentence about a code that exists but doesn't count; left out where it says nothing. */
  discountCodes: z.array(z.object({ code: z.string(), isApplicable: z.boolean(), reason: z.string().optional() })),
  giftOffers: z.array(giftOfferSchema),
  /** Path of the shop that leads to the checkout; null while the cart is empty. */
  checkoutUrl: z.string().nullable(),
  /** What the platform changed on its own in answer to this request, in words for the shopper. */
  warnings: z.array(z.string()),
  /** True when the cart that the visitor had no longer exists, and was never at the checkout: it expired. */
  wasReplaced: z.boolean(),
  /** True when this very call made the cart: whatever the visitor had before isn't in it. */
  isNew: z.boolean(),
  /** False while the platform keeps no cart for the visitor: none was made yet, or it is gone. */
  isKept: z.boolean(),
});
export type Cart = z.infer<typeof cartSchema>;

/** Numbers only: what a form sends as text is read by `parseCartForm` before it comes here. */
const quantitySchema = z.number().int().min(0).max(99_999);
const lineIdSchema = z.string().min(1).max(255);
const attributeSchema = z
  .object({ key: z.string(), value: z.string() })
  .refine(isAllowedAttribute, { error: "An attribute needs a name, must be short, and only the shop's own ones may be hidden." });

/** Names an addition: sent again with the same key it is made once. */
export const additionKeySchema = z.string().regex(additionKeyPattern);

export const addLinesInputSchema = z.object({
  lines: z
    .array(
      z.object({
        variantId: variantIdSchema,
        quantity: quantitySchema.min(1).default(1),
        attributes: z.array(attributeSchema).max(attributeLimits.count).optional(),
      }),
    )
    .min(1)
    .max(cartLinesMax),
  key: additionKeySchema.optional(),
  /** Whether it was sent before and no answer came. */
  isRepeated: z.boolean().default(false),
});
export const updateLineInputSchema = z.object({
  lineId: lineIdSchema,
  quantity: quantitySchema,
  /** Given, the change is refused with CONFLICT where the line has another quantity by now: somebody changed it in another tab. */
  seenQuantity: quantitySchema.optional(),
});
export const removeLineInputSchema = z.object({ lineId: lineIdSchema });
export const discountCodesInputSchema = z.object({ codes: z.array(z.string().trim().min(1).max(64)).max(5) });
