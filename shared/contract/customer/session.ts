import { z } from "zod";

/** What the shop says of whoever is signed in, on every page. */
export const signedInCustomerSchema = z.object({
  /** gid://shopify/Customer/1 */
  id: z.string(),
  firstName: z.string().nullable(),
  displayName: z.string(),
  email: z.string().nullable(),
  /** The first location of the customer's company; null for everyone who doesn't buy for one. */
  companyLocationId: z.string().nullable(),
});
export type SignedInCustomer = z.infer<typeof signedInCustomerSchema>;

/** When the access token expires, in milliseconds since 1970. */
export const sessionTimeSchema = z.object({ expiresAtMs: z.number() });

/** Where the browser goes to leave the identity provider too: an address of the provider, or of the shop where there is nothing to leave. */
export const signedOutSchema = z.object({ url: z.string() });
