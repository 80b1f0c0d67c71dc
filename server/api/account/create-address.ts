import { os } from "../os.ts";
import { withCustomer } from "./with-customer.ts";

export const createAddress = os.account.createAddress.handler(({ input, context }) =>
  withCustomer(context, (token) => context.services.account.createAddress(token, input)),
);
