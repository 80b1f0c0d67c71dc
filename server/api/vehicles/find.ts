import { os } from "#server/api/os.ts";

export const find = os.vehicles.find.handler(({ input, context }) => context.services.vehicles.find(input));
