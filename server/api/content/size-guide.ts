import { os } from "#server/api/os.ts";

export const sizeGuide = os.content.sizeGuide.handler(async ({ context, input }) => ({
  guide: await context.services.content.sizeGuide(input.product ?? null),
}));
