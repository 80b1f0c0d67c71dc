import { os } from "../os.ts";
import { withCart } from "./with-cart.ts";

export const removeLine = os.cart.removeLine.handler(({ input, context }) =>
  withCart(context, (cartId, caller) => context.services.cart.removeLine(cartId, input.lineId, caller)),
);
