import { os } from "../os.ts";
import { withCustomer } from "./with-customer.ts";

export const setMarketing = os.account.setMarketing.handler(({ input, context }) =>
  withCustomer(context, (token) => context.services.account.setMarketing(token, input.isSubscribed)),
);
