import { getDirectiveValues, type GraphQLResolveInfo } from "graphql";
import type { Commerce } from "../commerce.ts";

/** What every resolver gets besides its parent and arguments. */
export type StorefrontContext = { commerce: Commerce };

/** The arguments of the operation's `@inContext`; empty when it has none. */
function contextOf(info: GraphQLResolveInfo): Record<string, unknown> {
  const directive = info.schema.getDirective("inContext");
  if (!directive) return {};
  return getDirectiveValues(directive, info.operation, info.variableValues) ?? {};
}

/** GID of the location that the buyer prefers, or null. */
export function preferredLocationId(info: GraphQLResolveInfo): string | null {
  const { preferredLocationId: id } = contextOf(info);
  return typeof id === "string" ? id : null;
}

/** The buyer's country; Australia unless the operation says otherwise. */
export function countryOf(info: GraphQLResolveInfo): string {
  const { country } = contextOf(info);
  return typeof country === "string" ? country : "AU";
}
