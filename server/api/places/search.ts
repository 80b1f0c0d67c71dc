import { os } from "#server/api/os.ts";

export const search = os.places.search.handler(({ input, context }) => context.services.places.search(input.input, input.sessionToken));
