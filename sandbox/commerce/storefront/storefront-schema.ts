import { addResolversToSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { readShippedSchema } from "#sandbox/graphql/read-shipped-schema.ts";
import { cartResolvers } from "./cart-resolvers.ts";
import { collectionResolvers } from "./collection-resolvers.ts";
import { imageResolvers } from "./image-resolvers.ts";
import { locationResolvers } from "./location-resolvers.ts";
import { metaobjectResolvers } from "./metaobject-resolvers.ts";
import { mutationResolvers } from "./mutation-resolvers.ts";
import { productOptionResolvers, variantResolvers } from "./variant-resolvers.ts";
import { productResolvers } from "./product-resolvers.ts";
import { queryResolvers } from "./query-resolvers.ts";

/** The Storefront API's schema as hydrogen-react ships it, answered from the seeded catalogue. */
export function createStorefrontSchema(): GraphQLSchema {
  return addResolversToSchema({
    schema: readShippedSchema("storefront"),
    resolvers: {
      QueryRoot: queryResolvers,
      Mutation: mutationResolvers,
      Product: productResolvers,
      ProductVariant: variantResolvers,
      ...productOptionResolvers,
      ...imageResolvers,
      Collection: collectionResolvers,
      Location: locationResolvers,
      Cart: cartResolvers,
      Metaobject: metaobjectResolvers,
      Merchandise: { __resolveType: () => "ProductVariant" },
    },
  });
}
