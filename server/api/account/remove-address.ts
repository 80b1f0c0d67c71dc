import { os } from "../os.ts";
import { withCustomer } from "./with-customer.ts";

export const removeAddress = os.account.removeAddress.handler(({ input, context }) =>
  withCustomer(context, (token) => context.services.account.removeAddress(token, input.addressId)),
);
