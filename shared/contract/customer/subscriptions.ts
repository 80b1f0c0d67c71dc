import { z } from "zod";
import { variantIdSchema } from "../shopify-ids.ts";

/** The address is checked by the service, which says what is wrong with it. `notes` is the trap: shoppers never fill it in. */
export const newsletterInputSchema = z.object({ email: z.string(), notes: z.string().optional() });
export type NewsletterInput = z.infer<typeof newsletterInputSchema>;

/** The same answer for an address that was subscribed already. */
export const newsletterSchema = z.object({ isSubscribed: z.literal(true) });

/** The address is checked by the service, which says what is wrong with it. `notes` is the trap: shoppers never fill it in. */
export const stockAlertInputSchema = z.object({
  email: z.string(),
  variantId: variantIdSchema,
  notes: z.string().optional(),
});
export type StockAlertInput = z.infer<typeof stockAlertInputSchema>;

/** The same answer for an alert that was set already. */
export const stockAlertSchema = z.object({ isSet: z.literal(true) });
