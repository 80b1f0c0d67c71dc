import express, { Router } from "express";
import { z } from "zod";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { createVehicleDirectory } from "./create-vehicle-directory.ts";
import { type NumberReading, readLookupTables } from "./lookup-tables.ts";

type VehicleLookupOptions = { catalogue: Pick<Catalogue, "vehicles">; seedFilesDir: string };

const questionSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("vin"), number: z.string().regex(/^[A-Z0-9]{5,17}$/) }),
  z.object({ type: z.literal("registration"), plate: z.string().regex(/^[A-Z0-9]{1,7}$/), state: z.string().min(2).max(3) }),
]);

const candidatesMax = 24;

/** The stand-in for a vehicle look-up service: POST /v1/lookups with a VIN, chassis number or plate. 404 for what nobody knows, 422 for what cannot be read. */
export function createVehicleLookupRouter({ catalogue, seedFilesDir }: VehicleLookupOptions): Router {
  const directory = createVehicleDirectory(readLookupTables(seedFilesDir), catalogue.vehicles, new Date().getFullYear());
  const router = Router();
  router.post("/v1/lookups", express.json({ limit: "10kb" }), (req, res) => {
    if (!req.get("x-api-key")) return void res.status(401).json({ error: { code: "unauthorised" } });
    const question = questionSchema.safeParse(req.body);
    if (!question.success) return void res.status(422).json({ error: { code: "unreadable" } });
    const { data } = question;
    const reading = data.type === "vin" ? directory.byNumber(data.number) : directory.byRegistration(data.plate, data.state);
    if (reading === null) return void res.status(404).json({ error: { code: "unknown" } });
    return void res.json(answerOf(reading, data.type));
  });
  return router;
}

function answerOf({ vehicles, text, hints, narrowing }: NumberReading, type: "vin" | "registration") {
  return {
    vehicles: vehicles.slice(0, candidatesMax).map(({ vehicle: { ktypNr, make, model, series, submodel, engines }, year }) => ({
      k_type: ktypNr,
      make,
      model,
      series,
      submodel,
      year,
      engine: engines.length === 1 ? engines[0] : null,
    })),
    reading: type === "vin" ? text : null,
    hints,
    narrowing,
    more: vehicles.length > candidatesMax,
  };
}
