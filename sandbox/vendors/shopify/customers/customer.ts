import { z } from "zod";

const textOrNull = z.string().nullable();

/** What is kept of an address: codes of territory (AU) and zone (NSW); their names are worked out when it is read. */
export const addressFieldsSchema = z.object({
  firstName: textOrNull,
  lastName: textOrNull,
  company: textOrNull,
  address1: textOrNull,
  address2: textOrNull,
  city: textOrNull,
  zoneCode: textOrNull,
  zip: textOrNull,
  territoryCode: z.string(),
  phoneNumber: textOrNull,
});
export type AddressFields = z.infer<typeof addressFieldsSchema>;
export type CustomerAddress = AddressFields & { id: number };

export const customerDetailsSchema = z.object({ firstName: textOrNull, lastName: textOrNull, phoneNumber: textOrNull });
export type CustomerDetails = z.infer<typeof customerDetailsSchema>;

/** Somebody who has signed in at least once. */
export type Customer = CustomerDetails & {
  /** Its GID is `gid://shopify/Customer/{id}`. */
  id: number;
  /** Lower case; nobody else has it. */
  email: string;
  defaultAddressId: number | null;
  createdAt: string;
};

/** Both names, or one of them, or else the email address. */
export function displayNameOf({ firstName, lastName, email }: Pick<Customer, "firstName" | "lastName" | "email">): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}

/** A business whose buyers pay trade prices. */
export type Company = { id: number; name: string; location: { id: number; name: string } };

const demoDomain = "workshop.example";
const demoCompany: Company = {
  id: 6_300_001,
  name: "Demo Workshop",
  location: { id: 6_400_001, name: "Demo Workshop, main bay" },
};

/** The company that a customer buys for: whoever signs in with an address at workshop.example is a buyer of the demo company. */
export function companyOf({ email }: Pick<Customer, "email">): Company | null {
  return email.endsWith(`@${demoDomain}`) ? demoCompany : null;
}
