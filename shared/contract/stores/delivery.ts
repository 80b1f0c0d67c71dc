import { z } from "zod";
import { freeSaleMaximum } from "#shared/domain/cart/line-quantity.ts";

export const deliveryQuoteInputSchema = z.object({
  postcode: z.string().regex(/^\d{4}$/),
  /** "VIC", or as the place search names a region that has no code: "Auckland". */
  state: z.string().trim().min(1).max(100),
  /** Empty for a postcode of which no suburb is known. */
  suburb: z.string().trim().max(100),
  products: z
    .array(
      z.object({
        qty: z.number().int().min(1).max(freeSaleMaximum),
        /** Grams a piece. */
        weight: z.number().min(0).max(10_000_000),
      }),
    )
    .min(1)
    .max(50),
  /** Business days until it leaves us. */
  handlingDays: z.number().int().min(0).max(365),
});
export type DeliveryQuoteInput = z.infer<typeof deliveryQuoteInputSchema>;

export const deliveryQuoteSchema = z.object({
  /** Business days on the road. */
  estimatedTransitTime: z.number().int(),
  suburb: z.string(),
  postcode: z.string(),
  /** The day on which it should be there, "2026-12-29". */
  estimatedDate: z.string(),
});
export type DeliveryQuote = z.infer<typeof deliveryQuoteSchema>;
