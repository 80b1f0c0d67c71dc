import express, { Router } from "express";
import { z } from "zod";
import { number, readCsv } from "#sandbox/catalogue/tables/read-csv.ts";
import type { Locality, RemotenessZone } from "#sandbox/vendors/places/read-localities.ts";

type CarrierOptions = { localities: readonly Locality[]; seedFilesDir: string };

const placeSchema = z.object({ state: z.string().max(3), postcode: z.string().regex(/^\d{4}$/) });
const quoteSchema = z.object({
  origin: placeSchema,
  destination: placeSchema.extend({ suburb: z.string().max(100) }),
  items: z
    .array(z.object({ quantity: z.number().int().positive(), weight_grams: z.number().min(0) }))
    .min(1)
    .max(100),
});

const gramsMax = 1_000_000;
const problem = (code: string, message: string) => ({ error: { code, message } });

/** The stand-in for a carrier: POST /v1/quotes answers how many business days a parcel travels, for a postcode without a suburb those of the suburb that takes longest. 404 for a destination that nobody knows, 422 for what no van carries. */
export function createCarrierRouter({ localities, seedFilesDir }: CarrierOptions): Router {
  const transitOf = readTransitTable(seedFilesDir);
  const router = Router();
  router.post("/v1/quotes", express.json({ limit: "20kb" }), (req, res) => {
    if (!req.get("x-api-key")) return void res.status(401).json(problem("unauthorised", "An API key is needed."));
    const request = quoteSchema.safeParse(req.body);
    if (!request.success) return void res.status(400).json(problem("invalid", "The request is malformed."));
    const { origin, destination, items } = request.data;
    if (items.reduce((sum, item) => sum + item.quantity * item.weight_grams, 0) > gramsMax) {
      return void res.status(422).json(problem("too_heavy", "This is too heavy for one delivery."));
    }
    const [slowest] = localities
      .filter((candidate) => isSamePlace(candidate, destination))
      .flatMap((locality) => {
        const transit = transitOf(origin.state, locality.state, locality.zone);
        return transit === undefined ? [] : [{ locality, transit }];
      })
      .toSorted((one, other) => other.transit.maxDays - one.transit.maxDays);
    if (!slowest) return void res.status(404).json(problem("unknown_destination", "Nothing goes there."));
    const { locality, transit } = slowest;
    const { postcode, state, zone } = locality;
    return void res.json({
      destination: { suburb: destination.suburb === "" ? "" : locality.suburb, postcode, state, zone },
      transit_business_days: { min: transit.minDays, max: transit.maxDays },
    });
  });
  return router;
}

function isSamePlace(locality: Locality, { suburb, postcode, state }: { suburb: string; postcode: string; state: string }): boolean {
  const isSuburb = suburb === "" || locality.suburb.toLowerCase() === suburb.toLowerCase();
  return isSuburb && locality.postcode === postcode && locality.state === state;
}

const transitRow = z.object({
  from_state: z.string(),
  to_state: z.string(),
  to_zone: z.enum(["metro", "regional", "remote"]),
  min_business_days: number,
  max_business_days: number,
});

type Transit = { minDays: number; maxDays: number };

/** How many business days a parcel travels from one state to a zone of another. */
function readTransitTable(seedFilesDir: string): (from: string, to: string, zone: RemotenessZone) => Transit | undefined {
  const rows = readCsv(seedFilesDir, "transit_days.csv", transitRow);
  const table = new Map(
    rows.map((row) => [
      `${row.from_state} ${row.to_state} ${row.to_zone}`,
      { minDays: row.min_business_days, maxDays: row.max_business_days },
    ]),
  );
  return (from, to, zone) => table.get(`${from} ${to} ${zone}`);
}
