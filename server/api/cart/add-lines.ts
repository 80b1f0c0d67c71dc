import { os } from "../os.ts";
import { changeCart } from "./visitor-cart.ts";

export const addLines = os.cart.addLines.handler(({ input, context }) =>
  changeCart(context, (cartId, caller) => context.services.cart.addLines(cartId, input.lines, caller)),
);
