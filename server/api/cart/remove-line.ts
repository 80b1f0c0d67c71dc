import { os } from "../os.ts";
import { changeCart } from "./visitor-cart.ts";

export const removeLine = os.cart.removeLine.handler(({ input, context }) =>
  changeCart(context, (cartId, caller) => context.services.cart.removeLine(cartId, input.lineId, caller)),
);
