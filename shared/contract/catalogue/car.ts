import { z } from "zod";
import { linkSchema, pictureSchema } from "../picture.ts";
import { contentCardSchema } from "../blocks/blocks.ts";
import { vehicleChoiceFields, vehicleSchema } from "./vehicle.ts";

const spanFields = {
  yearFrom: z.number().int(),
  /** Null while it is still sold. */
  yearTo: z.number().int().nullable(),
};

/** A car in a list of cars. */
const carSummarySchema = z.object({
  model: z.string(),
  /** "Holden HQ Monaro". */
  label: z.string(),
  url: z.string(),
  ...spanFields,
  /** Seen from the side; null for one that nobody has drawn. */
  picture: pictureSchema.nullable(),
});
export type CarSummary = z.infer<typeof carSummarySchema>;

export const carMakesSchema = z.array(
  z.object({ make: z.string(), url: z.string(), carCount: z.number().int(), ...spanFields, picture: pictureSchema.nullable() }),
);
export type CarMake = z.infer<typeof carMakesSchema>[number];

const slugSchema = z.string().min(1).max(100);
export const carMakeInputSchema = z.object({ make: slugSchema });
/** A make and all its cars, oldest first within a model. */
export const carMakeSchema = z.object({ make: z.string(), url: z.string(), cars: z.array(carSummarySchema) });
export type MadeCars = z.infer<typeof carMakeSchema>;

export const carAreas = ["front", "engine-bay", "doors", "interior", "floor", "rear"] as const;
export type CarArea = (typeof carAreas)[number];

/** What there is for the vehicle, as its lists count it. */
const carPartsSchema = z.object({
  /** Of the list of all of it. */
  url: z.string(),
  total: z.number().int(),
  /** How many of them are listed for the vehicle, and fit it; the others are universal, or without fitment data. */
  listed: z.number().int(),
  /** Places on the car, each a list. */
  areas: z.array(z.object({ area: z.enum(carAreas), title: z.string(), count: z.number().int(), url: z.string() })),
  departments: z.array(z.object({ title: z.string(), count: z.number().int(), url: z.string() })),
});
export type CarParts = z.infer<typeof carPartsSchema>;

export const wearAreas = ["panel", "engine", "brakes", "interior", "electrical"] as const;
export const difficultyMax = 5;

/** What the workshop knows of a car: written by editors, so a car may be without. */
const wearNoteSchema = z.object({
  id: z.string(),
  area: z.enum(wearAreas),
  wears: z.string(),
  check: z.string(),
  job: z.string(),
  /** 1 is an hour with hand tools, 5 work for a trade; null where nobody says. */
  difficulty: z.number().int().min(1).max(difficultyMax).nullable(),
  /** How many of each kind fit the vehicle, and where; null counts and addresses where nothing is listed for it. */
  parts: z.array(z.object({ name: z.string(), count: z.number().int(), url: z.string() })),
  /** Tells how to mend it. */
  article: linkSchema.nullable(),
});
export type WearNote = z.infer<typeof wearNoteSchema>;

const shareSchema = z.number().min(0).max(1);
export const carMarksSchema = z.object({ nose: shareSchema, frontAxle: shareSchema, rearAxle: shareSchema, tail: shareSchema });
export type CarMarks = z.infer<typeof carMarksSchema>;

/** The shopper's choices, each a query parameter of the page's address. */
const choiceSchema = z.string().min(1).max(80).optional();
export const carInputSchema = z.object({
  make: slugSchema,
  name: z.string().min(1).max(200),
  submodel: choiceSchema,
  year: choiceSchema,
  engine: choiceSchema,
  body: choiceSchema,
  /** The shopper's own car, whose answers count where it is the one that is shown. */
  ...vehicleChoiceFields,
});
export type CarQuery = z.output<typeof carInputSchema>;

export const carSchema = z.object({
  make: z.string(),
  model: z.string(),
  series: z.string(),
  label: z.string(),
  url: z.string(),
  makeUrl: z.string(),
  ...spanFields,
  /** The last that there is to choose: of a car that is still sold the shop's own year. */
  lastYear: z.number().int(),
  engines: z.array(z.string()),
  bodyStyles: z.array(z.string()),
  submodels: z.array(z.string()),
  picture: pictureSchema.nullable(),
  /** Where on the picture nose, front axle, rear axle and tail stand, as shares of its width from the left; null where nobody says. */
  marks: carMarksSchema.nullable(),
  /** The vehicle that the choices lead to: parts are counted for it, and it is what goes into the garage. */
  vehicle: vehicleSchema,
  /** What was chosen and is known of the car; what the index doesn't know is null. */
  chosen: z.object({
    submodel: z.string().nullable(),
    year: z.number().int().nullable(),
    engine: z.string().nullable(),
    body: z.string().nullable(),
  }),
  /** False where no vehicle has all of what was chosen. */
  isFound: z.boolean(),
  /** Null while nobody can tell, or fitment is switched off. */
  parts: carPartsSchema.nullable(),
  intro: z.string(),
  wear: z.array(wearNoteSchema),
  stories: z.array(contentCardSchema),
  /** The same model's other series. */
  others: z.array(carSummarySchema),
});
export type Car = z.infer<typeof carSchema>;
