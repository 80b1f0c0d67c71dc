import { os } from "#server/api/os.ts";

export const quote = os.delivery.quote.handler(({ input, context }) => context.services.delivery.quote(input));
