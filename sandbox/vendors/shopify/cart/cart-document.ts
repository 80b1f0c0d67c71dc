import { z } from "zod";

const attributeSchema = z.object({ key: z.string(), value: z.string() });
export type Attribute = z.infer<typeof attributeSchema>;

const cartLineSchema = z.object({
  id: z.string(),
  variantId: z.number().int(),
  quantity: z.number().int(),
  attributes: z.array(attributeSchema),
});
export type CartLine = z.infer<typeof cartLineSchema>;

const textOrNull = z.string().nullable();
const deliveryAddressSchema = z.object({
  id: z.string(),
  isSelected: z.boolean(),
  isOneTimeUse: z.boolean(),
  firstName: textOrNull,
  lastName: textOrNull,
  company: textOrNull,
  address1: textOrNull,
  address2: textOrNull,
  city: textOrNull,
  provinceCode: textOrNull,
  countryCode: textOrNull,
  zip: textOrNull,
  phone: textOrNull,
});
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;

const buyerSchema = z.object({
  email: textOrNull,
  phone: textOrNull,
  countryCode: z.string(),
  /** Whose cart it is; proven by a token when it was set. */
  customerId: z.number().int().nullable().default(null),
  /** A location of the customer's own company, for which it buys at trade prices. */
  companyLocationId: z.number().int().nullable().catch(null),
  /** The store at whose counter it would rather be picked up. */
  preferredStoreId: z.number().int().nullable().default(null),
});

/** What a cart holds, as it is kept in the database. */
export const cartDocumentSchema = z.object({
  lines: z.array(cartLineSchema),
  attributes: z.array(attributeSchema),
  note: z.string().nullable(),
  discountCodes: z.array(z.string()),
  buyer: buyerSchema,
  addresses: z.array(deliveryAddressSchema),
});
export type CartDocument = z.infer<typeof cartDocumentSchema>;

export function emptyCart(countryCode: string): CartDocument {
  return {
    lines: [],
    attributes: [],
    note: null,
    discountCodes: [],
    buyer: { email: null, phone: null, countryCode, customerId: null, companyLocationId: null, preferredStoreId: null },
    addresses: [],
  };
}
