import { os } from "../os.ts";

export const fitment = {
  product: os.fitment.product.handler(({ input, context }) => context.services.fitment.product(input.handle, input)),
  parts: os.fitment.parts.handler(({ input, context }) => context.services.fitment.parts(input.handles, input)),
  vehicles: os.fitment.vehicles.handler(({ input, context }) => context.services.fitment.vehicles(input.handle, input)),
};
