import { addResolversToSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { readShippedSchema } from "#sandbox/vendors/shopify/graphql/read-shipped-schema.ts";
import { cartResolvers } from "./carts/cart-resolvers.ts";
import { collectionResolvers } from "./collections/collection-resolvers.ts";
import { imageResolvers } from "./products/image-resolvers.ts";
import { locationResolvers } from "./products/location-resolvers.ts";
import { metaobjectResolvers } from "./collections/metaobject-resolvers.ts";
import { mutationResolvers } from "./carts/mutation-resolvers.ts";
import { productOptionResolvers, variantResolvers } from "./products/variant-resolvers.ts";
import { productResolvers } from "./products/product-resolvers.ts";
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
