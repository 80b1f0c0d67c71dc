import { os } from "../os.ts";
import { withCart } from "./with-cart.ts";

export const addLines = os.cart.addLines.handler(({ input, context }) =>
  withCart(context, (cartId, caller) => context.services.cart.addLines(cartId, input.lines, caller)),
);
