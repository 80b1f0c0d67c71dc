import { os } from "#server/api/os.ts";

export const product = os.content.product.handler(({ context, input }) => context.services.content.productContent(input.handle));
