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

export const contact = {
  send: os.contact.send.handler(async ({ input, context }) => {
    await context.services.contact.send(input, admitMailIn(context, "contact"));
    return { isSent: true as const };
  }),
};
