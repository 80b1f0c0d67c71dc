import { os } from "../os.ts";
import { readCart } from "./visitor-cart.ts";

export const get = os.cart.get.handler(({ context }) => readCart(context, (cartId, caller) => context.services.cart.get(cartId, caller)));
