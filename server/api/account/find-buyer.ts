import type { Buyer } from "#server/account/account-service.ts";
import type { Customer } from "#shared/contract/customer/account.ts";
import type { SessionContext } from "../session/end-session.ts";
import { withCustomer } from "./with-customer.ts";

/** Who is signed in, and what carts know them by. */
export function findBuyer(context: SessionContext): Promise<{ customer: Customer; buyer: Buyer }> {
  const { account } = context.services;
  return withCustomer(context, async (token) => {
    const customer = await account.customer(token);
    return { customer, buyer: await account.buyer(token, customer) };
  });
}
