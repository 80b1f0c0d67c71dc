import { addResolversToSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { imageResolvers } from "#sandbox/commerce/storefront/image-resolvers.ts";
import { readShippedSchema } from "#sandbox/graphql/read-shipped-schema.ts";
import type { AccountContext } from "./account-context.ts";
import { addressMutations } from "./addresses/address-mutations.ts";
import { customerMutations } from "./customer-mutations.ts";
import { customerResolvers } from "./customer-resolvers.ts";
import { findOrder } from "./orders/find-order.ts";
import { findReturn } from "./orders/find-return.ts";
import { fulfillmentResolvers } from "./orders/fulfillment-node.ts";
import { lineItemResolvers } from "./orders/line-item-node.ts";
import { orderResolvers } from "./orders/order-resolvers.ts";
import { requestReturn } from "./orders/request-return.ts";

/** The Customer Account API's schema as hydrogen-react ships it, answered for the customer of the token and nobody else. */
export function createAccountSchema(): GraphQLSchema {
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
