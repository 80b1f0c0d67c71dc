import { z } from "zod";
import { type Vehicle, vehicleIdSchema } from "#shared/contract/vehicle.ts";

/** A record of the vehicles index. */
const vehicleHitSchema = z.object({
  vehicleid: z.union([z.number().int(), z.string()]).transform(String).pipe(vehicleIdSchema),
  KtypNr: z.coerce.number().int().positive().nullish().catch(null),
  Make: z.string().min(1),
  Model: z.string().default(""),
  Series: z.string().default(""),
  Submodel: z.string().default(""),
  YearFrom: z.number().int(),
  YearTo: z.number().int().nullish(),
  body_styles: z.array(z.string()).default([]),
  engines: z.array(z.string()).default([]),
});

/** Reads a hit as a vehicle; null when the record lacks what a vehicle cannot do without. */
export function readVehicleHit(hit: unknown): Vehicle | null {
  const record = vehicleHitSchema.safeParse(hit).data;
  if (record === undefined) return null;
  return {
    vehicleId: record.vehicleid,
    kTypeNr: record.KtypNr ?? null,
    make: record.Make,
    model: record.Model,
    series: record.Series,
    submodel: record.Submodel,
    yearFrom: record.YearFrom,
    yearTo: record.YearTo ?? null,
    bodyStyles: record.body_styles,
    engines: record.engines,
  };
}
