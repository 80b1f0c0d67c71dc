import { os } from "../os.ts";
import { withCustomer } from "./with-customer.ts";

export const updateDetails = os.account.updateDetails.handler(({ input, context }) =>
  withCustomer(context, (token) => context.services.account.updateDetails(token, input)),
);
