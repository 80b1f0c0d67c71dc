import type { Company } from "#sandbox/vendors/shopify/customers/customer.ts";
import { arrayConnection, type ConnectionArgs } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";

/** A company and its locations, as its contacts and its orders show them. */
export function companyNode({ id, name, location }: Company) {
  const locationNode = { id: toGid("CompanyLocation", location.id), name: location.name, externalId: null };
  const locations = (args: ConnectionArgs) => arrayConnection([locationNode], args);
  return { company: { id: toGid("Company", id), name, externalId: null, locations }, locations, location: locationNode };
}
