import { z } from "zod";
import { listField } from "../list-field.ts";
import { vehicleAttributes } from "#shared/domain/vehicle/vehicle-answers.ts";
import { fitmentStatuses } from "#shared/domain/fitment/fitment-status.ts";
import { vehicleChoiceFields, vehicleSchema } from "./vehicle.ts";

const fitmentStatusSchema = z.enum(fitmentStatuses);

/** Whether a card's part fits the selected vehicle. */
export const cardFitmentSchema = z.object({
  status: fitmentStatusSchema,
  /** "Front left". */
  positions: z.array(z.string()),
  /** "Sedan only", "Holden V8 253/308 only", "Trial fit before paint". */
  notes: z.array(z.string()),
  /** True while something that is not known of the car decides it; the product page asks. */
  isConditional: z.boolean(),
  /** Which car it fits for sure, and where: "HQ Monaro 253 V8, front left". The cart keeps it with the line. Null otherwise. */
  car: z.string().nullable(),
});
export type CardFitment = z.infer<typeof cardFitmentSchema>;

const fitmentQuestionSchema = z.object({
  attribute: z.enum(vehicleAttributes),
  /** "Which engine is in your car?" */
  text: z.string(),
  /** `value` is what is remembered on the garage vehicle. */
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type FitmentQuestion = z.infer<typeof fitmentQuestionSchema>;

/** The product page's verdict. */
export const fitmentVerdictSchema = cardFitmentSchema.extend({
  /** Why, in words: "Listed for Holden HQ, 1971–1974: V8 253/308, rear." */
  reason: z.string(),
  /** How many a car needs; null where that is not known. */
  quantity: z.number().int().nullable(),
  /** The one question that would settle it; null when it is settled. */
  question: fitmentQuestionSchema.nullable(),
  /** "Holden HQ Monaro GTS"; null when none is selected. */
  vehicleLabel: z.string().nullable(),
});
export type FitmentVerdict = z.infer<typeof fitmentVerdictSchema>;

const handle = z.string().min(1).max(255);

export const fitmentProductInputSchema = z.object({ handle, ...vehicleChoiceFields });

/** As many parts as a cart may hold. */
export const fitmentPartsInputSchema = z.object({ handles: listField(handle, 50, 1), ...vehicleChoiceFields });

/** One part of several, by its handle. */
export const partFitmentSchema = cardFitmentSchema.extend({
  handle,
  /** The car that it isn't listed for: "Holden HQ Monaro". Null where it is, or where there is no saying. */
  notListedFor: z.string().nullable(),
  /** Where parts of its kind are listed; null where that isn't known. */
  category: z.object({ title: z.string(), url: z.string() }).nullable(),
});
export type PartFitment = z.infer<typeof partFitmentSchema>;

/** Of a part that is planned for a car. */
export const offerFitmentSchema = partFitmentSchema
  .pick({ status: true, notes: true, isConditional: true, car: true, notListedFor: true })
  .extend({
    /** Where the car's parts of its kind are listed; null where that isn't known. */
    othersUrl: z.string().nullable(),
  });
export type OfferFitment = z.infer<typeof offerFitmentSchema>;

export const fitmentVehiclesInputSchema = z.object({
  handle,
  page: z.coerce.number().int().min(1).max(100).default(1),
  /** Words of a vehicle's name, or years: "monaro 1972". */
  q: z.string().trim().max(100).default(""),
});

/** All vehicles that a part fits, grouped by make, model and series. */
export const fitmentVehiclesSchema = z.object({
  /** How many vehicles there are in all: "Fits 43 vehicles". */
  total: z.number().int(),
  /** How many of them match the text. */
  found: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  groups: z.array(
    z.object({
      make: z.string(),
      model: z.string(),
      series: z.string(),
      yearFrom: z.number().int(),
      yearTo: z.number().int().nullable(),
      positions: z.array(z.string()),
      /** Conditions and notes: "Manual only", "Trial fit before paint". */
      notes: z.array(z.string()),
      vehicles: z.array(vehicleSchema.pick({ vehicleId: true, submodel: true, yearFrom: true, yearTo: true })),
    }),
  ),
});
export type FitmentVehicles = z.infer<typeof fitmentVehiclesSchema>;
