import { os } from "../os.ts";
import { withCustomer } from "./with-customer.ts";

export const get = os.account.get.handler(({ context }) => withCustomer(context, (token) => context.services.account.customer(token)));
