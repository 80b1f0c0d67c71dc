import { os } from "../os.ts";
import { changeCart } from "./visitor-cart.ts";

export const applyDiscountCodes = os.cart.applyDiscountCodes.handler(({ input, context }) =>
  changeCart(context, (cartId, caller) => context.services.cart.applyDiscountCodes(cartId, input.codes, caller)),
);
