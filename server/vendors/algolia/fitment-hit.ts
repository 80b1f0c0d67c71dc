import { z } from "zod";
import type { SkuRow } from "#server/fitment/fitment-index-port.ts";

const textSchema = z.string().min(1).nullish().catch(null);
const textsSchema = z.array(z.string()).default([]);
const idSchema = z.union([z.number(), z.string()]).transform(String);

/** A record of the fitment index: one application of one SKU. */
const fitmentHitSchema = z.object({
  shopifysku: z.string().min(1),
  vehicleid: z.union([idSchema.transform((id) => [id]), z.array(idSchema)]),
  year_from: z.number().int(),
  year_to: z.number().int().nullish(),
  positions: textsSchema,
  notes: textsSchema,
  quantity: z.number().int().positive().nullish().catch(null),
  engine: textSchema,
  engines: textsSchema,
  body: textSchema,
  transmission: textSchema,
});

export function readFitmentHit(hit: unknown): SkuRow | null {
  const record = fitmentHitSchema.safeParse(hit).data;
  if (record === undefined) return null;
  return {
    sku: record.shopifysku,
    row: {
      vehicleIds: record.vehicleid,
      yearFrom: record.year_from,
      yearTo: record.year_to ?? null,
      positions: record.positions,
      notes: record.notes,
      quantity: record.quantity ?? null,
      engine: record.engine ?? null,
      engines: record.engines,
      body: record.body ?? null,
      transmission: record.transmission ?? null,
    },
  };
}
