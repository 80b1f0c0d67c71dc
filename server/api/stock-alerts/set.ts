import { os } from "../os.ts";

export const set = os.stockAlerts.set.handler(async ({ input, context }) => {
  await context.services.stockAlerts.set(input);
  return { isSet: true as const };
});
