import { Router } from "express";
import type { ApiContext } from "#server/api/api-context.ts";
import { cartForCheckout } from "#server/api/visitor-cart.ts";
import { createGoWithout, type GoWithout } from "#server/observability/go-without.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { CheckoutOutcome, Metrics } from "#server/observability/metrics.ts";
import { isSynthetic } from "#server/observability/tracing/request-scope.ts";
import { isReportable } from "#shared/domain/app-error.ts";
import { keepNotice } from "../redirects/create-told-once.ts";
import { type ApiContextOf, checkoutBegunCookie } from "../session/create-api-context.ts";

const emptyCartPath = "/cart";
/** The cart's page, saying that something of it is gone. Where scripts run, they name what. */
const shorterCartPath = "/cart?notice=stock";

/** A cart that is gone after a visit to the checkout was ordered, and must not be filled again, however late its buyer comes back. Browsers keep nothing for longer. */
const checkoutBegunMaxAgeMs = 400 * 24 * 60 * 60 * 1000;

/** Leaves for the platform's checkout; a visitor whose cart is empty or gone lands in the cart, as does whoever would pay for less than they saw there. */
export function createCheckout(contextOf: ApiContextOf, logger: Logger, metrics: Pick<Metrics, "checkouts">): Router {
  const router = Router();
  const goWithout = createGoWithout(logger);
  const count = (outcome: CheckoutOutcome) => isSynthetic() || metrics.checkouts.inc({ outcome });
  router.head("/cart/checkout", function look(_req, res) {
    res.locals.routeId = "checkout";
    res.set("cache-control", "private, no-store").end();
  });
  router.get("/cart/checkout", async (req, res) => {
    res.locals.routeId = "checkout";
    res.locals.attempt = { heading: "We couldn't open the checkout", tryAgainPath: "/cart/checkout" };
    const context = contextOf(req, res);
    const target = await findCheckout(context, req.query["store"], goWithout).catch((error: unknown) => {
      count(isReportable(error) ? "upstream_error" : "user_error");
      throw error;
    });
    const hasCheckout = target !== emptyCartPath && target !== shorterCartPath;
    count(hasCheckout ? "ok" : "user_error");
    logger.info({ event: "checkout.redirect", has_checkout: hasCheckout }, "a shopper goes to the checkout");
    // What becomes of the cart there nobody tells: it isn't counted until it is seen again.
    await context.session.tellCount(0);
    if (hasCheckout)
      res.cookie(checkoutBegunCookie, "1", { path: "/", sameSite: "lax", secure: req.secure, maxAge: checkoutBegunMaxAgeMs });
    keepNotice(res, target);
    res.set("cache-control", "private, no-store").redirect(303, target);
  });
  return router;
}

/** The address of the visitor's checkout, or of the cart's page where there is none to go to yet. `store` is the place id of the shopper's store, as the link to here has it. */
async function findCheckout(context: ApiContext, store: unknown, goWithout: GoWithout): Promise<string> {
  const { services, customer, buyerIp } = context;
  const { cartId, leftBehind } = await cartForCheckout(context);
  if (leftBehind.length > 0) return shorterCartPath;
  // A part that was added just while somebody signed out may have put their name on the cart again: the next one must not read it at the checkout.
  if (cartId !== null && (await customer.wasLeft())) await services.cart.setBuyer(cartId, null, { buyerIp });
  const found = await services.cart.checkoutUrl(cartId, { buyerIp }, await locationOf(context, store, goWithout));
  if (found === null) return emptyCartPath;
  return (await customer.read()) === null ? found : asCustomer(found);
}

/** A store that nobody knows, or that can't be looked up just now, is none: it is chosen at the checkout then. */
async function locationOf({ services }: ApiContext, store: unknown, goWithout: GoWithout): Promise<string | null> {
  return typeof store === "string" ? services.stores.locationId(store).catch(goWithout("store for the checkout")) : null;
}

/** The platform knows its customers at the checkout by this, and others not at all. Source: shopify.dev, "Customer Account API", on checkouts. */
function asCustomer(checkoutUrl: string): string {
  return `${checkoutUrl}${checkoutUrl.includes("?") ? "&" : "?"}logged_in=true`;
}
