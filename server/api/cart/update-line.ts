import { os } from "../os.ts";
import { changeCart } from "./visitor-cart.ts";

export const updateLine = os.cart.updateLine.handler(({ input, context }) =>
  changeCart(context, (cartId, caller) => context.services.cart.updateLine(cartId, input.lineId, input.quantity, caller)),
);
