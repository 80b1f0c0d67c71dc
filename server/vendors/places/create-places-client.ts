import { z } from "zod";
import type { PlacePort } from "#server/services/places/place-service.ts";
import type { Place, PlaceSuggestion } from "#shared/contract/stores/place.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorAnswer, VendorFetch } from "../resilience/vendor-fetch.ts";

const textSchema = z.object({ text: z.string() });

/** What autocomplete answers; without a match it is an empty object. Predictions of searches instead of places are left out. */
const predictionsSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({ placeId: z.string(), structuredFormat: z.object({ mainText: textSchema, secondaryText: textSchema.optional() }) })
          .optional(),
      }),
    )
    .default([]),
});

function toSuggestions({ suggestions }: z.output<typeof predictionsSchema>): PlaceSuggestion[] {
  return suggestions.flatMap(({ placePrediction: prediction }) => {
    if (prediction === undefined) return [];
    const { mainText, secondaryText } = prediction.structuredFormat;
    return [{ placeId: prediction.placeId, name: mainText.text, area: secondaryText?.text ?? "" }];
  });
}

const placeDetailsSchema = z.object({
  id: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  // What is empty is left out.
  addressComponents: z
    .array(z.object({ longText: z.string().default(""), shortText: z.string().default(""), types: z.array(z.string()).default([]) }))
    .default([]),
});

function toPlace({ id, location, addressComponents }: z.output<typeof placeDetailsSchema>): Place {
  const component = (type: string) => addressComponents.find(({ types }) => types.includes(type));
  return {
    placeId: id,
    lat: location.latitude,
    lng: location.longitude,
    postcode: component("postal_code")?.longText ?? "",
    suburb: (component("locality") ?? component("sublocality"))?.longText ?? "",
    state: component("administrative_area_level_1")?.shortText ?? "",
  };
}

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
        // A postcode is a place of a type of its own.
        includedPrimaryTypes: ["locality", "sublocality", "postal_code"],
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
      // A made-up id is a bad request to Google, one of a place that is gone isn't found. So is a key that it doesn't know.
      if (response.status === 404 || (response.status === 400 && !(await isAboutKey(response)))) return null;
      return toPlace(await readAnswer(response, placeDetailsSchema, "placeDetails"));
    },
  };
}

const refusalSchema = z.object({ error: z.object({ details: z.array(z.object({ reason: z.string() }).partial()) }) });

async function isAboutKey(response: VendorAnswer): Promise<boolean> {
  const refusal = refusalSchema.safeParse(await response.json().catch(() => null)).data;
  return refusal?.error.details.some(({ reason = "" }) => reason.startsWith("API_KEY_")) ?? false;
}

async function readAnswer<Schema extends z.ZodType>(response: VendorAnswer, schema: Schema, operation: string): Promise<z.output<Schema>> {
  if (!response.ok) throw new AppError("UPSTREAM_FAILED", `places ${operation}: the vendor answered ${response.status}`);
  const parsed = schema.safeParse(await response.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path }) => path.map(String).join(".") || "body");
  throw new AppError("UPSTREAM_FAILED", `places ${operation}: the answer is malformed at ${paths.slice(0, 5).join(", ")}`);
}
