import { z } from "zod";
import { assemblyPartsMax } from "../../domain/assembly.ts";
import { linkSchema, pictureSchema } from "../picture.ts";
import { carAreas, carSchema } from "./car.ts";
import { productCardSchema } from "./product-card.ts";
import { vehicleChoiceFields } from "./vehicle.ts";

const summaryFields = {
  slug: z.string(),
  title: z.string(),
  url: z.string(),
  area: z.enum(carAreas),
  picture: pictureSchema,
};

/** An assembly in the list of all: a drawing that takes a piece of a car apart. */
const assemblySummarySchema = z.object({
  ...summaryFields,
  partCount: z.number().int(),
  /** The cars that it is of, by their pages. */
  cars: z.array(linkSchema),
});
export type AssemblySummary = z.infer<typeof assemblySummarySchema>;
export const assembliesSchema = z.array(assemblySummarySchema);

const assemblyPartSchema = z.object({
  /** As it stands on the drawing. */
  number: z.number().int().min(1).max(assemblyPartsMax),
  name: z.string(),
  /** How many the assembly has of it. */
  quantity: z.number().int(),
  note: z.string(),
  /** Where its number stands, in per cent of the drawing. */
  left: z.number(),
  top: z.number(),
  /** What is offered for it: that which fits the vehicle before all else; null where the shop sells none. */
  product: productCardSchema.nullable(),
  /** What "add all" adds; null where an option has to be chosen first. */
  variantId: z.string().nullable(),
  /** Why "add all" leaves it out; null where it doesn't. */
  leftOut: z.enum(["not-sold", "does-not-fit", "not-available", "has-options"]).nullable(),
});
export type AssemblyPart = z.infer<typeof assemblyPartSchema>;

export const assemblyInputSchema = z.object({ slug: z.string().min(1).max(100), ...vehicleChoiceFields });
export const assemblySchema = z.object({
  ...summaryFields,
  intro: z.string(),
  cars: z.array(linkSchema),
  parts: z.array(assemblyPartSchema),
  /** What all that is added costs. */
  totalCents: z.number().int(),
});
export type Assembly = z.infer<typeof assemblySchema>;

/** A drawing that a page leads to. */
export const assemblyLinkSchema = z.object({ title: z.string(), url: z.string(), picture: pictureSchema });
export type AssemblyLink = z.infer<typeof assemblyLinkSchema>;

/** A car with the drawings of it. */
export const drawnCarSchema = carSchema.extend({ assemblies: z.array(assemblyLinkSchema) });
export type DrawnCar = z.infer<typeof drawnCarSchema>;
