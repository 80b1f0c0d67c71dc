import { z } from "zod";
import { pictureSchema } from "./picture.ts";

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
  /** Attributes a customer gave; those whose key starts with "__" stay on the server. */
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  isGift: z.boolean(),
  picture: pictureSchema.nullable(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** The visitor's cart. An empty cart is a cart without lines; `id` never leaves the server. Money in cents. */
export const cartSchema = z.object({
  lines: z.array(cartLineSchema),
  totalQuantity: z.number().int(),
  subtotalCents: z.number().int(),
  discountCents: z.number().int(),
  totalCents: z.number().int(),
  discountCodes: z.array(z.object({ code: z.string(), isApplicable: z.boolean() })),
  /** Path of the shop that leads to the checkout; null while the cart is empty. */
  checkoutUrl: z.string().nullable(),
  /** What the platform changed on its own in answer to this request, in words for the shopper. */
  warnings: z.array(z.string()),
  /** True when a stored cart no longer existed and was replaced. */
  wasReplaced: z.boolean(),
});
export type Cart = z.infer<typeof cartSchema>;

const quantitySchema = z.coerce.number().int().min(0).max(99_999);
const variantIdSchema = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,18}$/);
const lineIdSchema = z.string().min(1).max(255);

export const addLinesInputSchema = z.object({
  lines: z
    .array(
      z.object({
        variantId: variantIdSchema,
        quantity: quantitySchema.min(1).default(1),
        attributes: z
          .array(z.object({ key: z.string().max(255), value: z.string().max(1000) }))
          .max(10)
          .optional(),
      }),
    )
    .min(1)
    .max(50),
});
export const updateLineInputSchema = z.object({ lineId: lineIdSchema, quantity: quantitySchema });
export const removeLineInputSchema = z.object({ lineId: lineIdSchema });
export const discountCodesInputSchema = z.object({ codes: z.array(z.string().trim().min(1).max(64)).max(5) });
