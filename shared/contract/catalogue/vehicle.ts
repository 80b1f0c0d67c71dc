import { z } from "zod";
import { garageVehiclesMax } from "#shared/domain/vehicle/garage.ts";
import { plateStates } from "#shared/domain/vehicle/plate-states.ts";
import { vehicleIdPattern } from "#shared/domain/vehicle/selected-vehicle.ts";
import { listField } from "../list-field.ts";
import { pictureSchema } from "../picture.ts";

/** The id of a vehicle in the vehicle index. */
export const vehicleIdSchema = z.string().regex(vehicleIdPattern);

/** The car that answers are about: fields that any input may carry. `answers` is what `writeVehicleAnswers` writes: "engine:253 V8;body:sedan". */
export const vehicleChoiceFields = {
  vehicleId: vehicleIdSchema.optional(),
  answers: z.string().max(600).optional(),
};
export type VehicleChoice = z.infer<z.ZodObject<typeof vehicleChoiceFields>>;

/** A vehicle of the index. Years are those of its sale in Australia. */
export const vehicleSchema = z.object({
  vehicleId: vehicleIdSchema,
  kTypeNr: z.number().int().nullable(),
  make: z.string(),
  model: z.string(),
  series: z.string(),
  submodel: z.string(),
  yearFrom: z.number().int(),
  /** Null while it is still sold. */
  yearTo: z.number().int().nullable(),
  bodyStyles: z.array(z.string()),
  engines: z.array(z.string()),
});
export type Vehicle = z.infer<typeof vehicleSchema>;

export const vehiclePartsInputSchema = z.object({ vehicleId: vehicleIdSchema, answers: vehicleChoiceFields.answers });

/** What the shop has listed for a vehicle; universal parts, and those without fitment data, are not among it. */
export const vehiclePartsSchema = z.object({
  /** "HQ Monaro". */
  name: z.string(),
  /** The vehicle from the side; null for one that nobody has drawn. */
  picture: pictureSchema.nullable(),
  /** The list of all that may go with it. */
  url: z.string(),
  fitCount: z.number().int(),
  /** The departments that have some of it, in the tree's order, each with its list for this vehicle. */
  departments: z.array(z.object({ title: z.string(), url: z.string(), count: z.number().int() })),
  /** How many products each department's list shows for it, by the department's address. */
  listTotals: z.record(z.string(), z.number().int()),
});
export type VehicleParts = z.infer<typeof vehiclePartsSchema>;

const stepSchema = z.string().min(1).max(80).optional();
const yearSchema = z.coerce.number().int().min(1900).max(2100);

/** The steps of the manual search, each narrowing the next. */
export const vehicleStepsSchema = z.object({
  make: stepSchema,
  model: stepSchema,
  series: stepSchema,
  submodel: stepSchema,
  year: yearSchema.optional(),
});
export type VehicleSteps = z.infer<typeof vehicleStepsSchema>;

const choiceSchema = z.object({ value: z.string(), count: z.number().int() });

/** What can be chosen at each step, given the steps before it; empty for steps that are not reached yet. Years are offered from the make on. */
export const vehicleFacetsSchema = z.object({
  makes: z.array(choiceSchema),
  models: z.array(choiceSchema),
  series: z.array(choiceSchema),
  submodels: z.array(choiceSchema),
  /** Newest first. */
  years: z.array(z.number().int()),
  /** How many vehicles all the given steps leave. */
  total: z.number().int(),
});
export type VehicleFacets = z.infer<typeof vehicleFacetsSchema>;

export const vehicleFindInputSchema = vehicleStepsSchema.extend({
  /** Free text: "hq monaro 253". */
  q: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100).default(1),
});
export type VehicleFindQuery = z.output<typeof vehicleFindInputSchema>;

export const vehiclePageSchema = z.object({
  vehicles: z.array(vehicleSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** They have only some of the words. Left out of everything else. */
  isPartialMatch: z.boolean().optional(),
});
export type VehiclePage = z.infer<typeof vehiclePageSchema>;

export const vehicleIdsInputSchema = z.object({ ids: listField(vehicleIdSchema, garageVehiclesMax, 1) });

export const kTypeInputSchema = z.object({ kTypeNr: z.coerce.number().int().min(1).max(999_999_999) });

/** A VIN, or the chassis or frame number of an older car, as typed. */
export const vinInputSchema = z.object({ vin: z.string().max(60) });

export const registrationInputSchema = z.object({ plate: z.string().max(30), state: z.enum(plateStates) });

/** What a VIN, chassis number or plate leads to. An unknown plate is NOT_FOUND, an unreadable number UNPROCESSABLE, each with words for the shopper. */
export const vehicleLookupSchema = z.object({
  /** One when the vendor is certain; else the shopper chooses. */
  candidates: z.array(z.object({ vehicle: vehicleSchema, year: z.number().int().nullable(), engine: z.string().nullable() })),
  /** What the number tells by itself, in words: "Holden HQ, chassis number", "Ford Australia, 1998". Null for plates. */
  reading: z.string().nullable(),
  /** Things worth a second look, which reject nothing: an unusual check digit, an imported car's number. */
  hints: z.array(z.string()),
  /** The steps that the manual search can start from when the candidates are too many to list, or none of them is right. */
  steps: vehicleStepsSchema,
  /** Whether there are more candidates than are listed. */
  hasMore: z.boolean(),
});
export type VehicleLookup = z.infer<typeof vehicleLookupSchema>;
