import express, { type RequestHandler, type Router } from "express";
import { createGraphqlHandler } from "./graphql/create-graphql-handler.ts";
import { pageHeaders } from "#sandbox/pages/page-headers.ts";
import { createCheckoutRouter } from "./checkout/create-checkout-router.ts";
import type { Commerce } from "./commerce.ts";
import { automaticDiscounts } from "./discounts/automatic-discounts.ts";
import { mailboxPage } from "#sandbox/pages/mailbox-page.ts";
import { createOrderControl } from "./orders/create-order-control.ts";
import { createStorefrontSchema } from "./storefront/storefront-schema.ts";

/**
 * Shopify's stand-in, to be mounted at /_vendors: the Storefront API, the checkout pages and the mailbox. Orders and discounts as JSON are for tests and stay inside.
 * Faults of this stand-in go to `onError`.
 */
export function createCommerceRouter(commerce: Commerce, onError: (error: unknown) => void = () => undefined): Router {
  const { catalogue, now } = commerce;
  const storefront = createGraphqlHandler({ schema: createStorefrontSchema(), contextOf: () => ({ commerce }), onError });
  const router = express.Router();
  router.post("/shopify/api/2026-04/graphql.json", requireToken, storefront);
  router.get("/shopify/discounts.json", (_request, response) => void response.json(automaticDiscounts(catalogue, now())));
  router.use("/checkout", pageHeaders, createCheckoutRouter(commerce));
  router.get("/mailbox", pageHeaders, (_request, response) => void response.send(mailboxPage(commerce.mailbox.messages())));
  router.get("/mailbox/messages.json", (_request, response) => void response.json(commerce.mailbox.messages()));
  router.use("/orders", createOrderControl(commerce));
  return router;
}

const tokenHeaders = ["shopify-storefront-private-token", "x-shopify-storefront-access-token"];

/** Any access token is good here, but there must be one: 401 without a token header, 403 with an empty one. */
const requireToken: RequestHandler = (request, response, next) => {
  const tokens = tokenHeaders.map((name) => request.get(name)).filter((token) => token !== undefined);
  if (tokens.some((token) => token.trim() !== "")) return next();
  const [status, code] = tokens.length === 0 ? [401, "UNAUTHORIZED"] : [403, "FORBIDDEN"];
  response.status(status).json({ errors: [{ message: "", extensions: { code } }] });
};
