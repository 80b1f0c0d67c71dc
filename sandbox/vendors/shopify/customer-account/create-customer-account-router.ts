import { addResolversToSchema } from "@graphql-tools/schema";
import express, { type RequestHandler, type Response, type Router } from "express";
import type { GraphQLSchema } from "graphql";
import type { Commerce } from "#sandbox/vendors/shopify/commerce.ts";
import { createGraphqlHandler } from "#sandbox/vendors/shopify/graphql/create-graphql-handler.ts";
import { readShippedSchema } from "#sandbox/vendors/shopify/graphql/read-shipped-schema.ts";
import { imageResolvers } from "#sandbox/vendors/shopify/storefront/products/image-resolvers.ts";
import type { AccountContext, Marketing } from "./account-context.ts";
import { addressMutations } from "./addresses/address-mutations.ts";
import { readPostcodeCheck } from "./addresses/postcodes.ts";
import { customerMutations, customerResolvers } from "./customer-resolvers.ts";
import { fulfillmentResolvers } from "./orders/fulfillment-node.ts";
import { lineItemResolvers } from "./orders/line-item-node.ts";
import { findOrder } from "./orders/order-ids.ts";
import { orderResolvers } from "./orders/order-resolvers.ts";
import { requestReturn } from "./returns/request-return.ts";
import { findReturn } from "./returns/return-node.ts";

type CustomerAccountOptions = {
  commerce: Commerce;
  marketing: Marketing;
  /** Whom an access token speaks for; null for one that is unknown, expired or taken back. */
  findAccess: (token: string) => Promise<{ customerId: number } | null>;
  seedFilesDir: string;
  /** Hears of faults of this stand-in; a caller only reads that something went wrong. */
  onError?: (error: unknown) => void;
};

/** Shopify's Customer Account API, to be mounted at /_vendors/customer-account. The access token stands in the Authorization header without "Bearer". */
export function createCustomerAccountRouter(options: CustomerAccountOptions): Router {
  const { commerce, marketing, findAccess, seedFilesDir, onError = () => undefined } = options;
  const isPostcodeOf = readPostcodeCheck(seedFilesDir);
  const contextOf = ({ locals }: Response): AccountContext => {
    const customer = commerce.customers.find(Number(locals["customerId"]));
    if (customer === null) throw new Error("The customer of a good token is gone");
    return { commerce, customer, marketing, isPostcodeOf };
  };

  const requireAccess: RequestHandler = async (request, response, next) => {
    const access = await findAccess(request.get("authorization") ?? "");
    if (access === null || commerce.customers.find(access.customerId) === null) {
      response.status(401).json({ errors: [{ message: "Invalid access token", extensions: { code: "UNAUTHENTICATED" } }] });
      return;
    }
    response.locals["customerId"] = access.customerId;
    response.set("Cache-Control", "no-store");
    next();
  };

  const router = express.Router();
  const graphql = createGraphqlHandler({ schema: createAccountSchema(), contextOf, onError });
  router.post("/account/customer/api/2026-04/graphql", requireAccess, graphql);
  return router;
}

/** The Customer Account API's schema as hydrogen-react ships it, answered for the customer of the token and nobody else. */
function createAccountSchema(): GraphQLSchema {
  return addResolversToSchema({
    schema: readShippedSchema("customer-account"),
    resolvers: {
      QueryRoot: {
        customer: (_root: unknown, _args: unknown, { customer }: AccountContext) => customer,
        order: (_root: unknown, { id }: { id: string }, { commerce, customer }: AccountContext) => findOrder(commerce, customer, id),
        return: (_root: unknown, { id }: { id: string }, { commerce, customer }: AccountContext) => findReturn(commerce, customer, id),
      },
      Mutation: { ...customerMutations, ...addressMutations, orderRequestReturn: requestReturn },
      Customer: customerResolvers,
      Order: orderResolvers,
      LineItem: lineItemResolvers,
      Fulfillment: fulfillmentResolvers,
      Image: imageResolvers.Image,
    },
  });
}
