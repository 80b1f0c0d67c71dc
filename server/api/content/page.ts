import { os } from "#server/api/os.ts";

export const page = os.content.page.handler(({ context, input }) => context.services.content.page(input.slug));
