import { os } from "#server/api/os.ts";

export const hub = os.content.hub.handler(({ context, input }) => context.services.content.hub(input));
