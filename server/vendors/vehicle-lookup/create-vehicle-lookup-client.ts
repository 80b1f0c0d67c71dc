import { z } from "zod";
import type { LookupAnswer, VehicleLookupPort } from "#server/services/vehicles/vehicle-ports.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorAnswer, VendorFetch } from "../resilience/vendor-fetch.ts";

const textSchema = z.string().min(1).max(120).nullish().catch(null);
const yearSchema = z.number().int().min(1900).max(2100).nullish().catch(null);

/** What the vendor answers with 200. */
const lookupAnswerSchema = z.object({
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

function toLookupAnswer({ vehicles, reading, hints, narrowing, more }: z.output<typeof lookupAnswerSchema>): LookupAnswer {
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

type VehicleLookupClientOptions = {
  /** The service's base address. */
  url: string;
  apiKey: string;
  vendorFetch: VendorFetch;
};

type Question = { type: "vin"; number: string } | { type: "registration"; plate: string; state: string };

/**
 * Asks a look-up service for cars by VIN, chassis number or plate: one POST, so that the number stands in no address and no log. 404 means that nobody knows it,
 * which is answered with null; 422 that it cannot be read, which throws UNPROCESSABLE. Other failures are AppErrors with UPSTREAM codes.
 */
export function createVehicleLookupClient({ url, apiKey, vendorFetch }: VehicleLookupClientOptions): VehicleLookupPort {
  const endpoint = `${url.replace(/\/$/, "")}/v1/lookups`;

  async function ask(question: Question): Promise<LookupAnswer | null> {
    const operation = question.type === "vin" ? "lookUpVin" : "lookUpRegistration";
    const headers = { "content-type": "application/json", accept: "application/json", "x-api-key": apiKey };
    const response = await vendorFetch(
      endpoint,
      { method: "POST", headers, body: JSON.stringify(question) },
      { operation, isIdempotent: true },
    );
    if (response.status === 404) return null;
    if (response.status === 422) {
      throw new AppError("UNPROCESSABLE", "the vehicle look-up cannot read this number", {
        userMessage: "That number doesn't look right. Check it against the plate on the car, or choose your vehicle by hand.",
      });
    }
    if (!response.ok) throw new AppError("UPSTREAM_FAILED", `vehicle-lookup ${operation}: the vendor answered ${response.status}`);
    return toLookupAnswer(await readAnswer(response, operation));
  }

  return {
    byVin: (vin) => ask({ type: "vin", number: vin }),
    byRegistration: (plate, state) => ask({ type: "registration", plate, state }),
  };
}

/** The answer repeats the number in places, so what is wrong with it is told by its paths alone. */
async function readAnswer(response: VendorAnswer, operation: string) {
  const body: unknown = await response.json().catch(() => null);
  const parsed = lookupAnswerSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path }) => path.map(String).join(".") || "body");
  throw new AppError("UPSTREAM_FAILED", `vehicle-lookup ${operation}: the answer is malformed at ${paths.slice(0, 5).join(", ")}`);
}
