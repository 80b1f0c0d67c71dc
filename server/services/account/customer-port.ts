import type { z } from "zod";
import type {
  AddressInput,
  Customer,
  detailsInputSchema,
  Order,
  OrderLine,
  OrderPage,
  ReturnInput,
} from "#shared/contract/customer/account.ts";

/** A line as the platform knows it: where its product is found is the catalogue's business. */
export type PlatformOrderLine = Omit<OrderLine, "url"> & { productId: string | null; variantId: string | null };
export type PlatformOrder = Omit<Order, "lines"> & { lines: PlatformOrderLine[] };

/**
 * The platform's account of one customer, opened with the customer's token. Failures are AppErrors: UNAUTHENTICATED when the token opens nothing (any more),
 * UNPROCESSABLE with the platform's own sentences when it refuses a change.
 */
export type CustomerPort = {
  customer(token: string): Promise<Customer>;
  /** The storefront's token for the customer; null where the platform gives none, because the customer's own token does. */
  storefrontToken(token: string): Promise<string | null>;
  updateDetails(token: string, details: z.output<typeof detailsInputSchema>): Promise<void>;
  createAddress(token: string, address: AddressInput, isDefault: boolean): Promise<void>;
  /** Without `isDefault` the default address stays what it is. */
  updateAddress(token: string, addressId: string, address: AddressInput, isDefault: boolean | undefined): Promise<void>;
  removeAddress(token: string, addressId: string): Promise<void>;
  setMarketing(token: string, isSubscribed: boolean): Promise<void>;
  orders(token: string, after: string | undefined): Promise<OrderPage>;
  /** `id` is the number at the end of the platform's id. Null for one that is not the customer's. */
  order(token: string, id: string): Promise<PlatformOrder | null>;
  requestReturn(token: string, input: ReturnInput): Promise<void>;
};
