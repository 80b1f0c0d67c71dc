import { z } from "zod";
import type { Place, PlaceSuggestion } from "#shared/contract/place.ts";

const textSchema = z.object({ text: z.string() });

/** What autocomplete answers; without a match it is an empty object. Predictions of searches instead of places are left out. */
export const predictionsSchema = z.object({
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

export function toSuggestions({ suggestions }: z.output<typeof predictionsSchema>): PlaceSuggestion[] {
  return suggestions.flatMap(({ placePrediction: prediction }) => {
    if (prediction === undefined) return [];
    const { mainText, secondaryText } = prediction.structuredFormat;
    return [{ placeId: prediction.placeId, name: mainText.text, area: secondaryText?.text ?? "" }];
  });
}

export const placeDetailsSchema = z.object({
  id: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.array(z.object({ longText: z.string(), shortText: z.string().default(""), types: z.array(z.string()) })).default([]),
});

export function toPlace({ id, location, addressComponents }: z.output<typeof placeDetailsSchema>): Place {
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
