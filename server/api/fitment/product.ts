import { os } from "#server/api/os.ts";

export const product = os.fitment.product.handler(({ input, context }) => context.services.fitment.product(input.handle, input));
