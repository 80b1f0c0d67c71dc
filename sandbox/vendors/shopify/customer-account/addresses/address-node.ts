import type { AddressFields } from "#sandbox/vendors/shopify/customers/customer.ts";
import { toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { findTerritory } from "./territories.ts";

type FormattedArgs = { withName?: boolean | null; withCompany?: boolean | null };

/** An address in the schema's own words. */
export function addressNode(id: number, address: AddressFields) {
  const territory = findTerritory(address.territoryCode);
  const country = territory?.name ?? address.territoryCode;
  const name = [address.firstName, address.lastName].filter(Boolean).join(" ");
  return {
    ...address,
    id: toGid("CustomerAddress", id),
    name: name === "" ? null : name,
    country,
    province: territory?.zones[address.zoneCode ?? ""] ?? null,
    formattedArea: [joined(address.city, address.zoneCode), country].filter(Boolean).join(", "),
    formatted: ({ withName, withCompany }: FormattedArgs) =>
      [
        withName === true ? name : null,
        withCompany === false ? null : address.company,
        address.address1,
        address.address2,
        joined(address.city, address.zoneCode, address.zip),
        country,
      ].filter(Boolean),
  };
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(" ");
}
