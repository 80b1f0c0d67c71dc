import { os } from "../os.ts";
import { withCustomer } from "./with-customer.ts";

export const updateAddress = os.account.updateAddress.handler(({ input, context }) =>
  withCustomer(context, (token) => context.services.account.updateAddress(token, input)),
);
