import type { AdmitMail, MailKind } from "../../services/recipients/recipient-limit.ts";
import type { ApiContext } from "../api-context.ts";
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

export const reviews = {
  list: os.reviews.list.handler(({ input, context }) => context.services.reviews.list(input)),
  write: os.reviews.write.handler(async ({ input, context }) => {
    await context.services.reviews.write(input, admitMailIn(context, "reviews"));
    return { isTaken: true as const };
  }),
  ask: os.reviews.ask.handler(async ({ input, context }) => {
    await context.services.reviews.ask(input, admitMailIn(context, "questions"));
    return { isTaken: true as const };
  }),
};

/** Counts mails by whom they go to and by whose request they are. */
function admitMailIn({ services, countedAddress }: ApiContext, kind: MailKind): AdmitMail {
  return (recipient) => services.recipients.admit({ kind, recipient, address: countedAddress });
}
