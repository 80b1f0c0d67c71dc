import express, { type RequestHandler, type Router } from "express";
import { z } from "zod";
import { addResolversToSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { mailboxPage } from "#sandbox/pages/mailbox-page.ts";
import { pageHeaders } from "#sandbox/pages/page-headers.ts";
import { createAdminRouter } from "./admin/create-admin-router.ts";
import { createCheckoutRouter } from "./checkout/create-checkout-router.ts";
import type { Commerce } from "./commerce.ts";
import { automaticDiscounts } from "./discounts/automatic-discounts.ts";
import { createGraphqlHandler } from "./graphql/create-graphql-handler.ts";
import { readShippedSchema } from "./graphql/read-shipped-schema.ts";
import { aheadFor, shipmentsOf } from "./orders/shipments.ts";
import { cartResolvers } from "./storefront/carts/cart-resolvers.ts";
import { mutationResolvers } from "./storefront/carts/mutation-resolvers.ts";
import { collectionResolvers } from "./storefront/collections/collection-resolvers.ts";
import { metaobjectResolvers } from "./storefront/collections/metaobject-resolvers.ts";
import { imageResolvers } from "./storefront/products/image-resolvers.ts";
import { locationResolvers } from "./storefront/products/location-resolvers.ts";
import { productResolvers } from "./storefront/products/product-resolvers.ts";
import { productOptionResolvers, variantResolvers } from "./storefront/products/variant-resolvers.ts";
import { videoResolvers } from "./storefront/products/video-resolvers.ts";
import { queryResolvers } from "./storefront/query-resolvers.ts";

const fulfilSchema = z.object({ stage: z.enum(["sent", "delivered"]).default("sent") }).default({ stage: "sent" });

/**
 * Orders for tests, never shown to browsers: GET `/{name}.json`, and POST `/{name}/fulfil` with `{stage}` to have everything "sent" (or ready to collect) or
 * "delivered" (or collected) by now.
 */
function createOrderControl({ orders, now }: Pick<Commerce, "orders" | "now">): Router {
  const router = express.Router();
  router.get("/:name.json", (request, response) => {
    const order = orders.find(request.params.name);
    response.status(order === null ? 404 : 200).json(order);
  });
  router.post("/:name/fulfil", express.json({ limit: "1kb" }), (request, response) => {
    const wanted = fulfilSchema.safeParse(request.body);
    const order = orders.find(request.params.name);
    if (!wanted.success || order === null) return void response.status(order === null ? 404 : 400).end();
    orders.push(order, aheadFor(order, wanted.data.stage, now()));
    const pushed = orders.find(order.orderName) ?? order;
    return void response.json({ shipments: shipmentsOf(pushed, now()).map(({ number, stage }) => ({ number, stage })) });
  });
  return router;
}

/**
 * Shopify's stand-in, to be mounted at /_vendors: the Storefront API, what the shop asks of the Admin API, the checkout pages and the mailbox. Orders and discounts as JSON are for tests and stay inside.
 * Faults of this stand-in go to `onError`.
 */
export function createCommerceRouter(commerce: Commerce, onError: (error: unknown) => void = () => undefined): Router {
  const { catalogue, now } = commerce;
  const storefront = createGraphqlHandler({ schema: createStorefrontSchema(), contextOf: () => ({ commerce }), onError });
  const router = express.Router();
  router.post("/shopify/api/2026-04/graphql.json", requireToken, storefront);
  router.use("/shopify/admin", createAdminRouter(commerce, onError));
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

/** The Storefront API's schema as hydrogen-react ships it, answered from the seeded catalogue. */
function createStorefrontSchema(): GraphQLSchema {
  return addResolversToSchema({
    schema: readShippedSchema("storefront"),
    resolvers: {
      QueryRoot: queryResolvers,
      Mutation: mutationResolvers,
      Product: productResolvers,
      ProductVariant: variantResolvers,
      ...productOptionResolvers,
      ...imageResolvers,
      ...videoResolvers,
      Collection: collectionResolvers,
      Location: locationResolvers,
      Cart: cartResolvers,
      Metaobject: metaobjectResolvers,
      Merchandise: { __resolveType: () => "ProductVariant" },
    },
  });
}
