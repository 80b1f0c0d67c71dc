import { z } from "zod";
import { visibleName } from "#shared/domain/one-line.ts";
import { lineStates, projectIdPattern, projectLimits, shareTokenPattern } from "#shared/domain/project/project.ts";
import { projectFileLimits } from "#shared/domain/project/project-csv.ts";
import { additionKeySchema, cartSchema } from "../cart.ts";
import { offerFitmentSchema } from "../catalogue/fitment.ts";
import { vehicleChoiceFields, vehicleIdSchema } from "../catalogue/vehicle.ts";
import { variantIdSchema } from "../shopify-ids.ts";

/** What the platform says of a part now. Money in cents. */
const partOfferSchema = z.object({
  variantId: z.string(),
  handle: z.string(),
  /** With the chosen options: "Water pump, 253". */
  title: z.string(),
  vendor: z.string(),
  partNumber: z.string(),
  priceCents: z.number().int(),
  /** Charged on top until the old part comes back; 0 for none. */
  coreCents: z.number().int(),
  isAvailable: z.boolean(),
});
export type PartOffer = z.infer<typeof partOfferSchema>;

const projectLineSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  variantId: z.string(),
  handle: z.string(),
  title: z.string(),
  vendor: z.string(),
  partNumber: z.string(),
  state: z.enum(lineStates),
  quantity: z.number().int(),
  note: z.string(),
  /** Null for a part that is no longer sold, and while nobody can say. */
  offer: partOfferSchema.omit({ variantId: true }).nullable(),
  /** Whether it fits the project's car; null without one, and where there is no saying. */
  fitment: offerFitmentSchema.nullable(),
});
export type ProjectLineView = z.infer<typeof projectLineSchema>;

const vehicleSchema = z.object({ vehicleId: vehicleIdSchema, label: z.string().overwrite(visibleName).min(1).max(120) }).nullable();

export const projectSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  vehicle: vehicleSchema,
  /** Opens the project for reading; null while it isn't shared, and for whoever reads it so. */
  shareToken: z.string().nullable(),
  updatedAt: z.string(),
  lines: z.array(projectLineSchema),
  /** False while the platform can't say what parts cost: then no line has an offer. */
  arePricesKnown: z.boolean(),
});
export type ProjectView = z.infer<typeof projectSchema>;

const projectSummarySchema = projectSchema.pick({ id: true, name: true, vehicle: true }).extend({
  /** The day of its last change, as it is at the head office: "2026-10-31". */
  updatedOn: z.string().nullable(),
  lineCount: z.number().int(),
  neededCount: z.number().int(),
  isShared: z.boolean(),
});
export type ProjectSummary = z.infer<typeof projectSummarySchema>;

export const projectListInputSchema = z.object({
  /** Lines that somebody is about to add, as `readLineList` reads them. */
  lines: z.string().max(6000).optional(),
});
/** `parts` are the lines asked about, in their order; parts that are no longer sold are left out. */
export const projectListSchema = z.object({
  projects: z.array(projectSummarySchema),
  /** Whether they follow a customer; otherwise they are this device's. */
  areCustomers: z.boolean(),
  parts: z.array(partOfferSchema.extend({ quantity: z.number().int() })),
});
export type ProjectList = z.infer<typeof projectListSchema>;

const idSchema = z.string().regex(projectIdPattern);
/** The selected vehicle tells more of the project's where they are the same. */
export const projectInputSchema = z.object({ id: idSchema, ...vehicleChoiceFields });
export const sharedProjectInputSchema = z.object({ token: z.string().regex(shareTokenPattern) });

const nameSchema = z.string().overwrite(visibleName).min(1).max(projectLimits.nameLength);
const stateSchema = z.enum(lineStates);
const quantitySchema = z.number().int().min(1).max(projectLimits.quantity);
/** What comes again under it, a form of a page say, is carried out once. */
const keySchema = additionKeySchema.optional();
const noteSchema = z.string().trim().max(projectLimits.noteLength);

export const projectChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("create"), name: nameSchema, vehicle: vehicleSchema, key: keySchema }),
  z.object({ intent: z.literal("rename"), id: idSchema, name: nameSchema, vehicle: vehicleSchema }),
  z.object({
    intent: z.literal("add"),
    id: idSchema,
    lines: z
      .array(
        z.object({
          variantId: variantIdSchema,
          quantity: quantitySchema.default(1),
          state: stateSchema.default("need"),
          note: noteSchema.default(""),
        }),
      )
      .min(1)
      .max(projectLimits.lines),
    key: keySchema,
  }),
  z.object({
    intent: z.literal("edit"),
    id: idSchema,
    edits: z
      .array(
        z.object({
          id: z.string().max(40),
          version: z.number().int(),
          state: stateSchema,
          quantity: quantitySchema,
          note: noteSchema,
        }),
      )
      .max(projectLimits.lines),
    /** A line to take out. */
    removed: z.string().max(40).optional(),
  }),
  z.object({ intent: z.literal("import"), id: idSchema, csv: z.string().max(4 * projectFileLimits.characters), key: keySchema }),
  /** Puts all that is needed into the cart with one addition, and marks it as ordered. */
  z.object({ intent: z.literal("order"), id: idSchema }),
  z.object({ intent: z.literal("share"), id: idSchema }),
  z.object({ intent: z.literal("unshare"), id: idSchema }),
  z.object({ intent: z.literal("delete"), id: idSchema }),
]);
export type ProjectChange = z.infer<typeof projectChangeSchema>;

export const projectChangedSchema = z.object({
  id: idSchema,
  /** How many lines were added, changed or ordered. */
  count: z.number().int(),
  /** Lines that were changed in another tab meanwhile and stay as they are there. */
  conflicts: z.array(z.string()),
  /** Lines of a file that were not taken, and why. */
  problems: z.array(z.object({ line: z.number().int(), text: z.string(), problem: z.string() })),
  /** Those lines again, below the file's headings, to be mended. */
  rest: z.string(),
  /** After an order. */
  cart: cartSchema.nullable(),
});
export type ProjectChanged = z.infer<typeof projectChangedSchema>;
