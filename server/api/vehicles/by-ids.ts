import { os } from "#server/api/os.ts";

export const byIds = os.vehicles.byIds.handler(({ input, context }) => context.services.vehicles.byIds(input.ids));
