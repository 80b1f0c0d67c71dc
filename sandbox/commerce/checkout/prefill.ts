import type { CartDocument } from "../cart/cart-document.ts";
import type { CheckoutValues } from "./checkout-form.ts";

/** What the cart already knows of its buyer. */
export function prefill({ buyer, addresses }: CartDocument, isPickupOnly: boolean): CheckoutValues {
  const address = addresses.find(({ isSelected }) => isSelected) ?? addresses[0];
  return {
    email: buyer.email ?? "",
    name: [address?.firstName, address?.lastName].filter(Boolean).join(" "),
    method: isPickupOnly ? "pickup" : "delivery",
    address: [address?.address1, address?.address2].filter(Boolean).join(", "),
    suburb: address?.city ?? "",
    state: address?.provinceCode ?? "",
    postcode: address?.zip ?? "",
    store: "",
  };
}
