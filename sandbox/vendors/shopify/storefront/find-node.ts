import { GraphQLError } from "graphql";
import { parseGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import type { Commerce } from "../commerce.ts";
import { findCartNode } from "./carts/cart-node.ts";
import { findCollection } from "./collections/collection-node.ts";
import { findVariantNode } from "./products/variant-node.ts";

/** The object of a global id with its `__typename`; null for an id of nothing. Throws Shopify's top-level error for a malformed id. */
export function findNode(commerce: Commerce, gid: string): object | null {
  if (gid.startsWith("gid://shopify/Cart/")) return findCartNode(commerce, gid);
  const parsed = parseGid(gid);
  if (parsed === null) throw new GraphQLError(`Invalid global id '${gid}'`, { extensions: { code: "argumentLiteralsIncompatible" } });
  const { catalogue } = commerce;
  switch (parsed.type) {
    case "Product":
      return typed("Product", catalogue.productById(parsed.id));
    case "ProductVariant":
      return findVariantNode(catalogue, parsed.id);
    case "Collection":
      return findCollection(catalogue, { id: parsed.id });
    case "Location":
      return typed(
        "Location",
        catalogue.stores.find(({ id }) => id === parsed.id),
      );
    default:
      return null;
  }
}

/** Interfaces and unions are resolved by `__typename`. */
export function typed<Value extends object>(typename: string, value: Value | undefined): (Value & { __typename: string }) | null {
  return value === undefined ? null : { __typename: typename, ...value };
}
