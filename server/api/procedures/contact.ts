import { os } from "../os.ts";

export const contact = {
  send: os.contact.send.handler(async ({ input, context }) => {
    await context.services.contact.send(input);
    return { isSent: true as const };
  }),
};
