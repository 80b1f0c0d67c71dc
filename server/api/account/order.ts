import { os } from "../os.ts";
import { withCustomer } from "./with-customer.ts";

export const order = os.account.order.handler(({ input, context }) =>
  withCustomer(context, (token) => context.services.account.order(token, input.id)),
);
