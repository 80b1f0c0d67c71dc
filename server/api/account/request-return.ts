import { os } from "../os.ts";
import { withCustomer } from "./with-customer.ts";

export const requestReturn = os.account.requestReturn.handler(({ input, context }) =>
  withCustomer(context, (token) => context.services.account.requestReturn(token, input)),
);
