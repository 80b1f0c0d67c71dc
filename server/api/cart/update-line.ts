import { os } from "../os.ts";
import { withCart } from "./with-cart.ts";

export const updateLine = os.cart.updateLine.handler(({ input, context }) =>
  withCart(context, (cartId, caller) => context.services.cart.updateLine(cartId, input.lineId, input.quantity, caller)),
);
