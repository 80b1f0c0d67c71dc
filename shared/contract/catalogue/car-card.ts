import { z } from "zod";
import { vehiclePartsInputSchema } from "./vehicle.ts";

export const carFigureKinds = ["torque", "fluid", "setting"] as const;

const carFigureSchema = z.object({
  kind: z.enum(carFigureKinds),
  name: z.string(),
  /** With its unit: "88 Nm (65 lb-ft)". */
  value: z.string(),
  note: z.string(),
});

export const carCardInputSchema = vehiclePartsInputSchema;

/** A car's torque figures, fluids and settings, as far as editors know them. */
export const carCardSchema = z.object({
  label: z.string(),
  /** The car's own page. */
  url: z.string(),
  /** What the shopper said of the engine; null where nobody asked. */
  engine: z.string().nullable(),
  engines: z.array(z.object({ title: z.string(), engines: z.array(z.string()), figures: z.array(carFigureSchema) })),
  /** The engines of all cars for which there is something. */
  known: z.array(z.string()),
});
export type CarCard = z.infer<typeof carCardSchema>;
