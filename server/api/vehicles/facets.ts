import { os } from "#server/api/os.ts";

export const facets = os.vehicles.facets.handler(({ input, context }) => context.services.vehicles.facets(input));
