import { os } from "#server/api/os.ts";

export const get = os.places.get.handler(({ input, context }) => context.services.places.get(input.placeId, input.sessionToken));
