import express, { Router } from "express";
import { z } from "zod";
import { stateNameOf } from "#shared/domain/stores/store-states.ts";
import type { Locality } from "./read-localities.ts";

const autocompleteSchema = z.object({
  input: z.string().min(1).max(300),
  sessionToken: z.string().max(36).optional(),
  includedPrimaryTypes: z.array(z.string()).max(5).default(["locality", "postal_code"]),
});

const problem = (code: number, status: string, message: string) => ({ error: { code, status, message } });

const unknownKey = {
  error: {
    ...problem(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.").error,
    details: [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID", domain: "googleapis.com" }],
  },
};

/** Google knows its own ids by their looks. */
const placeIdPattern = /^[\w-]{10,}$/;

/** The stand-in for Google Places (New): autocomplete and details, over Australia's suburbs. */
export function createPlacesRouter(localities: readonly Locality[]): Router {
  const router = Router();

  // A key with a blank in it stands for one that Google never gave out.
  router.use((req, res, next) => {
    const key = req.get("x-goog-api-key") ?? "";
    if (key === "") res.status(403).json(problem(403, "PERMISSION_DENIED", "The request is missing a valid API key."));
    else if (key.includes(" ")) res.status(400).json(unknownKey);
    else next();
  });

  router.post("/v1/places\\:autocomplete", express.json({ limit: "10kb" }), (req, res) => {
    const request = autocompleteSchema.safeParse(req.body);
    if (!request.success) return void res.status(400).json(problem(400, "INVALID_ARGUMENT", "Invalid autocomplete request."));
    const { input, includedPrimaryTypes } = request.data;
    // A postcode is a place of its own, and only told to whoever asks for such.
    const type = /^\s*\d/.test(input) ? "postal_code" : "locality";
    const suggestions = includedPrimaryTypes.includes(type) ? findLocalities(localities, input).map(toSuggestion(type)) : [];
    return void res.json(suggestions.length > 0 ? { suggestions } : {});
  });

  router.get("/v1/places/:placeId", (req, res) => {
    const mask = req.get("x-goog-fieldmask") ?? "";
    if (mask === "") return void res.status(400).json(problem(400, "INVALID_ARGUMENT", "FieldMask is a required parameter."));
    if (!placeIdPattern.test(req.params.placeId))
      return void res.status(400).json(problem(400, "INVALID_ARGUMENT", "The provided Place ID is not valid."));
    const place = localities.find(({ placeId }) => placeId === req.params.placeId);
    if (!place) return void res.status(404).json(problem(404, "NOT_FOUND", "The Place ID is no longer valid."));
    const fields = new Set(mask.split(","));
    return void res.json(Object.fromEntries(Object.entries(toDetails(place)).filter(([field]) => fields.has("*") || fields.has(field))));
  });

  return router;
}

const toSuggestion =
  (type: string) =>
  ({ placeId, suburb, state, postcode }: Locality) => ({
    placePrediction: {
      place: `places/${placeId}`,
      placeId,
      text: { text: `${suburb} ${state} ${postcode}, Australia` },
      structuredFormat: { mainText: { text: suburb }, secondaryText: { text: `${state} ${postcode}, Australia` } },
      types: [type, "geocode"],
    },
  });

function toDetails({ placeId, suburb, state, postcode, latitude, longitude }: Locality) {
  return {
    id: placeId,
    displayName: { text: suburb, languageCode: "en" },
    formattedAddress: `${suburb} ${state} ${postcode}, Australia`,
    addressComponents: [
      { longText: suburb, shortText: suburb, types: ["locality", "political"] },
      { longText: stateNameOf(state), shortText: state, types: ["administrative_area_level_1", "political"] },
      { longText: "Australia", shortText: "AU", types: ["country", "political"] },
      { longText: postcode, shortText: postcode, types: ["postal_code"] },
    ],
    location: { latitude, longitude },
  };
}

/** One postcode has 110 suburbs. */
const maxOfPostcode = 120;
const maxOfName = 20;

const simplify = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** The suburbs that a text means: those of a postcode, or those whose name starts with it, the whole name first; "richmond vic" and "richmond 3121" narrow it down. */
function findLocalities(localities: readonly Locality[], input: string): Locality[] {
  const text = simplify(input);
  if (text === "") return [];
  const matches = localities.filter(({ suburb, postcode, state }) => {
    const name = simplify(suburb);
    return (
      postcode.startsWith(text) || `${name} ${state.toLowerCase()} ${postcode}`.startsWith(text) || `${name} ${postcode}`.startsWith(text)
    );
  });
  const isWhole = ({ suburb }: Locality) => Number(simplify(suburb) === text);
  return matches.toSorted((a, b) => isWhole(b) - isWhole(a)).slice(0, /^\d/.test(text) ? maxOfPostcode : maxOfName);
}
