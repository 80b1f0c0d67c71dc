import { z } from "zod";
import { comparedMax } from "#shared/domain/choosing/comparison.ts";
import { listField } from "../list-field.ts";
import { pictureSchema } from "../picture.ts";
import { fitmentVerdictSchema } from "./fitment.ts";
import { availabilitySchema } from "./product-card.ts";
import { vehicleChoiceFields } from "./vehicle.ts";

const comparedPartSchema = z.object({
  handle: z.string(),
  title: z.string(),
  vendor: z.string(),
  partNumber: z.string(),
  picture: pictureSchema.nullable(),
  /** Of the cheapest variant. */
  priceCents: z.number().int(),
  hasVariants: z.boolean(),
  /** Something is left to choose: a variant, or one of a kit's parts. */
  hasChoices: z.boolean(),
  /** GID of the variant that "Add to Cart" adds; the first one. */
  variantId: z.string(),
  isInStoreOnly: z.boolean(),
  availability: availabilitySchema,
  /** Null while fitment isn't shown, and for what is for people. */
  fitment: fitmentVerdictSchema.pick({ status: true, reason: true, isConditional: true, car: true }).nullable(),
});
export type ComparedPart = z.infer<typeof comparedPartSchema>;

/** Parts side by side: of each row, as many values as there are parts, in their order. */
export const comparisonSchema = z.object({
  parts: z.array(comparedPartSchema),
  rows: z.array(z.object({ label: z.string(), values: z.array(z.string().nullable()), isDifferent: z.boolean() })),
});
export type Comparison = z.infer<typeof comparisonSchema>;

const handleSchema = z.string().min(1).max(255);

export const comparisonInputSchema = z.object({ handles: listField(handleSchema, comparedMax, 1), ...vehicleChoiceFields });
export type ComparisonInput = z.output<typeof comparisonInputSchema>;
