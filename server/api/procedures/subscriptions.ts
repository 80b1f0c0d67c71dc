import { os } from "../os.ts";

export const newsletter = {
  subscribe: os.newsletter.subscribe.handler(async ({ input, context }) => {
    await context.services.newsletter.subscribe(input);
    return { isSubscribed: true as const };
  }),
};

export const stockAlerts = {
  set: os.stockAlerts.set.handler(async ({ input, context }) => {
    await context.services.stockAlerts.set(input);
    return { isSet: true as const };
  }),
};
