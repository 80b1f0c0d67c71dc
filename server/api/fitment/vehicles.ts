import { os } from "#server/api/os.ts";

export const vehicles = os.fitment.vehicles.handler(({ input, context }) => context.services.fitment.vehicles(input.handle, input));
