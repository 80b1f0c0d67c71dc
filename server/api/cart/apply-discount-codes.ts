import { os } from "../os.ts";
import { withCart } from "./with-cart.ts";

export const applyDiscountCodes = os.cart.applyDiscountCodes.handler(({ input, context }) =>
  withCart(context, (cartId, caller) => context.services.cart.applyDiscountCodes(cartId, input.codes, caller)),
);
