import { os } from "../os.ts";

export const delivery = {
  quote: os.delivery.quote.handler(({ input, context }) => context.services.delivery.quote(input)),
};

export const places = {
  search: os.places.search.handler(({ input, context }) => context.services.places.search(input.input, input.sessionToken)),
  get: os.places.get.handler(({ input, context }) => context.services.places.get(input.placeId, input.sessionToken)),
};
