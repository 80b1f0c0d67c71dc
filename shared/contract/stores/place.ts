import { z } from "zod";

/** Google's session token: one for all that is typed until a place is chosen, so that it counts as one request. */
const sessionTokenSchema = z.uuid().optional();

export const placeSearchInputSchema = z.object({ input: z.string().max(100), sessionToken: sessionTokenSchema });

export const placeSuggestionSchema = z.object({
  placeId: z.string(),
  /** "Coburg North". */
  name: z.string(),
  /** "VIC 3058, Australia". */
  area: z.string(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;

export const placeInputSchema = z.object({ placeId: z.string().regex(/^[\w-]{1,255}$/), sessionToken: sessionTokenSchema });

/** A suburb, and where it is. What the vendor does not tell is empty. */
export const placeSchema = z.object({
  placeId: z.string(),
  lat: z.number(),
  lng: z.number(),
  postcode: z.string(),
  suburb: z.string(),
  state: z.string(),
});
export type Place = z.infer<typeof placeSchema>;
