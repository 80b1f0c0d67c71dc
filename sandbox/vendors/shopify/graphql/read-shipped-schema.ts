import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildClientSchema, type GraphQLSchema } from "graphql";

/** One of the vendor's schemas as hydrogen-react ships them. */
export function readShippedSchema(api: "storefront" | "customer-account"): GraphQLSchema {
  const file = fileURLToPath(import.meta.resolve(`@shopify/hydrogen-react/${api}.schema.json`));
  return buildClientSchema(JSON.parse(readFileSync(file, "utf8")));
}
