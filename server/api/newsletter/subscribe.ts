import { os } from "../os.ts";

export const subscribe = os.newsletter.subscribe.handler(async ({ input, context }) => {
  await context.services.newsletter.subscribe(input);
  return { isSubscribed: true as const };
});
