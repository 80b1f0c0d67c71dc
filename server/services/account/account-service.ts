import type { z } from "zod";
import type {
  Customer,
  Order,
  OrderPage,
  ReturnInput,
  createAddressInputSchema,
  detailsInputSchema,
  updateAddressInputSchema,
} from "#shared/contract/customer/account.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { CustomerPort, PlatformOrder } from "./customer-port.ts";
import { type AgainOrder, orderAgain, type VariantSales } from "./order-again.ts";
import { failingAs } from "./failing-as.ts";
import { type ProductUrls, withUrls } from "./product-urls.ts";

type AccountServiceOptions = { customers: CustomerPort; productUrls: ProductUrls; variantSales: VariantSales };

export function createAccountService({ customers, productUrls, variantSales }: AccountServiceOptions): AccountService {
  const customer: AccountService["customer"] = (token) => failingAs("Failed to fetch customer.", customers.customer(token));

  async function platformOrder(token: string, id: string) {
    const found = await customers.order(token, id);
    if (found === null) throw new AppError("NOT_FOUND", "no such order of this customer");
    return found;
  }

  async function order(token: string, id: string) {
    return withUrls(await platformOrder(token, id), productUrls);
  }

  return {
    customer,
    async buyer(token, { companyLocationId }) {
      const storefrontToken = await failingAs("Failed to fetch buyer.", customers.storefrontToken(token));
      return { customerAccessToken: storefrontToken ?? token, companyLocationId };
    },
    async updateDetails(token, details) {
      const message = "Failed to update customer details.";
      await failingAs(message, customers.updateDetails(token, details), message);
      return afterSaving(customer(token));
    },
    async createAddress(token, { address, isDefault }) {
      await customers.createAddress(token, address, isDefault);
      return afterSaving(customer(token));
    },
    async updateAddress(token, { addressId, address, isDefault }) {
      await customers.updateAddress(token, addressId, address, isDefault);
      return afterSaving(customer(token));
    },
    async removeAddress(token, addressId) {
      const message = "Failed to delete address.";
      await failingAs(message, customers.removeAddress(token, addressId), message);
      return afterSaving(customer(token));
    },
    async setMarketing(token, isSubscribed) {
      await customers.setMarketing(token, isSubscribed);
      return afterSaving(customer(token));
    },
    orders: (token, after) => customers.orders(token, after),
    order,
    orderAgain: async (token, id) => orderAgain((await platformOrder(token, id)).lines, variantSales),
    async requestReturn(token, input) {
      const { id, seenReturns } = input;
      const known = seenReturns === undefined ? null : await platformOrder(token, id);
      if (known !== null && isRequested(known, input)) return withUrls(known, productUrls);
      await customers.requestReturn(token, input);
      return afterSaving(order(token, input.id));
    },
  };
}

/** Whether the parts are in a return that the customer didn't know of when they chose them: the form was sent before. */
function isRequested({ returns }: PlatformOrder, { lines, seenReturns = [] }: ReturnInput): boolean {
  const partsOf = (parts: readonly { lineId: string; quantity: number }[]) =>
    JSON.stringify(parts.map(({ lineId, quantity }) => `${lineId} ${quantity}`).toSorted());
  return returns.some((known) => !seenReturns.includes(known.id) && partsOf(known.lines) === partsOf(lines));
}

/**
 * What is saved is saved, even where it can't be read back: a failure, also of a token that ended in between, must not be told as one of the change, nor have it made again.
 */
async function afterSaving<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    const userMessage = "That's saved. We just couldn't load the rest again: please refresh the page.";
    throw new AppError("CONFLICT", "a change was saved, but could not be read back", { userMessage, cause: error });
  }
}

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
  /** Throws AppError NOT_FOUND for an order that is not the customer's. */
  orderAgain(customerToken: string, id: string): Promise<AgainOrder>;
  /** Asks once for what was asked for since the returns that `input` has seen. */
  requestReturn(customerToken: string, input: ReturnInput): Promise<Order>;
};
