import { Router } from "express";
import type { ApiContextOf } from "#server/api/create-api-context.ts";
import type { Logger } from "#server/logger.ts";

const emptyCartPath = "/cart";

/** Leaves for the platform's checkout; a visitor whose cart is empty or gone lands in the cart. */
export function createCheckout(contextOf: ApiContextOf, logger: Logger): Router {
  const router = Router();
  router.get("/cart/checkout", async (req, res) => {
    res.locals.routeId = "checkout";
    const { services, session, buyerIp } = contextOf(req, res);
    const { cartId } = await session.read();
    const target = await services.cart.checkoutUrl(cartId, { buyerIp });
    logger.info({ event: "checkout.redirect", has_checkout: target !== null }, "a shopper goes to the checkout");
    res.set("cache-control", "private, no-store").redirect(303, target ?? emptyCartPath);
  });
  return router;
}
