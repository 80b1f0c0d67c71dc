import { z } from "zod";
import { partsListLimits } from "#shared/domain/cart/parts-list/parts-list.ts";
import { cardFitmentSchema } from "./fitment.ts";
import { availabilitySchema } from "./product-card.ts";
import { vehicleChoiceFields } from "./vehicle.ts";

/** A list as it was typed or pasted: a line a part. Longer ones are UNPROCESSABLE with words for the shopper. */
export const partsListInputSchema = z.object({ list: z.string().max(4 * partsListLimits.characters), ...vehicleChoiceFields });

const partMatchSchema = z.object({
  /** "own": the part's own number. "replaces": it took the place of the part with this number. "other": another brand's, or the car maker's, number for it. */
  kind: z.enum(["own", "replaces", "other"]),
  handle: z.string(),
  title: z.string(),
  vendor: z.string(),
  partNumber: z.string(),
  /** Null where an option has to be chosen first. */
  variantId: z.string().nullable(),
  priceCents: z.number().int(),
  availability: availabilitySchema,
  /** How many are on the shelves. */
  stock: z.number().int(),
  fitment: cardFitmentSchema.nullable(),
});
export type PartMatch = z.infer<typeof partMatchSchema>;

export const resolvedListSchema = z.object({
  lines: z.array(
    z.object({
      /** As it was typed. */
      text: z.string(),
      /** The number that it was read as; null where it holds none. */
      number: z.string().nullable(),
      quantity: z.number().int(),
      /** Why there is no part for it; null where there is. */
      problem: z.string().nullable(),
      /** The one that comes nearest first. */
      matches: z.array(partMatchSchema),
    }),
  ),
});
export type ResolvedList = z.infer<typeof resolvedListSchema>;
export type ResolvedLine = ResolvedList["lines"][number];
