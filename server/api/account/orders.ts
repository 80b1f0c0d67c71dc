import { os } from "../os.ts";
import { withCustomer } from "./with-customer.ts";

export const orders = os.account.orders.handler(({ input, context }) =>
  withCustomer(context, (token) => context.services.account.orders(token, input.after)),
);
