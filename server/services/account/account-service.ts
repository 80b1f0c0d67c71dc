import type { z } from "zod";
import type {
  createAddressInputSchema,
  Customer,
  detailsInputSchema,
  Order,
  OrderPage,
  ReturnInput,
  updateAddressInputSchema,
} from "#shared/contract/customer/account.ts";

/** What the platform knows a buyer by, for carts. */
export type Buyer = { customerAccessToken: string; companyLocationId: string | null };

/** The signed-in customer's own data, asked with the customer's token and never cached. The platform's user errors are AppErrors UNPROCESSABLE with its messages joined by semicolons. */
export type AccountService = {
  customer(customerToken: string): Promise<Customer>;
  /** The storefront's token for the customer's carts. */
  buyer(customerToken: string, customer: Customer): Promise<Buyer>;
  updateDetails(customerToken: string, details: z.output<typeof detailsInputSchema>): Promise<Customer>;
  createAddress(customerToken: string, input: z.output<typeof createAddressInputSchema>): Promise<Customer>;
  updateAddress(customerToken: string, input: z.output<typeof updateAddressInputSchema>): Promise<Customer>;
  removeAddress(customerToken: string, addressId: string): Promise<Customer>;
  setMarketing(customerToken: string, isSubscribed: boolean): Promise<Customer>;
  orders(customerToken: string, after: string | undefined): Promise<OrderPage>;
  /** Throws AppError NOT_FOUND for an order that is not the customer's. */
  order(customerToken: string, id: string): Promise<Order>;
  requestReturn(customerToken: string, input: ReturnInput): Promise<Order>;
};
