import { failingAs } from "#server/account/failing-as.ts";
import { os } from "../os.ts";
import { withCustomer } from "./with-customer.ts";

const failure = "Failed to fetch customer details.";

export const get = os.account.get.handler(({ context }) =>
  failingAs(
    failure,
    withCustomer(context, (token) => context.services.account.customer(token)),
    failure,
  ),
);
