import { z } from "zod";
import type { LookupAnswer } from "#server/vehicles/vehicle-lookup-port.ts";

const textSchema = z.string().min(1).max(120).nullish().catch(null);
const yearSchema = z.number().int().min(1900).max(2100).nullish().catch(null);

/** What the vendor answers with 200. */
export const lookupAnswerSchema = z.object({
  vehicles: z
    .array(
      z.object({
        k_type: z.number().int().positive().nullish().catch(null),
        make: z.string().min(1).max(120),
        model: textSchema,
        series: textSchema,
        submodel: textSchema,
        year: yearSchema,
        engine: textSchema,
      }),
    )
    .max(100),
  reading: textSchema,
  hints: z.array(z.string().max(300)).max(10).default([]),
  narrowing: z.object({ make: textSchema, model: textSchema, series: textSchema, year: yearSchema }).partial().default({}),
  more: z.boolean().default(false),
});

export function toLookupAnswer({ vehicles, reading, hints, narrowing, more }: z.output<typeof lookupAnswerSchema>): LookupAnswer {
  const { make, model, series, year } = narrowing;
  return {
    matches: vehicles.map((vehicle) => ({
      kTypeNr: vehicle.k_type ?? null,
      make: vehicle.make,
      model: vehicle.model ?? null,
      series: vehicle.series ?? null,
      submodel: vehicle.submodel ?? null,
      year: vehicle.year ?? null,
      engine: vehicle.engine ?? null,
    })),
    reading: reading ?? null,
    hints,
    steps: { ...(make && { make }), ...(model && { model }), ...(series && { series }), ...(year && { year }) },
    hasMore: more,
  };
}
