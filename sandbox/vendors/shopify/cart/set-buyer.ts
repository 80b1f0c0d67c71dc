import type { CustomerStore } from "#sandbox/vendors/shopify/customers/customer-store.ts";
import { companyOf } from "#sandbox/vendors/shopify/customers/customer.ts";
import { parseGid, toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { type CartChange, type CartUserError, changed, refused } from "./cart-change.ts";
import type { CartDocument } from "./cart-document.ts";

export type BuyerInput = {
  email?: string | null;
  phone?: string | null;
  countryCode?: string | null;
  customerAccessToken?: string | null;
  companyLocationId?: string | null;
  preferences?: { delivery?: { pickupHandle?: string[] | null } | null } | null;
};
type Refused = { problem: CartUserError };

/** Changes what is given and keeps the rest; null clears. Another customer, or none, leaves no company location behind. */
export function setBuyer(customers: CustomerStore, document: CartDocument, input: BuyerInput, field: string[]): CartChange {
  const { buyer } = document;
  if (typeof input.email === "string" && !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(input.email)) {
    return refused(document, invalid([...field, "email"], "Email is invalid"));
  }
  const customerId = customerOf(customers, buyer.customerId, input, field);
  if (isRefused(customerId)) return refused(document, customerId.problem);
  const kept = customerId === buyer.customerId ? buyer.companyLocationId : null;
  const companyLocationId = locationOf(customers, customerId, kept, input, field);
  if (isRefused(companyLocationId)) return refused(document, companyLocationId.problem);
  const { email, phone } = { ...buyer, ...input };
  const countryCode = input.countryCode ?? buyer.countryCode;
  const preferredStoreId = storeOf(buyer.preferredStoreId, input);
  return changed({
    ...document,
    buyer: { email: email ?? null, phone: phone ?? null, customerId, companyLocationId, preferredStoreId, countryCode },
  });
}

function customerOf(
  { storefrontTokens }: CustomerStore,
  current: number | null,
  { customerAccessToken }: BuyerInput,
  field: string[],
): number | null | Refused {
  if (customerAccessToken === undefined) return current;
  if (customerAccessToken === null) return null;
  const owner = storefrontTokens.ownerOf(customerAccessToken);
  return owner ?? { problem: invalid([...field, "customerAccessToken"], "Customer access token is invalid") };
}

/** Only a location of the customer's own company counts. */
function locationOf(
  customers: CustomerStore,
  customerId: number | null,
  current: number | null,
  { companyLocationId }: BuyerInput,
  field: string[],
): number | null | Refused {
  if (companyLocationId === undefined) return current;
  if (companyLocationId === null) return null;
  const path = [...field, "companyLocationId"];
  const customer = customerId === null ? null : customers.find(customerId);
  if (customer === null) {
    return { problem: { code: "MISSING_CUSTOMER_ACCESS_TOKEN", field: path, message: "A company location needs a customer access token" } };
  }
  const location = companyOf(customer)?.location;
  if (location !== undefined && toGid("CompanyLocation", location.id) === companyLocationId) return location.id;
  return {
    problem: {
      code: "BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION",
      field: path,
      message: "The customer can't buy for this company location",
    },
  };
}

/** A handle of local pick-up is a location's id; those of other pick-up points mean nothing here. */
function storeOf(current: number | null, { preferences }: BuyerInput): number | null {
  const handles = preferences?.delivery?.pickupHandle;
  if (!handles) return current;
  const [location] = handles.flatMap((handle) => parseGid(handle) ?? []);
  return location?.type === "Location" ? location.id : null;
}

function isRefused(outcome: number | null | Refused): outcome is Refused {
  return outcome !== null && typeof outcome === "object";
}

function invalid(field: string[], message: string): CartUserError {
  return { code: "INVALID", field, message };
}
