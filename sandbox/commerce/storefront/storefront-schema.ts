import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { addResolversToSchema } from "@graphql-tools/schema";
import type { GraphQLSchema, IntrospectionQuery } from "graphql";
import { buildClientSchema } from "graphql";
import { cartResolvers } from "./cart-resolvers.ts";
import { collectionResolvers } from "./collection-resolvers.ts";
import { imageResolvers } from "./image-resolvers.ts";
import { locationResolvers } from "./location-resolvers.ts";
import { metaobjectResolvers } from "./metaobject-resolvers.ts";
import { mutationResolvers } from "./mutation-resolvers.ts";
import { productOptionResolvers } from "./product-option-resolvers.ts";
import { productResolvers } from "./product-resolvers.ts";
import { queryResolvers } from "./query-resolvers.ts";
import { variantResolvers } from "./variant-resolvers.ts";

/** The Storefront API's schema as hydrogen-react ships it, answered from the seeded catalogue. */
export function createStorefrontSchema(): GraphQLSchema {
  return addResolversToSchema({
    schema: buildClientSchema(readIntrospection()),
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

function readIntrospection(): IntrospectionQuery {
  const file = fileURLToPath(import.meta.resolve("@shopify/hydrogen-react/storefront.schema.json"));
  return JSON.parse(readFileSync(file, "utf8"));
}
