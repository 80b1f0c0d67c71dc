import { os } from "../os.ts";

export const productStock = os.catalogue.productStock.handler(({ input, context }) =>
  context.services.catalogue.productStock(input.handle),
);
