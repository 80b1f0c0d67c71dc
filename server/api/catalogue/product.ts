import { os } from "../os.ts";

export const product = os.catalogue.product.handler(({ input, context }) => context.services.catalogue.product(input.handle));
