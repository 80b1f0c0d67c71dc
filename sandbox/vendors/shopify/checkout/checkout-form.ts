import { z } from "zod";
import type { CustomerStore } from "#sandbox/vendors/shopify/customers/customer-store.ts";
import type { CartDocument } from "../cart/cart-document.ts";
import type { PickUpStore } from "./pick-up-stores.ts";

/** Everything that the form holds, as typed: it is shown again when something is wrong. */
const typed = z.string().max(2000).catch("");
export const checkoutValuesSchema = z.object({
  email: typed,
  name: typed,
  method: z.enum(["delivery", "pickup"]).catch("delivery"),
  address: typed,
  suburb: typed,
  state: typed,
  postcode: typed,
  store: typed,
});
export type CheckoutValues = z.infer<typeof checkoutValuesSchema>;
export type CheckoutField = keyof CheckoutValues;
export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

export const states = ["ACT", "NSW", "QLD", "SA", "VIC", "WA", "TAS", "NT"] as const;

/** Whether an order can be posted whole, in part, or not at all; one of gift cards alone is sent by email. */
export type Posting = "posted" | "split" | "collected" | "emailed";

const textLimit = 200;

type Rule = { field: CheckoutField; missing: string };
const contactRules: readonly Rule[] = [
  { field: "email", missing: "Please enter your email address" },
  { field: "name", missing: "Please enter your name" },
];
const deliveryRules: readonly Rule[] = [
  { field: "address", missing: "Please enter the street address" },
  { field: "suburb", missing: "Please enter the suburb" },
  { field: "state", missing: "Please choose a state" },
  { field: "postcode", missing: "Please enter the postcode" },
];

export type CheckoutRules = {
  stores: readonly PickUpStore[];
  posting: Posting;
  /** Whether everything that is posted may go to a PO box or a parcel locker. */
  isToBoxes: boolean;
};

const boxPattern = /\b(?:p\W{0,2}o\W{0,2}box|gpo box|locked bag|parcel locker|parcel collect)\b/i;

/** Finds what is missing or cannot be right, one sentence a field. Pickup needs a store that has the goods instead of an address, an order that is split needs both. */
export function checkoutErrors(values: CheckoutValues, rules: CheckoutRules): CheckoutErrors {
  const isEmailed = rules.posting === "emailed";
  const asked = values.method === "delivery" && !isEmailed ? [...contactRules, ...deliveryRules] : contactRules;
  const errors: CheckoutErrors = {};
  for (const { field, missing } of asked) {
    const value = values[field].trim();
    if (value === "") errors[field] = missing;
    else if (value.length > textLimit) errors[field] = `Please keep this under ${textLimit} characters`;
  }
  if (!errors.email && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(values.email.trim())) errors.email = "Please enter a valid email address";
  if (isEmailed) return errors;
  const isCollected = values.method === "pickup" || rules.posting === "split";
  const storeError = isCollected ? storeProblem(values, rules.stores) : null;
  if (storeError !== null) errors.store = storeError;
  if (values.method === "pickup") return errors;
  if (rules.posting === "collected") errors.method = "Something in your cart can't be posted. Please collect it from a store";
  if (!errors.address && !rules.isToBoxes && boxPattern.test(`${values.address} ${values.suburb}`))
    errors.address =
      "Bulky and dangerous goods don't go to PO boxes or parcel lockers. Please give a street address, or collect from a store";
  if (!errors.state && !states.some((state) => state === values.state)) errors.state = "Please choose a state";
  if (!errors.postcode && !/^\d{4}$/.test(values.postcode.trim())) errors.postcode = "A postcode has four digits";
  return errors;
}

/** Nothing is promised at a counter that its shelf can't keep; who can keep it is said. */
function storeProblem({ store, method }: CheckoutValues, stores: readonly PickUpStore[]): string | null {
  const chosen = stores.find(({ id }) => id === Number(store));
  if (chosen === undefined) return "Please choose a store to collect from";
  const lackingAt = ({ lacks }: PickUpStore) => (method === "pickup" ? lacks.all : lacks.collected);
  const [lacking, ...others] = lackingAt(chosen);
  if (lacking === undefined) return null;
  const what = others.length === 0 ? lacking : `${lacking} and ${others.length} more`;
  const whole = stores.filter((each) => lackingAt(each).length === 0).map(({ name, state }) => `${name} (${state})`);
  const who = whole.length === 0 ? "No store has all of it" : `All of it is at ${whole.slice(0, namedMax).join(", ")}`;
  return `${chosen.name} doesn't have ${what} on the shelf. ${who}`;
}

const namedMax = 3;

/** What the cart already knows of its buyer, and what the customer keeps in the account. */
export function prefill(customers: CustomerStore, { buyer, addresses }: CartDocument, posting: Posting): CheckoutValues {
  const customer = buyer.customerId === null ? null : customers.find(buyer.customerId);
  const kept =
    customer?.defaultAddressId === null || customer === null ? null : customers.addresses.find(customer.id, customer.defaultAddressId);
  const local = kept?.territoryCode === "AU" ? { ...kept, provinceCode: kept.zoneCode } : null;
  const address = addresses.find(({ isSelected }) => isSelected) ?? addresses[0] ?? local;
  return {
    email: buyer.email ?? customer?.email ?? "",
    name: nameOf(address) || nameOf(customer) || nameOf(kept),
    method: posting === "collected" ? "pickup" : "delivery",
    address: [address?.address1, address?.address2].filter(Boolean).join(", "),
    suburb: address?.city ?? "",
    state: address?.provinceCode ?? "",
    postcode: address?.zip ?? "",
    store: buyer.preferredStoreId === null ? "" : String(buyer.preferredStoreId),
  };
}

function nameOf(named: { firstName: string | null; lastName: string | null } | null): string {
  return [named?.firstName, named?.lastName].filter(Boolean).join(" ");
}
