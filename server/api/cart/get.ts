import { os } from "../os.ts";
import { withCart } from "./with-cart.ts";

export const get = os.cart.get.handler(({ context }) => withCart(context, (cartId, caller) => context.services.cart.get(cartId, caller)));
