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
