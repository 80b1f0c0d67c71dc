import { admitMailIn } from "../admit-mail.ts";
import { os } from "../os.ts";

export const newsletter = {
  subscribe: os.newsletter.subscribe.handler(async ({ input, context }) => {
    await context.services.newsletter.subscribe(input, admitMailIn(context, "newsletter"));
    return { isSubscribed: true as const };
  }),
};

export const stockAlerts = {
  set: os.stockAlerts.set.handler(async ({ input, context }) => {
    await context.services.stockAlerts.set(input, admitMailIn(context, "stockAlerts"));
    return { isSet: true as const };
  }),
};
