import { os } from "#server/api/os.ts";

export const byVin = os.vehicles.byVin.handler(({ input, context }) => context.services.vehicles.byVin(input.vin));
