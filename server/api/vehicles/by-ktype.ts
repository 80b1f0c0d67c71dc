import { os } from "#server/api/os.ts";

export const byKtype = os.vehicles.byKtype.handler(({ input, context }) => context.services.vehicles.byKType(input.kTypeNr));
