import type { CustomerStore } from "#sandbox/customers/customer-store.ts";
import type { CartDocument } from "../cart/cart-document.ts";
import type { CheckoutValues } from "./checkout-form.ts";

/** What the cart already knows of its buyer, and what the customer keeps in the account. */
export function prefill(customers: CustomerStore, { buyer, addresses }: CartDocument, isPickupOnly: boolean): CheckoutValues {
  const customer = buyer.customerId === null ? null : customers.find(buyer.customerId);
  const kept =
    customer?.defaultAddressId === null || customer === null ? null : customers.addresses.find(customer.id, customer.defaultAddressId);
  const local = kept?.territoryCode === "AU" ? { ...kept, provinceCode: kept.zoneCode } : null;
  const address = addresses.find(({ isSelected }) => isSelected) ?? addresses[0] ?? local;
  return {
    email: buyer.email ?? customer?.email ?? "",
    name: nameOf(address) || nameOf(customer) || nameOf(kept),
    method: isPickupOnly ? "pickup" : "delivery",
    address: [address?.address1, address?.address2].filter(Boolean).join(", "),
    suburb: address?.city ?? "",
    state: address?.provinceCode ?? "",
    postcode: address?.zip ?? "",
    store: "",
  };
}

function nameOf(named: { firstName: string | null; lastName: string | null } | null): string {
  return [named?.firstName, named?.lastName].filter(Boolean).join(" ");
}
