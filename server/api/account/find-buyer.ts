import type { Buyer } from "#server/account/account-service.ts";
import type { Customer } from "#shared/contract/account.ts";
import { type CustomerContext, withCustomer } from "./with-customer.ts";

/** Who is signed in, and what carts know them by. */
export function findBuyer(context: CustomerContext): Promise<{ customer: Customer; buyer: Buyer }> {
  const { account } = context.services;
  return withCustomer(context, async (token) => {
    const customer = await account.customer(token);
    return { customer, buyer: await account.buyer(token, customer) };
  });
}
