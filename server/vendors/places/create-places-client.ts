import type { z } from "zod";
import type { PlacePort } from "#server/places/place-port.ts";
import type { VendorFetch } from "#server/vendors/vendor-fetch.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { placeDetailsSchema, predictionsSchema, toPlace, toSuggestions } from "./place-answers.ts";

type PlacesClientOptions = {
  apiKey: string;
  /** Google's own unless told otherwise. */
  endpoint: string | undefined;
  vendorFetch: VendorFetch;
};

const google = "https://places.googleapis.com";
/** Only these are paid for. */
const predictionFields = "suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat";
const detailsFields = "id,location,addressComponents";

/**
 * Google Places (New): suburbs of Australia and New Zealand. Autocomplete calls with a session token are free once a details call with the same token ends the session.
 * Source: https://developers.google.com/maps/documentation/places/web-service/place-autocomplete
 */
export function createPlacesClient({ apiKey, endpoint = google, vendorFetch }: PlacesClientOptions): PlacePort {
  const base = `${endpoint.replace(/\/$/, "")}/v1`;
  const headers = (fields: string) => ({ accept: "application/json", "x-goog-api-key": apiKey, "x-goog-fieldmask": fields });

  return {
    async search(text, sessionToken) {
      const body = {
        input: text,
        includedRegionCodes: ["au", "nz"],
        includedPrimaryTypes: ["locality", "sublocality"],
        languageCode: "en-AU",
        regionCode: "au",
        ...(sessionToken && { sessionToken }),
      };
      const response = await vendorFetch(
        `${base}/places:autocomplete`,
        { method: "POST", headers: { ...headers(predictionFields), "content-type": "application/json" }, body: JSON.stringify(body) },
        { operation: "autocomplete", isIdempotent: true },
      );
      return toSuggestions(await readAnswer(response, predictionsSchema, "autocomplete"));
    },
    async byId(placeId, sessionToken) {
      const url = new URL(`${base}/places/${encodeURIComponent(placeId)}`);
      if (sessionToken) url.searchParams.set("sessionToken", sessionToken);
      const response = await vendorFetch(url, { headers: headers(detailsFields) }, { operation: "placeDetails", isIdempotent: true });
      // A made-up id is a bad request to Google, one of a place that is gone isn't found.
      if (response.status === 404 || response.status === 400) return null;
      return toPlace(await readAnswer(response, placeDetailsSchema, "placeDetails"));
    },
  };
}

async function readAnswer<Schema extends z.ZodType>(response: Response, schema: Schema, operation: string): Promise<z.output<Schema>> {
  if (!response.ok) throw new AppError("UPSTREAM_FAILED", `places ${operation}: the vendor answered ${response.status}`);
  const parsed = schema.safeParse(await response.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path }) => path.map(String).join(".") || "body");
  throw new AppError("UPSTREAM_FAILED", `places ${operation}: the answer is malformed at ${paths.slice(0, 5).join(", ")}`);
}
