import { os } from "#server/api/os.ts";

export const brand = os.content.brand.handler(({ context, input }) => context.services.content.brand(input.slug));
