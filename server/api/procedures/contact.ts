import { admitMailIn } from "../admit-mail.ts";
import { os } from "../os.ts";

export const contact = {
  send: os.contact.send.handler(async ({ input, context }) => {
    await context.services.contact.send(input, admitMailIn(context, "contact"));
    return { isSent: true as const };
  }),
};
