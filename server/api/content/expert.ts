import { os } from "#server/api/os.ts";

export const expert = os.content.expert.handler(({ context, input }) => context.services.content.expert(input.slug));
